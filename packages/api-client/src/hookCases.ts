import type { EndpointName, endpoints } from './calls.ts';
import type { Read } from './client/useRead.ts';
import * as api from './index.ts';

/** A month, as screens give it. */
export const bounds = { start: new Date('2026-11-01T00:00:00Z'), end: new Date('2026-11-30T23:59:59Z') };
const between = { userId: 'u', start: '20261101-00:00:00', end: '20261130-23:59:59' };
const user = { params: { userId: 'u' } };
const ofVital = { params: { userId: 'u', vital: 'Weight' }, query: {} };
const file = {
  username: 'a',
  fileName: 'b',
  reportType: 'Other',
  txnName: 'c',
  reportSubType: 'd',
} as const;

type ReadName = {
  [N in EndpointName]: (typeof endpoints)[N]['method'] extends 'GET' ? N : never;
}[EndpointName];
interface ReadCase {
  use: () => Pick<Read<unknown>, 'loadable'>;
  asks: object;
}

/** A hook for each read of the table, and what it asks. A read without a hook does not compile. */
export const reads: Record<Exclude<EndpointName, keyof typeof writes>, ReadCase> = {
  getRoles: { use: () => api.useRoles(), asks: {} },
  getProfile: { use: () => api.useProfile(), asks: {} },
  getPhoto: { use: () => api.useOwnPhoto(), asks: {} },
  getEmailState: { use: () => api.useEmailState(), asks: {} },
  getStaff: { use: () => api.useStaff(), asks: {} },
  getAllottedDevicesByClinic: {
    use: () => api.useClinicOrders({ page: 0, noOfRows: 5, clinic: 'c' }),
    asks: { query: { page: 0, noOfRows: 5, clinic: 'c' } },
  },
  getSupportedDevices: { use: () => api.useSupportedDevices('c'), asks: { params: { clinicName: 'c' } } },
  getAllottedDevicesToUser: {
    use: () => api.useDevicesOfUser('a@b.c'),
    asks: { params: { username: 'a@b.c' } },
  },
  getAllottedDevicesToPatient: { use: () => api.useDevicesOfPatient('u'), asks: user },
  getSubSources: { use: () => api.useSubSources('u'), asks: user },
  getTotalTableReadingsOfPatient: {
    use: () => api.useReadingsOfPatient('u', null),
    asks: { ...user, query: { by: 'vital' } },
  },
  getTotalTableReadingsOfPatientBetween: {
    use: () => api.useReadingsOfPatient('u', bounds),
    asks: { params: between, query: { by: 'vital' } },
  },
  getTotalTableReadingsOfDoctor: {
    use: () => api.useReadingsOfDoctor('u', null),
    asks: { ...user, query: {} },
  },
  getTotalTableReadingsOfDoctorBetween: {
    use: () => api.useReadingsOfDoctor('u', bounds, { page: 1, noOfRows: 10 }),
    asks: { params: between, query: { page: 1, noOfRows: 10 } },
  },
  getTotalPatients: { use: () => api.useTotalPatients('u'), asks: user },
  getTotalDaysOfReadings: { use: () => api.useTotalDaysOfReadings('u'), asks: user },
  getTotalDevicesByStatus: {
    use: () => api.useActivatedDevices('u'),
    asks: { params: { userId: 'u', status: 'Activated' } },
  },
  getMonthDaysOfReadings: { use: () => api.useDaysOfReadings('u', bounds), asks: { params: between } },
  getLatestMeasurementRecord: { use: () => api.useLatestMeasurements('u'), asks: user },
  getDaysSinceRPM: { use: () => api.useDaysSinceRpm('u'), asks: user },
  getMyVitalList: { use: () => api.useVitalList('u'), asks: user },
  getVitalData: { use: () => api.useVitalData('u', 'Weight'), asks: ofVital },
  getVitalDetails: { use: () => api.useVitalDetails('u', 'Weight'), asks: ofVital },
  getHeartRateData: { use: () => api.useHeartRateData('u'), asks: { ...user, query: {} } },
  glucose: { use: () => api.useGlucose('u'), asks: { ...user, query: {} } },
  getReviews: { use: () => api.useReviews('u'), asks: user },
  getPatientVitalRangeByUsername: {
    use: () => api.useSavedRange({ username: 'a', clinic: 'c', vital: 'Weight' }),
    asks: { params: { username: 'a', clinic: 'c', vital: 'Weight' } },
  },
  getPatientVitalRange: { use: () => api.useRanges('u'), asks: user },
  getVitalRange: { use: () => api.useNormalRange('u', 'Weight'), asks: { params: ofVital.params } },
  getVitalLimits: { use: () => api.useVitalLimits('u'), asks: user },
  getPatientList: {
    use: () => api.usePatientList('u', { page: 0, noOfRows: 5 }),
    asks: { ...user, query: { page: 0, noOfRows: 5 } },
  },
  getPatientInfo: { use: () => api.usePatientInfo('u'), asks: user },
  validatePatient: { use: () => api.usePatientCheck('a'), asks: { params: { username: 'a' } } },
  getCareTeam: { use: () => api.useCareTeam('u'), asks: user },
  getUsers: { use: () => api.useClinicUsers('c'), asks: { params: { clinicName: 'c' } } },
  totalNotes: {
    use: () => api.useTotalEncounterNotes('u'),
    asks: { params: { userId: 'u', topic: 'Encounter' } },
  },
  getMyNoteTopics: { use: () => api.useMyNoteTopics('u'), asks: user },
  getMyNotesToPatient: { use: () => api.useMyNotes('u'), asks: user },
  getPatientNoteTopics: { use: () => api.useNoteTopics('u'), asks: user },
  getPatientNotes: { use: () => api.useNotes('u'), asks: user },
  getMyExceptionNotesForPatient: { use: () => api.useMyExceptionNotes('u'), asks: user },
  getExceptionMyNotesToPatient: { use: () => api.useMyExceptionTopics('u'), asks: user },
  getMRSummary: { use: () => api.useRecordSummary('u'), asks: user },
  getMRDetail: {
    use: () => api.useRecords('u', 'Condition'),
    asks: { params: { userId: 'u', resourceType: 'Condition' }, query: {} },
  },
  getLatestMR: { use: () => api.useLatestRecords('u'), asks: user },
  getTotalMR: { use: () => api.useTotalRecords('u'), asks: user },
  TotalConditionDiagnosed: { use: () => api.useTotalConditions('u'), asks: user },
  TotalMedicalProcedures: { use: () => api.useTotalProcedures('u'), asks: user },
  getLatestDoctorVisit: { use: () => api.useLatestDoctorVisit('u'), asks: user },
  getLatestLabWork: { use: () => api.useLatestLabWork('u'), asks: user },
  getImmunizations: { use: () => api.useImmunizations('u'), asks: user },
  getAllergies: { use: () => api.useAllergies('u'), asks: user },
  getFiles: { use: () => api.useFiles('u'), asks: { ...user, query: {} } },
  getUploadedFileInfo: { use: () => api.useFile(file), asks: { params: file } },
  getMyFriends: { use: () => api.useShares('u'), asks: user },
  getFriendsMRSummary: { use: () => api.useFriendRecordSummary('u'), asks: user },
  getFriendLatestMR: { use: () => api.useFriendLatestRecords('u'), asks: user },
  getFriendVitalDetails: { use: () => api.useFriendVitalDetails('u', 'Weight'), asks: ofVital },
  downloadMyFriendVitalDetails: {
    use: () => api.useFriendDownload('u', 'Weight'),
    asks: { params: ofVital.params },
  },
  getBillingCodes: { use: () => api.useBillingCodes('c'), asks: { params: { clinicName: 'c' } } },
  getRates: { use: () => api.useRates('c'), asks: { params: { clinicName: 'c' }, query: {} } },
  getAuditLog: {
    use: () => api.useAuditLog('c', { page: 0, noOfRows: 5 }),
    asks: { params: { clinicName: 'c' }, query: { page: 0, noOfRows: 5 } },
  },
} satisfies Record<ReadName, ReadCase>;

/**
 * A hook for each write; `null` for those that are no hook: a device's call, and those of session and account, which
 * their forms load when somebody types.
 */
export const writes = {
  login: null,
  verifyLogin: null,
  signup: null,
  publicVerify: null,
  forgotPassword: null,
  checkPasswordToken: null,
  resetPassword: null,
  changePassword: null,
  logout: null,
  keepAlive: null,
  acceptInvitation: null,
  sendEmailCode: null,
  verifyEmail: null,
  addReadings: null,
  updateDeviceOrderStatus: api.useChangeOrderStatus,
  placeDeviceOrder: api.usePlaceOrder,
  activateDevice: api.useActivateDevice,
  deactivateDevice: api.useDeactivateDevice,
  issueDeviceToken: api.useIssueDeviceToken,
  reviewReadings: api.useReviewReadings,
  undoReview: api.useUndoReview,
  updatePatientVitalRange: api.useSaveRange,
  createPatientInfo: api.useEnrolPatient,
  addUserNotes: api.useAddNote,
  addMyConversation: api.useAddConversation,
  addExceptionNotes: api.useAddExceptionNote,
  addFile: api.useAddFile,
  shareData: api.useChangeShare,
  verifyTempAcess: api.useTakeTemporaryAccess,
  addBillCode: api.useAddBillingCode,
  generateBill: api.useMakeBill,
  addInquiry: api.useSendInquiry,
  sendContact: api.useSendContact,
  endAccess: api.useEndAccess,
  restoreAccess: api.useRestoreAccess,
  saveProfile: api.useSaveProfile,
  savePhoto: api.useSavePhoto,
  removePhoto: api.useRemovePhoto,
  inviteStaff: api.useInviteStaff,
  withdrawInvitation: api.useWithdrawInvitation,
  saveClinic: api.useSaveClinic,
} as const;
