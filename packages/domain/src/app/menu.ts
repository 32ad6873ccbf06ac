import { roleKind } from '../accounts/roles.ts';

/** One entry of the side navigation. `icon` names a drawing of the component library. */
export interface MenuItem {
  label: string;
  path: string;
  /** Other paths of the same page, and pages that are reached from it: the entry is marked there too. */
  also?: readonly string[];
  icon: 'dashboard' | 'patients' | 'assignDevice' | 'orders' | 'inquiry' | 'alerts' | 'billing' | 'profile';
}
/** An entry that opens in place. @see NAV-05 */
export interface MenuGroup {
  label: string;
  icon: MenuItem['icon'];
  items: readonly MenuItem[];
}
export type MenuEntry = MenuItem | MenuGroup;

const patientMenu: readonly MenuEntry[] = [
  { label: 'Dashboard', path: '/patient-dashboard', icon: 'dashboard' },
  { label: 'Patient Details', path: '/patient-profile', icon: 'patients' },
  { label: 'Submit Enquiry', path: '/inquiry', icon: 'inquiry' },
];

const clinicMenu: readonly MenuEntry[] = [
  {
    label: 'RPM Dashboard',
    path: '/doctor-dashboard',
    also: ['/rpm-dashboard', '/rpmMonitor', '/mydashboard'],
    icon: 'dashboard',
  },
  {
    label: 'Patient Details',
    path: '/patient-list',
    also: ['/allPatients', '/patientdetails'],
    icon: 'patients',
  },
  {
    label: 'Assign Device',
    path: '/rpm-device-allocation',
    also: ['/device-allocation', '/review-order'],
    icon: 'assignDevice',
  },
  { label: 'Device Orders', path: '/orders', icon: 'orders' },
  { label: 'Submit Inquiry', path: '/inquiry', icon: 'inquiry' },
  { label: 'Alerts', path: '/alerts', icon: 'alerts' },
  {
    label: 'Billing',
    icon: 'billing',
    items: [
      { label: 'Billing Config', path: '/billing-config', icon: 'billing' },
      { label: 'Billing Revenue', path: '/billing-revenue', icon: 'billing' },
      { label: 'Billing Code', path: '/cpt', icon: 'billing' },
    ],
  },
];

/** NAV-02, NAV-06: at the foot of the navigation, for everyone. */
export const profileItem: MenuItem = {
  label: 'Profile',
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
