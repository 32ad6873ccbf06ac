// Written by `npm run rooms` from what lies in the rooms. Do not edit.

import type { GuardedRoute } from '../app/route.ts';

/** Pages behind the guard that are in no menu, as the files of their screens say it. @see RTE-03 to RTE-08 */
export const pagesOfScreens = {
  temporaryTimeline: {
    paths: ['/TemporaryTimeline/:email/:token'],
    who: 'everyone',
    under: 'patientProfile',
  },
  allFiles: {
    paths: ['/all-files/:reportType'],
    who: 'patients',
    under: 'patientProfile',
  },
  appSummaryDetails: {
    paths: ['/app-summary-details/:resourceType'],
    who: 'patients',
    under: 'patientProfile',
  },
  appSummary: {
    paths: ['/app-summary'],
    who: 'patients',
    under: 'patientProfile',
  },
  medicalDevices: {
    paths: ['/build-from-medical-devices'],
    who: 'patients',
    under: 'patientProfile',
  },
  askForRecords: {
    paths: ['/build-using-professional-services'],
    who: 'patients',
    under: 'patientProfile',
  },
  changePassword: {
    paths: ['/change-password'],
    who: 'everyone',
    under: 'profile',
  },
  connectApp: {
    paths: ['/connect-app'],
    who: 'patients',
    under: 'profile',
  },
  emailVerify: {
    paths: ['/emailverify'],
    who: 'everyone',
    under: 'profile',
  },
  filesSummary: {
    paths: ['/files-summary'],
    who: 'patients',
    under: 'patientProfile',
  },
  findHospital: {
    paths: ['/find-hospital'],
    who: 'patients',
    under: 'patientProfile',
  },
  hospitals: {
    paths: ['/hospital-connect-status'],
    who: 'everyone',
    under: 'patientProfile',
  },
  myDoctors: {
    paths: ['/my-doctors'],
    who: 'patients',
    under: 'patientProfile',
  },
  myLabReports: {
    paths: ['/my-labreports'],
    who: 'patients',
    under: 'patientProfile',
  },
  myTimeline: {
    paths: ['/my-timeline'],
    who: 'patients',
    under: 'patientProfile',
  },
  friendsTimeline: {
    paths: ['/myFriends-timeline'],
    who: 'shared',
    under: 'patientProfile',
  },
  myCredentials: {
    paths: ['/mycredentials', '/upload-credentials'],
    who: 'clinic',
    under: 'profile',
  },
  myDashboard: {
    paths: ['/mydashboard'],
    requests: 33,
    who: 'clinic',
    under: 'doctorDashboard',
  },
  nonRpmDashboard: {
    paths: ['/nonrpm-dashboard'],
    who: 'clinic',
    under: 'doctorDashboard',
  },
  allPatients: {
    paths: ['/allPatients'],
    budget: 177_200,
    who: 'clinic',
    under: 'patientList',
  },
  patientSummaryDetail: {
    paths: ['/patient-summary-detail/:resourceType'],
    who: 'patients',
    under: 'patientProfile',
  },
  patientSummary: {
    paths: ['/patient-summary'],
    who: 'patients',
    under: 'patientProfile',
  },
  patientTimer: {
    paths: ['/patient-timer'],
    who: 'clinic',
    under: 'patientList',
  },
  patientDetails: {
    paths: ['/patientdetails'],
    budget: 186_000,
    requests: 38,
    who: 'clinic',
    under: 'patientList',
  },
  recordRequestSent: {
    paths: ['/professional-services-confirmation'],
    who: 'patients',
    under: 'patientProfile',
  },
  recordRequests: {
    paths: ['/professional-services-records'],
    who: 'patients',
    under: 'patientProfile',
  },
  sharing: {
    paths: ['/recentShared', '/sharedData'],
    who: 'patients',
    under: 'patientProfile',
  },
  registerSuccess: {
    paths: ['/register-success'],
    who: 'patients',
  },
  reviewOrder: {
    paths: ['/review-order'],
    budget: 177_500,
    who: 'clinic',
    under: 'deviceAllocation',
  },
  uploadedFile: {
    paths: ['/uploaded-file-info/:username/:filename/:reporttype/:txnname/:reportsubtype'],
    who: 'patients',
    under: 'patientProfile',
  },
} as const satisfies Record<string, GuardedRoute>;
