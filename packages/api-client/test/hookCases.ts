import type { EndpointName } from '../src/calls.ts';
import type { Read } from '../src/client/useRead.ts';
import * as api from '../src/index.ts';

/** A month, as screens give it. */
export const bounds = { start: new Date('2026-11-01T00:00:00Z'), end: new Date('2026-11-30T23:59:59Z') };
const between = { userId: 'u', start: '20261101-00:00:00', end: '20261130-23:59:59' };
const user = { params: { userId: 'u' } };
const ofVital = { params: { userId: 'u', vital: 'Weight' }, query: {} };

interface ReadCase {
  use: () => Pick<Read<unknown>, 'loadable'>;
  asks: object;
}

/** The hooks of reads, by the call that they make, and what each asks. */
export const reads: Partial<Record<EndpointName, ReadCase>> = {
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
  getDeviceTokens: { use: () => api.useDeviceTokens('u'), asks: user },
  getAllottedDevicesToPatient: { use: () => api.useDevicesOfPatient('u'), asks: user },
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
  getTotalDevicesByStatus: {
    use: () => api.useActivatedDevices('u'),
    asks: { params: { userId: 'u', status: 'Activated' } },
  },
  getLatestMeasurementRecord: { use: () => api.useLatestMeasurements('u'), asks: user },
  getFiles: { use: () => api.useFiles('u'), asks: { ...user, query: {} } },
  getMRSummary: { use: () => api.useRecordSummary('u'), asks: user },
  getMRDetail: {
    use: () => api.useRecordsOfKind('u', 'Condition', { page: 1 }),
    asks: { params: { userId: 'u', resourceType: 'Condition' }, query: { page: 1 } },
  },
  getLatestMR: { use: () => api.useNewestRecords('u'), asks: user },
  getTotalMR: { use: () => api.useTotalRecords('u'), asks: user },
  TotalConditionDiagnosed: { use: () => api.useTotalConditions('u'), asks: user },
  TotalMedicalProcedures: { use: () => api.useTotalProcedures('u'), asks: user },
  getLatestDoctorVisit: { use: () => api.useLatestVisit('u'), asks: user },
  getLatestLabWork: { use: () => api.useLatestLabWork('u'), asks: user },
  getImmunizations: { use: () => api.useImmunizations('u'), asks: user },
  getAllergies: { use: () => api.useAllergies('u'), asks: user },
  getHeartRateData: { use: () => api.useHeartRates('u'), asks: { ...user, query: {} } },
  glucose: { use: () => api.useGlucose('u'), asks: { ...user, query: {} } },
  getSubSources: { use: () => api.useSubSources('u'), asks: user },
  getMyVitalList: { use: () => api.useVitalList('u'), asks: user },
  getVitalData: { use: () => api.useVitalData('u', 'Weight'), asks: ofVital },
  getVitalDetails: { use: () => api.useVitalDetails('u', 'Weight'), asks: ofVital },
  getReviews: { use: () => api.useReviews('u'), asks: user },
  getPatientVitalRangeByUsername: {
    use: () => api.useSavedRange({ username: 'a', clinic: 'c', vital: 'Weight' }),
    asks: { params: { username: 'a', clinic: 'c', vital: 'Weight' } },
  },
  getOwnCorrections: { use: () => api.useOwnCorrections('u'), asks: user },
  getPatientVitalRange: { use: () => api.useRanges('u'), asks: user },
  getVitalLimits: { use: () => api.useVitalLimits('u'), asks: user },
  getPatientList: {
    use: () => api.usePatientList('u', { page: 0, noOfRows: 5 }),
    asks: { ...user, query: { page: 0, noOfRows: 5 } },
  },
  getComplianceAlerts: {
    use: () => api.useComplianceAlerts({ page: 0, noOfRows: 5 }),
    asks: { query: { page: 0, noOfRows: 5 } },
  },
  getNoise: {
    use: () => api.useNoise({ page: 0, rangesPage: 0, wrongPage: 0 }),
    asks: { query: { page: 0, rangesPage: 0, wrongPage: 0 } },
  },
  getClinicGain: { use: () => api.useClinicGain(), asks: {} },
  getPatientGain: { use: () => api.usePatientGain('u'), asks: user },
  getAbsence: { use: () => api.useAbsence(), asks: {} },
  getReminder: { use: () => api.useReminder(), asks: {} },
  getUrgentReading: { use: () => api.useUrgentReading(), asks: {} },
  getGuidance: { use: () => api.useGuidance(), asks: {} },
  getRepeatsAsked: { use: () => api.useRepeatsAsked(), asks: {} },
  getPatientInfo: { use: () => api.usePatientInfo('u'), asks: user },
  getMergePreview: {
    use: () => api.useMergePreview('u', 'o'),
    asks: { params: { userId: 'u', otherId: 'o' } },
  },
  getCareTeam: { use: () => api.useCareTeam('u'), asks: user },
  getOtherCarers: { use: () => api.useOtherCarers('u'), asks: user },
  getUsers: { use: () => api.useClinicUsers('c'), asks: { params: { clinicName: 'c' } } },
  totalNotes: {
    use: () => api.useTotalEncounterNotes('u'),
    asks: { params: { userId: 'u', topic: 'Encounter' } },
  },
  getPatientNoteTopics: { use: () => api.useNoteTopics('u'), asks: user },
  getPatientNotes: { use: () => api.useNotes('u'), asks: user },
};

/** The hooks of writes, by the call that they make. Session and account have none: their forms load theirs when somebody types. */
export const writes = {
  updateDeviceOrderStatus: api.useChangeOrderStatus,
  placeDeviceOrder: api.usePlaceOrder,
  activateDevice: api.useActivateDevice,
  deactivateDevice: api.useDeactivateDevice,
  addOwnReadings: api.useAddOwnReadings,
  issueDeviceToken: api.useIssueDeviceToken,
  revokeDeviceToken: api.useRevokeDeviceToken,
  reviewReadings: api.useReviewReadings,
  undoReview: api.useUndoReview,
  updatePatientVitalRange: api.useSaveRange,
  createPatientInfo: api.useEnrollPatient,
  correctPatient: api.useCorrectPatient,
  endPatientAccess: api.useEndPatientAccess,
  restorePatientAccess: api.useRestorePatientAccess,
  dischargePatient: api.useDischargePatient,
  readmitPatient: api.useReadmitPatient,
  exportPatient: api.useExportPatient,
  exportOwnRecord: api.useExportOwnRecord,
  holdPatient: api.useHoldPatient,
  liftPatientHold: api.useLiftPatientHold,
  askErasure: api.useAskErasure,
  withdrawErasure: api.useWithdrawErasure,
  confirmErasure: api.useConfirmErasure,
  mergePatients: api.useMergePatients,
  undoMerge: api.useUndoMerge,
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
  removeFile: api.useRemoveFile,
} satisfies Partial<Record<EndpointName, () => unknown>>;
