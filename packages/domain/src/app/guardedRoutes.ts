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
    budget: 148_400,
    who: 'patients',
    menu: { icon: 'dashboard', patient: 'dashboard' },
  },
  patientProfile: {
    budget: 138_600,
    paths: ['/patient-profile'],
    who: 'patients',
    menu: { icon: 'patients', patient: 'patientDetails' },
  },
  doctorDashboard: {
    paths: ['/doctor-dashboard', '/rpm-dashboard', '/rpmMonitor'],
    who: 'clinic',
    menu: { icon: 'dashboard', clinic: 'rpmDashboard' },
  },
  patientList: {
    paths: ['/patient-list'],
    who: 'clinic',
    budget: 144_600,
    menu: { icon: 'patients', clinic: 'patientDetails' },
  },
  deviceAllocation: {
    paths: ['/rpm-device-allocation', '/device-allocation'],
    budget: 148_700,
    who: 'clinic',
    menu: { icon: 'assignDevice', clinic: 'assignDevice' },
  },
  orders: { paths: ['/orders'], who: 'clinic', menu: { icon: 'orders', clinic: 'deviceOrders' } },
  inquiry: {
    paths: ['/inquiry'],
    who: 'everyone',
    budget: 143_400,
    menu: { icon: 'inquiry', patient: 'submitEnquiry', clinic: 'submitInquiry' },
  },
  alerts: {
    paths: ['/alerts', '/alerts/noise'],
    who: 'clinic',
    budget: 148_100,
    menu: { icon: 'alerts', clinic: 'alerts' },
  },
  billingConfig: {
    paths: ['/billing-config', '/billing-setup'],
    who: 'clinic',
    budget: 149_300,
    menu: { icon: 'billing', clinic: 'billingConfig', group: 'billing' },
  },
  billingRevenue: {
    paths: ['/billing-revenue'],
    who: 'clinic',
    budget: 143_900,
    menu: { icon: 'billing', clinic: 'billingRevenue', group: 'billing' },
  },
  billingCode: {
    paths: ['/cpt'],
    budget: 139_800,
    who: 'clinic',
    menu: { icon: 'billing', clinic: 'billingCode', group: 'billing' },
  },
  profile: { paths: ['/profile', '/profilenew'], who: 'everyone', budget: 149_300 },
  ...pagesOfScreens,
} as const satisfies Record<string, GuardedRoute>;

/** The name of a page behind the guard that exists. */
export type GuardedName = keyof typeof guardedRoutes;

/** Whether a page speaks to a role. Others are told whose it is. @see ROL-02 to ROL-04 */
export function mayOpen(name: GuardedName, role: string): boolean {
  const { who } = guardedRoutes[name];
  const kind = roleKind(role);
  if (who === 'shared') return kind !== 'staff';
  return who === 'everyone' || (who === 'patients') === (kind === 'patient');
}
