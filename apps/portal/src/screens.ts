import { screenAt } from './screenAt.ts';

/** Each screen behind the guard, with all its paths (RTE-03 to RTE-07). Their code comes when one of them is opened. */
export const guardedScreens = [
  screenAt(
    ['/orders'],
    () => import('@rpm/ui/screens/orders'),
    (module) => module.OrdersScreen,
  ),
  screenAt(
    ['/doctor-dashboard', '/rpm-dashboard', '/rpmMonitor'],
    () => import('@rpm/ui/screens/doctor-dashboard'),
    (module) => module.DoctorDashboardScreen,
  ),
  screenAt(
    ['/mydashboard'],
    () => import('@rpm/ui/screens/mydashboard'),
    (module) => module.MyDashboardScreen,
  ),
  screenAt(
    ['/patient-list'],
    () => import('@rpm/ui/screens/patient-list'),
    (module) => module.PatientListScreen,
  ),
  screenAt(
    ['/allPatients'],
    () => import('@rpm/ui/screens/patient-list'),
    (module) => module.AllPatientsScreen,
  ),
  screenAt(
    ['/patientdetails'],
    () => import('@rpm/ui/screens/patientdetails'),
    (module) => module.PatientDetailsScreen,
  ),
  screenAt(
    ['/rpm-device-allocation', '/device-allocation'],
    () => import('@rpm/ui/screens/rpm-device-allocation'),
    (module) => module.DeviceAllocationScreen,
  ),
  screenAt(
    ['/review-order'],
    () => import('@rpm/ui/screens/review-order'),
    (module) => module.ReviewOrderScreen,
  ),
  screenAt(
    ['/patient-dashboard'],
    () => import('@rpm/ui/screens/patient-dashboard'),
    (module) => module.PatientDashboardScreen,
  ),
  screenAt(
    ['/change-password'],
    () => import('@rpm/ui/screens/change-password'),
    (module) => module.ChangePasswordScreen,
  ),
  screenAt(
    ['/register-success'],
    () => import('@rpm/ui/screens/register-success'),
    (module) => module.RegisterSuccessScreen,
  ),
  screenAt(
    ['/inquiry'],
    () => import('@rpm/ui/screens/inquiry'),
    (module) => module.InquiryScreen,
  ),
  screenAt(
    ['/patient-profile'],
    () => import('@rpm/ui/screens/patient-profile'),
    (module) => module.PatientProfileScreen,
  ),
  screenAt(
    ['/profile', '/profilenew'],
    () => import('@rpm/ui/screens/profile'),
    (module) => module.ProfileScreen,
  ),
  screenAt(
    ['/emailverify'],
    () => import('@rpm/ui/screens/emailverify'),
    (module) => module.EmailVerifyScreen,
  ),
] as const;
