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

/** What a role is called where people and their roles are listed; an administrator is staff, and is named apart. */
export type RoleTitle = RoleKind | 'administrator';

/** How to call a role. @see ROL-01 */
export const roleTitle = (role: string): RoleTitle =>
  isAdministrator(role) ? 'administrator' : roleKind(role);

/**
 * Where a user lands after logging in, and where 'Go to Dashboard' leads.
 *
 * The letter of ERR-01 sends every role but DOCTOR to the patient dashboard. We keep its sense and not its letter for
 * clinic staff: the patient dashboard is for patients (`PageFor`), so that it would be a dead end, and the provider
 * dashboard is where staff work. Whose role is not known still gets the patient dashboard.
 *
 * @param role a role, or `null` when it is not known: the patient dashboard shows the least (ERR-01)
 * @param isCarer of the role PATIENT, but with no record here: there is what others share, and no dashboard (ADR 86)
 */
export function dashboardPath(role: string | null, isCarer = false): string {
  if (isCarer) return '/myFriends-timeline';
  if (role === null || roleKind(role) === 'patient') return '/patient-dashboard';
  return '/doctor-dashboard';
}
