import { lazyScreen } from './lazyScreen.ts';

/** The public screens of the account, which are given what they need by `useGuestPages`. */
export const ForgotPassword = lazyScreen(
  () => import('@rpm/ui/screens/forgot-password'),
  (module) => module.ForgotPasswordScreen,
);
export const ResetPassword = lazyScreen(
  () => import('@rpm/ui/screens/reset-password'),
  (module) => module.ResetPasswordScreen,
);
export const Register = lazyScreen(
  () => import('@rpm/ui/screens/register'),
  (module) => module.RegisterScreen,
);
export const Verify = lazyScreen(
  () => import('@rpm/ui/screens/verify'),
  (module) => module.VerifyScreen,
);

/** Each screen behind the guard, with all its paths (RTE-03 to RTE-07). Its code comes when one of them is opened. */
export const guardedScreens = [
  {
    paths: ['/orders'],
    Screen: lazyScreen(
      () => import('@rpm/ui/screens/orders'),
      (module) => module.OrdersScreen,
    ),
  },
  {
    paths: ['/doctor-dashboard', '/rpm-dashboard', '/rpmMonitor'],
    Screen: lazyScreen(
      () => import('@rpm/ui/screens/doctor-dashboard'),
      (module) => module.DoctorDashboardScreen,
    ),
  },
  {
    paths: ['/mydashboard'],
    Screen: lazyScreen(
      () => import('@rpm/ui/screens/mydashboard'),
      (module) => module.MyDashboardScreen,
    ),
  },
  {
    paths: ['/patient-list'],
    Screen: lazyScreen(
      () => import('@rpm/ui/screens/patient-list'),
      (module) => module.PatientListScreen,
    ),
  },
  {
    paths: ['/allPatients'],
    Screen: lazyScreen(
      () => import('@rpm/ui/screens/patient-list'),
      (module) => module.AllPatientsScreen,
    ),
  },
  {
    paths: ['/patientdetails'],
    Screen: lazyScreen(
      () => import('@rpm/ui/screens/patientdetails'),
      (module) => module.PatientDetailsScreen,
    ),
  },
  {
    paths: ['/rpm-device-allocation', '/device-allocation'],
    Screen: lazyScreen(
      () => import('@rpm/ui/screens/rpm-device-allocation'),
      (module) => module.DeviceAllocationScreen,
    ),
  },
  {
    paths: ['/review-order'],
    Screen: lazyScreen(
      () => import('@rpm/ui/screens/review-order'),
      (module) => module.ReviewOrderScreen,
    ),
  },
  {
    paths: ['/patient-dashboard'],
    Screen: lazyScreen(
      () => import('@rpm/ui/screens/patient-dashboard'),
      (module) => module.PatientDashboardScreen,
    ),
  },
  {
    paths: ['/change-password'],
    Screen: lazyScreen(
      () => import('@rpm/ui/screens/change-password'),
      (module) => module.ChangePasswordScreen,
    ),
  },
  {
    paths: ['/register-success'],
    Screen: lazyScreen(
      () => import('@rpm/ui/screens/register-success'),
      (module) => module.RegisterSuccessScreen,
    ),
  },
  {
    paths: ['/emailverify'],
    Screen: lazyScreen(
      () => import('@rpm/ui/screens/emailverify'),
      (module) => module.EmailVerifyScreen,
    ),
  },
  {
    paths: ['/inquiry'],
    Screen: lazyScreen(
      () => import('@rpm/ui/screens/inquiry'),
      (module) => module.InquiryScreen,
    ),
  },
  {
    paths: ['/patient-profile'],
    Screen: lazyScreen(
      () => import('@rpm/ui/screens/patient-profile'),
      (module) => module.PatientProfileScreen,
    ),
  },
  {
    paths: ['/profile', '/profilenew'],
    Screen: lazyScreen(
      () => import('@rpm/ui/screens/profile'),
      (module) => module.ProfileScreen,
    ),
  },
] as const;
