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
    budget: 138_000,
  },
  appSummaryDetails: {
    paths: ['/app-summary-details/:resourceType'],
    who: 'patients',
    under: 'patientProfile',
    budget: 134_000,
  },
  appSummary: {
    paths: ['/app-summary'],
    who: 'patients',
    under: 'patientProfile',
    budget: 134_000,
  },
  medicalDevices: {
    paths: ['/build-from-medical-devices'],
    who: 'patients',
    under: 'patientProfile',
  },
  askForRecords: {
    paths: ['/build-using-professional-services'],
    budget: 140_100,
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
    budget: 134_000,
  },
  findHospital: {
    paths: ['/find-hospital'],
    who: 'patients',
    under: 'patientProfile',
    budget: 128_000,
  },
  hospitals: {
    paths: ['/hospital-connect-status'],
    who: 'everyone',
    under: 'patientProfile',
    budget: 139_500,
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
    budget: 138_000,
  },
  myTimeline: {
    paths: ['/my-timeline'],
    who: 'patients',
    under: 'patientProfile',
  },
  friendsTimeline: {
    paths: ['/myFriends-timeline'],
    budget: 140_800,
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
    who: 'clinic',
    under: 'doctorDashboard',
    budget: 138_000,
  },
  nonRpmDashboard: {
    paths: ['/nonrpm-dashboard'],
    budget: 138_500,
    who: 'clinic',
    under: 'doctorDashboard',
  },
  allPatients: {
    paths: ['/allPatients'],
    who: 'clinic',
    budget: 144_600,
    under: 'patientList',
  },
  patientSummaryDetail: {
    paths: ['/patient-summary-detail/:resourceType'],
    who: 'patients',
    under: 'patientProfile',
    budget: 134_000,
  },
  patientSummary: {
    paths: ['/patient-summary'],
    who: 'patients',
    under: 'patientProfile',
    budget: 134_000,
  },
  patientTimer: {
    paths: ['/patient-timer'],
    who: 'clinic',
    under: 'patientList',
    budget: 142_900,
  },
  patientDetails: {
    paths: ['/patientdetails'],
    who: 'clinic',
    under: 'patientList',
    budget: 152_900,
  },
  recordRequestSent: {
    paths: ['/professional-services-confirmation'],
    who: 'patients',
    under: 'patientProfile',
  },
  recordRequests: {
    paths: ['/professional-services-records'],
    budget: 138_300,
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
    who: 'clinic',
    under: 'deviceAllocation',
    budget: 150_100,
  },
  uploadedFile: {
    paths: ['/uploaded-file-info/:username/:filename/:reporttype/:txnname/:reportsubtype'],
    who: 'patients',
    under: 'patientProfile',
    budget: 141_900,
  },
} as const satisfies Record<string, GuardedRoute>;
