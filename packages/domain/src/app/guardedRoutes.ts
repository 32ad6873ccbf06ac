import { roleKind } from '../accounts/roles.ts';
import { pagesOfScreens } from '../rooms/pages.ts';
import type { GuardedRoute } from './route.ts';

/** Where everybody's own dashboard is found; it is no page itself. @see RTE-03 */
export const homePath = '/dashboard';

/**
 * Pages that need a stored login record. Those of the menus stand here, in the order of the menus; all others in the file of
 * their screen, from which they are copied.
 *
 * @see RTE-03 to RTE-08
 */
export const guardedRoutes = {
  patientDashboard: {
    paths: ['/patient-dashboard'],
    who: 'patients',
    menu: { icon: 'dashboard', patient: 'dashboard' },
  },
  patientProfile: {
    paths: ['/patient-profile'],
    budget: 235_000,
    requests: 45,
    who: 'patients',
    menu: { icon: 'patients', patient: 'myDetails' },
  },
  doctorDashboard: {
    paths: ['/doctor-dashboard', '/rpm-dashboard', '/rpmMonitor'],
    budget: 178_200,
    requests: 35,
    who: 'clinic',
    menu: { icon: 'dashboard', clinic: 'rpmDashboard' },
  },
  patientList: {
    paths: ['/patient-list'],
    budget: 177_200,
    who: 'clinic',
    menu: { icon: 'patients', clinic: 'patientDetails' },
  },
  deviceAllocation: {
    paths: ['/rpm-device-allocation', '/device-allocation'],
    budget: 195_000,
    requests: 33,
    who: 'clinic',
    menu: { icon: 'assignDevice', clinic: 'assignDevice' },
  },
  orders: { paths: ['/orders'], who: 'clinic', menu: { icon: 'orders', clinic: 'deviceOrders' } },
  inquiry: {
    paths: ['/inquiry'],
    who: 'everyone',
    menu: { icon: 'inquiry', patient: 'submitEnquiry', clinic: 'submitInquiry' },
  },
  alerts: {
    paths: ['/alerts', '/alerts/noise'],
    budget: 179_000,
    who: 'clinic',
    menu: { icon: 'alerts', clinic: 'alerts' },
  },
  billingConfig: {
    paths: ['/billing-config', '/billing-setup'],
    budget: 191_500,
    who: 'clinic',
    menu: { icon: 'billing', clinic: 'billingConfig', group: 'billing' },
  },
  billingRevenue: {
    paths: ['/billing-revenue'],
    who: 'clinic',
    menu: { icon: 'billing', clinic: 'billingRevenue', group: 'billing' },
  },
  billingCode: {
    paths: ['/cpt'],
    who: 'clinic',
    menu: { icon: 'billing', clinic: 'billingCode', group: 'billing' },
  },
  profile: { paths: ['/profile', '/profilenew'], budget: 218_000, requests: 37, who: 'everyone' },
  ...pagesOfScreens,
} as const satisfies Record<string, GuardedRoute>;

/** The name of a page behind the guard that exists. */
export type GuardedName = keyof typeof guardedRoutes;

/** What there is for a carer: what others share, and the own account. @see ADR 86 */
const ofCarers: readonly GuardedName[] = [
  ...(['friendsTimeline', 'temporaryTimeline', 'profile', 'changePassword', 'emailVerify'] as const),
];

/**
 * Whether a page speaks to a role. Others are told whose it is.
 *
 * @param isCarer of the role PATIENT, but with no record here
 * @see ROL-02 to ROL-04
 */
export function mayOpen(name: GuardedName, role: string, isCarer = false): boolean {
  if (isCarer) return ofCarers.includes(name);
  const { who } = guardedRoutes[name];
  const kind = roleKind(role);
  if (who === 'shared') return kind !== 'staff';
  return who === 'everyone' || (who === 'patients') === (kind === 'patient');
}
