import { screenAt } from './screenAt.ts';

/** Each screen behind the guard, with all its paths (RTE-03 to RTE-07). Their code comes when one of them is opened. */
export const guardedScreens = [
  screenAt(
    ['/orders'],
    () => import('@rpm/ui/screens/orders/OrdersScreen.tsx'),
    (module) => module.OrdersScreen,
  ),
  screenAt(
    ['/doctor-dashboard', '/rpm-dashboard', '/rpmMonitor'],
    () => import('@rpm/ui/screens/doctor-dashboard/DoctorDashboardScreen.tsx'),
    (module) => module.DoctorDashboardScreen,
  ),
  screenAt(
    ['/mydashboard'],
    () => import('@rpm/ui/screens/mydashboard/MyDashboardScreen.tsx'),
    (module) => module.MyDashboardScreen,
  ),
  screenAt(
    ['/patient-list'],
    () => import('@rpm/ui/screens/patient-list/PatientListScreen.tsx'),
    (module) => module.PatientListScreen,
  ),
  screenAt(
    ['/allPatients'],
    () => import('@rpm/ui/screens/patient-list/AllPatientsScreen.tsx'),
    (module) => module.AllPatientsScreen,
  ),
  screenAt(
    ['/patientdetails'],
    () => import('@rpm/ui/screens/patientdetails/PatientDetailsScreen.tsx'),
    (module) => module.PatientDetailsScreen,
  ),
  screenAt(
    ['/rpm-device-allocation', '/device-allocation'],
    () => import('@rpm/ui/screens/rpm-device-allocation/DeviceAllocationScreen.tsx'),
    (module) => module.DeviceAllocationScreen,
  ),
  screenAt(
    ['/review-order'],
    () => import('@rpm/ui/screens/review-order/ReviewOrderScreen.tsx'),
    (module) => module.ReviewOrderScreen,
  ),
  screenAt(
    ['/patient-dashboard'],
    () => import('@rpm/ui/screens/patient-dashboard/PatientDashboardScreen.tsx'),
    (module) => module.PatientDashboardScreen,
  ),
  screenAt(
    ['/change-password'],
    () => import('@rpm/ui/screens/change-password/ChangePasswordScreen.tsx'),
    (module) => module.ChangePasswordScreen,
  ),
  screenAt(
    ['/register-success'],
    () => import('@rpm/ui/screens/register-success/RegisterSuccessScreen.tsx'),
    (module) => module.RegisterSuccessScreen,
  ),
  screenAt(
    ['/inquiry'],
    () => import('@rpm/ui/screens/inquiry/InquiryScreen.tsx'),
    (module) => module.InquiryScreen,
  ),
  screenAt(
    ['/patient-profile'],
    () => import('@rpm/ui/screens/patient-profile/PatientProfileScreen.tsx'),
    (module) => module.PatientProfileScreen,
  ),
  screenAt(
    ['/profile', '/profilenew'],
    () => import('@rpm/ui/screens/profile/ProfileScreen.tsx'),
    (module) => module.ProfileScreen,
  ),
  screenAt(
    ['/emailverify'],
    () => import('@rpm/ui/screens/emailverify/EmailVerifyScreen.tsx'),
    (module) => module.EmailVerifyScreen,
  ),
] as const;
