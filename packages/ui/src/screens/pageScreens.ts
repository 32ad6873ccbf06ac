// Written by `npm run rooms` from what lies in the rooms. Do not edit.

import type { pagesOfScreens } from '@rpm/domain';
import { type LazyScreen, lazyScreen } from './lazyScreen.ts';

/** The screens of those pages. */
export const screensOfPages: Readonly<Record<keyof typeof pagesOfScreens, LazyScreen<object>>> = {
  temporaryTimeline: lazyScreen(() =>
    import('./TemporaryTimeline/TemporaryTimelineScreen.tsx').then(
      (module) => module.TemporaryTimelineScreen,
    ),
  ),
  allFiles: lazyScreen(() =>
    import('./all-files/AllFilesScreen.tsx').then((module) => module.AllFilesScreen),
  ),
  appSummaryDetails: lazyScreen(() =>
    import('./app-summary-details/AppSummaryDetailsScreen.tsx').then(
      (module) => module.AppSummaryDetailsScreen,
    ),
  ),
  appSummary: lazyScreen(() =>
    import('./app-summary/AppSummaryScreen.tsx').then((module) => module.AppSummaryScreen),
  ),
  medicalDevices: lazyScreen(() =>
    import('./build-from-medical-devices/MedicalDevicesScreen.tsx').then(
      (module) => module.MedicalDevicesScreen,
    ),
  ),
  askForRecords: lazyScreen(() =>
    import('./build-using-professional-services/AskForRecordsScreen.tsx').then(
      (module) => module.AskForRecordsScreen,
    ),
  ),
  changePassword: lazyScreen(() =>
    import('./change-password/ChangePasswordScreen.tsx').then((module) => module.ChangePasswordScreen),
  ),
  connectApp: lazyScreen(() =>
    import('./connect-app/ConnectAppScreen.tsx').then((module) => module.ConnectAppScreen),
  ),
  emailVerify: lazyScreen(() =>
    import('./emailverify/EmailVerifyScreen.tsx').then((module) => module.EmailVerifyScreen),
  ),
  filesSummary: lazyScreen(() =>
    import('./files-summary/FilesSummaryScreen.tsx').then((module) => module.FilesSummaryScreen),
  ),
  findHospital: lazyScreen(() =>
    import('./find-hospital/FindHospitalScreen.tsx').then((module) => module.FindHospitalScreen),
  ),
  hospitals: lazyScreen(() =>
    import('./hospital-connect-status/HospitalStatusScreen.tsx').then(
      (module) => module.HospitalStatusScreen,
    ),
  ),
  myDoctors: lazyScreen(() =>
    import('./my-doctors/MyDoctorsScreen.tsx').then((module) => module.MyDoctorsScreen),
  ),
  myLabReports: lazyScreen(() =>
    import('./my-labreports/MyLabReportsScreen.tsx').then((module) => module.MyLabReportsScreen),
  ),
  myTimeline: lazyScreen(() =>
    import('./my-timeline/MyTimelineScreen.tsx').then((module) => module.MyTimelineScreen),
  ),
  friendsTimeline: lazyScreen(() =>
    import('./myFriends-timeline/FriendsTimelineScreen.tsx').then((module) => module.FriendsTimelineScreen),
  ),
  myCredentials: lazyScreen(() =>
    import('./mycredentials/MyCredentialsScreen.tsx').then((module) => module.MyCredentialsScreen),
  ),
  myDashboard: lazyScreen(() =>
    import('./mydashboard/MyDashboardScreen.tsx').then((module) => module.MyDashboardScreen),
  ),
  nonRpmDashboard: lazyScreen(() =>
    import('./nonrpm-dashboard/NonRpmDashboardScreen.tsx').then((module) => module.NonRpmDashboardScreen),
  ),
  allPatients: lazyScreen(() =>
    import('./patient-list/AllPatientsScreen.tsx').then((module) => module.AllPatientsScreen),
  ),
  patientSummaryDetail: lazyScreen(() =>
    import('./patient-summary-detail/PatientSummaryDetailScreen.tsx').then(
      (module) => module.PatientSummaryDetailScreen,
    ),
  ),
  patientSummary: lazyScreen(() =>
    import('./patient-summary/PatientSummaryScreen.tsx').then((module) => module.PatientSummaryScreen),
  ),
  patientTimer: lazyScreen(() =>
    import('./patient-timer/PatientTimerScreen.tsx').then((module) => module.PatientTimerScreen),
  ),
  patientDetails: lazyScreen(() =>
    import('./patientdetails/PatientDetailsScreen.tsx').then((module) => module.PatientDetailsScreen),
  ),
  recordRequestSent: lazyScreen(() =>
    import('./professional-services-confirmation/RecordRequestSentScreen.tsx').then(
      (module) => module.RecordRequestSentScreen,
    ),
  ),
  recordRequests: lazyScreen(() =>
    import('./professional-services-records/RecordRequestsScreen.tsx').then(
      (module) => module.RecordRequestsScreen,
    ),
  ),
  sharing: lazyScreen(() =>
    import('./recentShared/SharingScreen.tsx').then((module) => module.SharingScreen),
  ),
  registerSuccess: lazyScreen(() =>
    import('./register-success/RegisterSuccessScreen.tsx').then((module) => module.RegisterSuccessScreen),
  ),
  reviewOrder: lazyScreen(() =>
    import('./review-order/ReviewOrderScreen.tsx').then((module) => module.ReviewOrderScreen),
  ),
  uploadedFile: lazyScreen(() =>
    import('./uploaded-file-info/UploadedFileScreen.tsx').then((module) => module.UploadedFileScreen),
  ),
};
