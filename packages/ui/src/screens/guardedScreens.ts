import type { GuardedName } from '@rpm/domain';
import { type LazyScreen, lazyScreen } from './lazyScreen.ts';

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
  myDashboard: lazyScreen(() =>
    import('./mydashboard/MyDashboardScreen.tsx').then((module) => module.MyDashboardScreen),
  ),
  patientList: lazyScreen(() =>
    import('./patient-list/PatientListScreen.tsx').then((module) => module.PatientListScreen),
  ),
  allPatients: lazyScreen(() =>
    import('./patient-list/AllPatientsScreen.tsx').then((module) => module.AllPatientsScreen),
  ),
  patientDetails: lazyScreen(() =>
    import('./patientdetails/PatientDetailsScreen.tsx').then((module) => module.PatientDetailsScreen),
  ),
  deviceAllocation: lazyScreen(() =>
    import('./rpm-device-allocation/DeviceAllocationScreen.tsx').then(
      (module) => module.DeviceAllocationScreen,
    ),
  ),
  reviewOrder: lazyScreen(() =>
    import('./review-order/ReviewOrderScreen.tsx').then((module) => module.ReviewOrderScreen),
  ),
  orders: lazyScreen(() => import('./orders/OrdersScreen.tsx').then((module) => module.OrdersScreen)),
  inquiry: lazyScreen(() => import('./inquiry/InquiryScreen.tsx').then((module) => module.InquiryScreen)),
  alerts: lazyScreen(() => import('./alerts/AlertsScreen.tsx').then((module) => module.AlertsScreen)),
  profile: lazyScreen(() => import('./profile/ProfileScreen.tsx').then((module) => module.ProfileScreen)),
  changePassword: lazyScreen(() =>
    import('./change-password/ChangePasswordScreen.tsx').then((module) => module.ChangePasswordScreen),
  ),
  emailVerify: lazyScreen(() =>
    import('./emailverify/EmailVerifyScreen.tsx').then((module) => module.EmailVerifyScreen),
  ),
  registerSuccess: lazyScreen(() =>
    import('./register-success/RegisterSuccessScreen.tsx').then((module) => module.RegisterSuccessScreen),
  ),
};
