import type { GuardedName } from '@rpm/domain';
import { type LazyScreen, lazyScreen } from './lazyScreen.ts';
import { screensOfPages } from './pageScreens.ts';

/** The screen of each page behind the guard. */
export const guardedScreens: Readonly<Record<GuardedName, LazyScreen<object>>> = {
  patientDashboard: lazyScreen(() =>
    import('./patient-dashboard/PatientDashboardScreen.tsx').then((module) => module.PatientDashboardScreen),
  ),
  patientProfile: lazyScreen(() =>
    import('./patient-profile/PatientProfileScreen.tsx').then((module) => module.PatientProfileScreen),
  ),
  doctorDashboard: lazyScreen(() =>
    import('./doctor-dashboard/DoctorDashboardScreen.tsx').then((module) => module.DoctorDashboardScreen),
  ),
  patientList: lazyScreen(() =>
    import('./patient-list/PatientListScreen.tsx').then((module) => module.PatientListScreen),
  ),
  deviceAllocation: lazyScreen(() =>
    import('./rpm-device-allocation/DeviceAllocationScreen.tsx').then(
      (module) => module.DeviceAllocationScreen,
    ),
  ),
  orders: lazyScreen(() => import('./orders/OrdersScreen.tsx').then((module) => module.OrdersScreen)),
  inquiry: lazyScreen(() => import('./inquiry/InquiryScreen.tsx').then((module) => module.InquiryScreen)),
  alerts: lazyScreen(() => import('./alerts/AlertsScreen.tsx').then((module) => module.AlertsScreen)),
  billingConfig: lazyScreen(() =>
    import('./billing-config/BillingConfigScreen.tsx').then((module) => module.BillingConfigScreen),
  ),
  billingCode: lazyScreen(() =>
    import('./cpt/BillingCodeScreen.tsx').then((module) => module.BillingCodeScreen),
  ),
  billingRevenue: lazyScreen(() =>
    import('./billing-revenue/BillingRevenueScreen.tsx').then((module) => module.BillingRevenueScreen),
  ),
  profile: lazyScreen(() => import('./profile/ProfileScreen.tsx').then((module) => module.ProfileScreen)),
  ...screensOfPages,
};
