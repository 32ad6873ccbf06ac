/** The roles that the specification names; every other word is clinic staff. @see ROL-01 */
export type RoleKind = 'patient' | 'provider' | 'staff';

/**
 * Which kind of user a stored role makes.
 *
 * Compared in upper case by Unicode's rules, never by the locale's: in Turkish 'patient' would become 'PATİENT'
 * and a patient would get the clinical menu (behaviour R4).
 *
 * @param role the role on the user record
 * @see NAV-09
 */
export function roleKind(role: string): RoleKind {
  const word = role.trim().toUpperCase();
  if (word === 'PATIENT') return 'patient';
  return word === 'DOCTOR' ? 'provider' : 'staff';
}

/** Whether a role may set reference ranges, allocate devices and work orders: everybody of the clinic. @see RNG-23, ROL-02, ROL-03 */
export function isClinicRole(role: string): boolean {
  return roleKind(role) !== 'patient';
}

/**
 * Whether a role may read the audit log of its clinic. Compared in lower case: in upper case 'admın' would be 'ADMIN'.
 */
export function isAdministrator(role: string): boolean {
  return role.trim().toLowerCase() === 'admin';
}

/** How a role is called beside a user's name. */
export const roleLabels: Record<RoleKind, string> = {
  patient: 'Patient',
  provider: 'Provider',
  staff: 'Clinic staff',
};

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
  also: ['/profilenew', '/change-password'],
  icon: 'profile',
};

/**
 * Whether an entry of the menu is marked, and how: as the page itself, or as the part of the portal that it belongs to.
 *
 * @param pathname where the user is, without query
 * @returns the value of `aria-current`; `undefined` leaves it out
 */
export function markOf({ path, also = [] }: MenuItem, pathname: string): 'page' | 'true' | undefined {
  const at = pathname.toLowerCase().replace(/\/+$/, '');
  if (at === path) return 'page';
  return also.some((other) => other.toLowerCase() === at) || at.startsWith(`${path}/`) ? 'true' : undefined;
}

/** The side navigation of a role, without the profile link at its foot. @see NAV-03, NAV-04 */
export function menuFor(role: string): readonly MenuEntry[] {
  return roleKind(role) === 'patient' ? patientMenu : clinicMenu;
}

/**
 * Where a user lands after logging in, and where 'Go to Dashboard' leads.
 *
 * @param role a role, or `null` when it is not known: the patient dashboard shows the least (ERR-01)
 */
export function dashboardPath(role: string | null): string {
  if (role === null || roleKind(role) === 'patient') return '/patient-dashboard';
  return '/doctor-dashboard';
}
