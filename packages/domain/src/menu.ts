import { roleKind } from './roles.ts';

/** One entry of the side navigation. `icon` names a drawing of the component library. */
export interface MenuItem {
  label: string;
  path: string;
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
  { label: 'RPM Dashboard', path: '/doctor-dashboard', icon: 'dashboard' },
  { label: 'Patient Details', path: '/patient-list', icon: 'patients' },
  { label: 'Assign Device', path: '/rpm-device-allocation', icon: 'assignDevice' },
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
export const profileItem: MenuItem = { label: 'Profile', path: '/profile', icon: 'profile' };

/** The side navigation of a role, without the profile link at its foot. @see NAV-03, NAV-04 */
export function menuFor(role: string): readonly MenuEntry[] {
  return roleKind(role) === 'patient' ? patientMenu : clinicMenu;
}
