import { roleKind } from '../accounts/roles.ts';

/** The entries, of which each has its label in `navWords.items`. */
export type MenuName =
  | 'dashboard'
  | 'patientDetails'
  | 'submitEnquiry'
  | 'rpmDashboard'
  | 'assignDevice'
  | 'deviceOrders'
  | 'submitInquiry'
  | 'alerts'
  | 'billing'
  | 'billingConfig'
  | 'billingRevenue'
  | 'billingCode'
  | 'profile';

/** One entry of the side navigation. `icon` names a drawing of the component library. */
export interface MenuItem {
  name: MenuName;
  path: string;
  /** Other paths of the same page, and pages that are reached from it: the entry is marked there too. */
  also?: readonly string[];
  icon: 'dashboard' | 'patients' | 'assignDevice' | 'orders' | 'inquiry' | 'alerts' | 'billing' | 'profile';
}
/** An entry that opens in place. @see NAV-05 */
export interface MenuGroup {
  name: MenuName;
  icon: MenuItem['icon'];
  items: readonly MenuItem[];
}
export type MenuEntry = MenuItem | MenuGroup;

const patientMenu: readonly MenuEntry[] = [
  { name: 'dashboard', path: '/patient-dashboard', icon: 'dashboard' },
  { name: 'patientDetails', path: '/patient-profile', icon: 'patients' },
  { name: 'submitEnquiry', path: '/inquiry', icon: 'inquiry' },
];

const clinicMenu: readonly MenuEntry[] = [
  {
    name: 'rpmDashboard',
    path: '/doctor-dashboard',
    also: ['/rpm-dashboard', '/rpmMonitor', '/mydashboard'],
    icon: 'dashboard',
  },
  {
    name: 'patientDetails',
    path: '/patient-list',
    also: ['/allPatients', '/patientdetails'],
    icon: 'patients',
  },
  {
    name: 'assignDevice',
    path: '/rpm-device-allocation',
    also: ['/device-allocation', '/review-order'],
    icon: 'assignDevice',
  },
  { name: 'deviceOrders', path: '/orders', icon: 'orders' },
  { name: 'submitInquiry', path: '/inquiry', icon: 'inquiry' },
  { name: 'alerts', path: '/alerts', icon: 'alerts' },
  {
    name: 'billing',
    icon: 'billing',
    items: [
      { name: 'billingConfig', path: '/billing-config', icon: 'billing' },
      { name: 'billingRevenue', path: '/billing-revenue', icon: 'billing' },
      { name: 'billingCode', path: '/cpt', icon: 'billing' },
    ],
  },
];

/** NAV-02, NAV-06: at the foot of the navigation, for everyone. */
export const profileItem: MenuItem = {
  name: 'profile',
  path: '/profile',
  also: ['/profilenew', '/change-password', '/emailverify'],
  icon: 'profile',
};

/**
 * Whether an entry of the menu is marked, and how: as the page itself, or as the part of the portal that it belongs to.
 *
 * @param pathname where the user is, without query
 * @returns the value of `aria-current`; `undefined` leaves it out
 */
export function markOf({ path, also }: MenuItem, pathname: string): 'page' | 'true' | undefined {
  const at = pathname.toLowerCase().replace(/\/+$/, '');
  if (at === path) return 'page';
  return also?.some((other) => other.toLowerCase() === at) || at.startsWith(`${path}/`) ? 'true' : undefined;
}

/** The side navigation of a role, without the profile link at its foot. @see NAV-03, NAV-04 */
export function menuFor(role: string): readonly MenuEntry[] {
  return roleKind(role) === 'patient' ? patientMenu : clinicMenu;
}
