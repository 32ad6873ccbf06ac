import type { EndpointName } from '@rpm/api-client/calls';
import type { ReadKind } from '@rpm/domain';

const calls: Readonly<Record<ReadKind, readonly EndpointName[]>> = {
  details: ['getPatientInfo', 'getMergePreview', 'validatePatient', 'getCareTeam', 'getDaysSinceRPM'],
  vitals: [
    'getTotalTableReadingsOfPatient',
    'getTotalTableReadingsOfPatientBetween',
    'getTotalDaysOfReadings',
    'getMonthDaysOfReadings',
    'getLatestMeasurementRecord',
    'getMyVitalList',
    'getVitalData',
    'getVitalDetails',
    'getHeartRateData',
    'glucose',
    'getReviews',
    'getFriendVitalDetails',
  ],
  alerts: ['getAlert'],
  devices: ['getAllottedDevicesToUser', 'getAllottedDevicesToPatient', 'getDeviceTokens', 'getSubSources'],
  ranges: [
    'getPatientGain',
    'getPatientVitalRangeByUsername',
    'getPatientVitalRange',
    'getVitalRange',
    'getVitalLimits',
  ],
  notes: [
    'getMyNoteTopics',
    'getMyNotesToPatient',
    'getPatientNoteTopics',
    'getPatientNotes',
    'getNoteDraft',
    'getConversation',
    'getMyExceptionNotesForPatient',
    'getExceptionMyNotesToPatient',
    'getOwnCorrections',
  ],
  time: ['getPatientTime', 'getBillingPapers', 'getBillLine'],
  records: [
    'getRecordRequests',
    'getHospitalConnections',
    'getMRSummary',
    'getMRDetail',
    'getLatestMR',
    'getTotalMR',
    'TotalConditionDiagnosed',
    'TotalMedicalProcedures',
    'getLatestDoctorVisit',
    'getLatestLabWork',
    'getImmunizations',
    'getAllergies',
    'getFriendsMRSummary',
    'getFriendLatestMR',
    'getFriendMRDetail',
  ],
  timeline: ['getTimeline', 'getFriendTimeline'],
  files: ['getFiles', 'getUploadedFileInfo', 'getFilePart', 'getFriendFiles', 'getFriendFilePart'],
  export: [
    'downloadMyFriendVitalDetails',
    'exportPatient',
    'getEvidence',
    'exportBills',
    'getClaims',
    'exportOrders',
    'exportPatients',
    'exportReadings',
    'exportAlerts',
    'exportCompliance',
    'exportTime',
  ],
  lists: [
    'getPatientList',
    'getCandidates',
    'getRequestWork',
    'getClinicHospitalConnections',
    'getAlerts',
    'getReviewQueue',
    'getReviewRound',
    'getComplianceAlerts',
    'getBillBoard',
    'getNoise',
    'getMyDay',
    'getWaitingConversations',
    'getInbox',
    'getAllottedDevicesByClinic',
  ],
};

const kinds = new Map(
  Object.entries(calls).flatMap(([kind, names]) => names.map((name) => [name, kind as ReadKind])),
);

/** The calls that read that of patients. */
export const callsOfKind = (kind: ReadKind): readonly EndpointName[] => calls[kind];

/** What of patients a call reads; `undefined` when it reads nothing that is logged, as who saw a record (F2). */
export const readKindOf = (name: EndpointName): ReadKind | undefined => kinds.get(name);
