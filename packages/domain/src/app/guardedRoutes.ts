import { roleKind } from '../accounts/roles.ts';
import type { GuardedRoute } from './route.ts';

/** Where everybody's own dashboard is found; it is no page itself. @see RTE-03 */
export const homePath = '/dashboard';

/** Pages that need a stored login record, in the order of the menus. @see RTE-03 to RTE-08 */
export const guardedRoutes = {
  patientDashboard: {
    paths: ['/patient-dashboard'],
    budget: 146_700,
    who: 'patients',
    menu: { icon: 'dashboard', patient: 'dashboard' },
  },
  patientProfile: {
    budget: 137_200,
    paths: ['/patient-profile'],
    who: 'patients',
    menu: { icon: 'patients', patient: 'patientDetails' },
  },
  myTimeline: { paths: ['/my-timeline'], who: 'patients', under: 'patientProfile' },
  // Whoever was shared with: a patient, or a provider of any clinic.
  friendsTimeline: {
    paths: ['/myFriends-timeline'],
    budget: 139_500,
    who: 'everyone',
    under: 'patientProfile',
  },
  temporaryTimeline: {
    paths: ['/TemporaryTimeline/:email/:token'],
    who: 'everyone',
    under: 'patientProfile',
  },
  sharing: { paths: ['/recentShared', '/sharedData'], who: 'patients', under: 'patientProfile' },
  myDoctors: { paths: ['/my-doctors'], who: 'patients', under: 'patientProfile' },
  askForRecords: {
    paths: ['/build-using-professional-services'],
    budget: 137_900,
    who: 'patients',
    under: 'patientProfile',
  },
  recordRequests: {
    paths: ['/professional-services-records'],
    budget: 136_800,
    who: 'patients',
    under: 'patientProfile',
  },
  recordRequestSent: {
    paths: ['/professional-services-confirmation'],
    who: 'patients',
    under: 'patientProfile',
  },
  findHospital: { paths: ['/find-hospital'], who: 'patients', under: 'patientProfile', budget: 127_000 },
  // A patient's own; for an administrator, those of the clinic.
  hospitals: {
    paths: ['/hospital-connect-status'],
    who: 'everyone',
    under: 'patientProfile',
    budget: 138_300,
  },
  medicalDevices: { paths: ['/build-from-medical-devices'], who: 'patients', under: 'patientProfile' },
  patientSummary: { paths: ['/patient-summary'], who: 'patients', under: 'patientProfile', budget: 134_000 },
  patientSummaryDetail: {
    paths: ['/patient-summary-detail/:resourceType'],
    who: 'patients',
    under: 'patientProfile',
    budget: 134_000,
  },
  appSummary: { paths: ['/app-summary'], who: 'patients', under: 'patientProfile', budget: 134_000 },
  appSummaryDetails: {
    paths: ['/app-summary-details/:resourceType'],
    who: 'patients',
    under: 'patientProfile',
    budget: 134_000,
  },
  filesSummary: { paths: ['/files-summary'], who: 'patients', under: 'patientProfile', budget: 134_000 },
  allFiles: { paths: ['/all-files/:reportType'], who: 'patients', under: 'patientProfile', budget: 138_000 },
  myLabReports: { paths: ['/my-labreports'], who: 'patients', under: 'patientProfile', budget: 138_000 },
  uploadedFile: {
    paths: ['/uploaded-file-info/:username/:filename/:reporttype/:txnname/:reportsubtype'],
    who: 'patients',
    under: 'patientProfile',
    budget: 140_400,
  },
  doctorDashboard: {
    paths: ['/doctor-dashboard', '/rpm-dashboard', '/rpmMonitor'],
    who: 'clinic',
    menu: { icon: 'dashboard', clinic: 'rpmDashboard' },
  },
  nonRpmDashboard: {
    paths: ['/nonrpm-dashboard'],
    budget: 136_000,
    who: 'clinic',
    under: 'doctorDashboard',
  },
  myDashboard: { paths: ['/mydashboard'], who: 'clinic', under: 'doctorDashboard', budget: 136_400 },
  patientList: {
    paths: ['/patient-list'],
    who: 'clinic',
    budget: 142_800,
    menu: { icon: 'patients', clinic: 'patientDetails' },
  },
  allPatients: { paths: ['/allPatients'], who: 'clinic', budget: 142_800, under: 'patientList' },
  patientDetails: { paths: ['/patientdetails'], who: 'clinic', under: 'patientList', budget: 151_400 },
  deviceAllocation: {
    paths: ['/rpm-device-allocation', '/device-allocation'],
    budget: 146_800,
    who: 'clinic',
    menu: { icon: 'assignDevice', clinic: 'assignDevice' },
  },
  reviewOrder: { paths: ['/review-order'], who: 'clinic', under: 'deviceAllocation', budget: 148_800 },
  orders: { paths: ['/orders'], who: 'clinic', menu: { icon: 'orders', clinic: 'deviceOrders' } },
  inquiry: {
    paths: ['/inquiry'],
    who: 'everyone',
    budget: 141_600,
    menu: { icon: 'inquiry', patient: 'submitEnquiry', clinic: 'submitInquiry' },
  },
  patientTimer: { paths: ['/patient-timer'], who: 'clinic', under: 'patientList', budget: 142_000 },
  alerts: {
    paths: ['/alerts'],
    who: 'clinic',
    budget: 143_100,
    menu: { icon: 'alerts', clinic: 'alerts' },
  },
  billingConfig: {
    paths: ['/billing-config', '/billing-setup'],
    who: 'clinic',
    budget: 146_700,
    menu: { icon: 'billing', clinic: 'billingConfig', group: 'billing' },
  },
  billingRevenue: {
    paths: ['/billing-revenue'],
    who: 'clinic',
    budget: 142_100,
    menu: { icon: 'billing', clinic: 'billingRevenue', group: 'billing' },
  },
  billingCode: {
    paths: ['/cpt'],
    budget: 138_100,
    who: 'clinic',
    menu: { icon: 'billing', clinic: 'billingCode', group: 'billing' },
  },
  profile: { paths: ['/profile', '/profilenew'], who: 'everyone', budget: 147_700 },
  myCredentials: { paths: ['/mycredentials', '/upload-credentials'], who: 'clinic', under: 'profile' },
  changePassword: { paths: ['/change-password'], who: 'everyone', under: 'profile' },
  emailVerify: { paths: ['/emailverify'], who: 'everyone', under: 'profile' },
  registerSuccess: { paths: ['/register-success'], who: 'patients' },
} as const satisfies Record<string, GuardedRoute>;

/** The name of a page behind the guard that exists. */
export type GuardedName = keyof typeof guardedRoutes;

/** Whether a page speaks to a role. Others are told whose it is. @see ROL-02 to ROL-04 */
export function mayOpen(name: GuardedName, role: string): boolean {
  const { who } = guardedRoutes[name];
  return who === 'everyone' || (who === 'patients') === (roleKind(role) === 'patient');
}
