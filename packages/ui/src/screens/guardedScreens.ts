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
  myTimeline: lazyScreen(() =>
    import('./my-timeline/MyTimelineScreen.tsx').then((module) => module.MyTimelineScreen),
  ),
  friendsTimeline: lazyScreen(() =>
    import('./myFriends-timeline/FriendsTimelineScreen.tsx').then((module) => module.FriendsTimelineScreen),
  ),
  temporaryTimeline: lazyScreen(() =>
    import('./TemporaryTimeline/TemporaryTimelineScreen.tsx').then(
      (module) => module.TemporaryTimelineScreen,
    ),
  ),
  sharing: lazyScreen(() =>
    import('./recentShared/SharingScreen.tsx').then((module) => module.SharingScreen),
  ),
  myDoctors: lazyScreen(() =>
    import('./my-doctors/MyDoctorsScreen.tsx').then((module) => module.MyDoctorsScreen),
  ),
  askForRecords: lazyScreen(() =>
    import('./build-using-professional-services/AskForRecordsScreen.tsx').then(
      (module) => module.AskForRecordsScreen,
    ),
  ),
  recordRequests: lazyScreen(() =>
    import('./professional-services-records/RecordRequestsScreen.tsx').then(
      (module) => module.RecordRequestsScreen,
    ),
  ),
  recordRequestSent: lazyScreen(() =>
    import('./professional-services-confirmation/RecordRequestSentScreen.tsx').then(
      (module) => module.RecordRequestSentScreen,
    ),
  ),
  findHospital: lazyScreen(() =>
    import('./find-hospital/FindHospitalScreen.tsx').then((module) => module.FindHospitalScreen),
  ),
  hospitals: lazyScreen(() =>
    import('./hospital-connect-status/HospitalStatusScreen.tsx').then(
      (module) => module.HospitalStatusScreen,
    ),
  ),
  medicalDevices: lazyScreen(() =>
    import('./build-from-medical-devices/MedicalDevicesScreen.tsx').then(
      (module) => module.MedicalDevicesScreen,
    ),
  ),
  patientSummary: lazyScreen(() =>
    import('./patient-summary/PatientSummaryScreen.tsx').then((module) => module.PatientSummaryScreen),
  ),
  patientSummaryDetail: lazyScreen(() =>
    import('./patient-summary-detail/PatientSummaryDetailScreen.tsx').then(
      (module) => module.PatientSummaryDetailScreen,
    ),
  ),
  appSummary: lazyScreen(() =>
    import('./app-summary/AppSummaryScreen.tsx').then((module) => module.AppSummaryScreen),
  ),
  appSummaryDetails: lazyScreen(() =>
    import('./app-summary-details/AppSummaryDetailsScreen.tsx').then(
      (module) => module.AppSummaryDetailsScreen,
    ),
  ),
  filesSummary: lazyScreen(() =>
    import('./files-summary/FilesSummaryScreen.tsx').then((module) => module.FilesSummaryScreen),
  ),
  allFiles: lazyScreen(() =>
    import('./all-files/AllFilesScreen.tsx').then((module) => module.AllFilesScreen),
  ),
  myLabReports: lazyScreen(() =>
    import('./my-labreports/MyLabReportsScreen.tsx').then((module) => module.MyLabReportsScreen),
  ),
  uploadedFile: lazyScreen(() =>
    import('./uploaded-file-info/UploadedFileScreen.tsx').then((module) => module.UploadedFileScreen),
  ),
  doctorDashboard: lazyScreen(() =>
    import('./doctor-dashboard/DoctorDashboardScreen.tsx').then((module) => module.DoctorDashboardScreen),
  ),
  nonRpmDashboard: lazyScreen(() =>
    import('./nonrpm-dashboard/NonRpmDashboardScreen.tsx').then((module) => module.NonRpmDashboardScreen),
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
  patientTimer: lazyScreen(() =>
    import('./patient-timer/PatientTimerScreen.tsx').then((module) => module.PatientTimerScreen),
  ),
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
  myCredentials: lazyScreen(() =>
    import('./mycredentials/MyCredentialsScreen.tsx').then((module) => module.MyCredentialsScreen),
  ),
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
