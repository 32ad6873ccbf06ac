import { roleKind } from '../accounts/roles.ts';
import type { GuardedRoute } from './route.ts';

/** Where everybody's own dashboard is found; it is no page itself. @see RTE-03 */
export const homePath = '/dashboard';

/** Pages that need a stored login record, in the order of the menus. @see RTE-03 to RTE-08 */
export const guardedRoutes = {
  patientDashboard: {
    paths: ['/patient-dashboard'],
    who: 'patients',
    menu: { icon: 'dashboard', patient: 'dashboard' },
    budget: 134_800,
  },
  patientProfile: {
    budget: 133_600,
    paths: ['/patient-profile'],
    who: 'patients',
    menu: { icon: 'patients', patient: 'patientDetails' },
  },
  doctorDashboard: {
    paths: ['/doctor-dashboard', '/rpm-dashboard', '/rpmMonitor'],
    who: 'clinic',
    menu: { icon: 'dashboard', clinic: 'rpmDashboard' },
  },
  myDashboard: { paths: ['/mydashboard'], who: 'clinic', under: 'doctorDashboard' },
  patientList: {
    paths: ['/patient-list'],
    who: 'clinic',
    menu: { icon: 'patients', clinic: 'patientDetails' },
  },
  allPatients: { paths: ['/allPatients'], who: 'clinic', under: 'patientList' },
  patientDetails: { paths: ['/patientdetails'], who: 'clinic', under: 'patientList', budget: 143_900 },
  deviceAllocation: {
    paths: ['/rpm-device-allocation', '/device-allocation'],
    who: 'clinic',
    menu: { icon: 'assignDevice', clinic: 'assignDevice' },
    budget: 139_600,
  },
  reviewOrder: { paths: ['/review-order'], who: 'clinic', under: 'deviceAllocation', budget: 143_700 },
  orders: { paths: ['/orders'], who: 'clinic', menu: { icon: 'orders', clinic: 'deviceOrders' } },
  inquiry: {
    paths: ['/inquiry'],
    who: 'everyone',
    menu: { icon: 'inquiry', patient: 'submitEnquiry', clinic: 'submitInquiry' },
  },
  alerts: { paths: ['/alerts'], who: 'clinic', menu: { icon: 'alerts', clinic: 'alerts' } },
  profile: { paths: ['/profile', '/profilenew'], who: 'everyone', budget: 139_800 },
  changePassword: { paths: ['/change-password'], who: 'everyone', under: 'profile' },
  emailVerify: { paths: ['/emailverify'], who: 'everyone', under: 'profile' },
  registerSuccess: { paths: ['/register-success'], who: 'patients' },
} as const satisfies Record<string, GuardedRoute>;

/**
 * Pages that the menu must have and that do not exist yet: they answer 'Page not found'. Who builds one moves its line
 * up, and the map of screens does not compile until it has the screen.
 *
 * @see NAV-04, NAV-05
 */
export const comingRoutes = {
  billingConfig: {
    paths: ['/billing-config'],
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
} as const satisfies Record<string, GuardedRoute>;

/** The name of a page behind the guard that exists. */
export type GuardedName = keyof typeof guardedRoutes;

/** Whether a page speaks to a role. Others are told whose it is. @see ROL-02 to ROL-04 */
export function mayOpen(name: GuardedName, role: string): boolean {
  const { who } = guardedRoutes[name];
  return who === 'everyone' || (who === 'patients') === (roleKind(role) === 'patient');
}
