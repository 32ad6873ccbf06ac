import type { EndpointName } from '@rpm/api-client/calls';
import type { ReadKind } from '@rpm/domain';

const calls: Readonly<Record<ReadKind, readonly EndpointName[]>> = {
  details: ['getPatientInfo', 'validatePatient', 'getCareTeam', 'getDaysSinceRPM'],
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
  devices: ['getAllottedDevicesToUser', 'getAllottedDevicesToPatient', 'getSubSources'],
  ranges: ['getPatientVitalRangeByUsername', 'getPatientVitalRange', 'getVitalRange', 'getVitalLimits'],
  notes: [
    'getMyNoteTopics',
    'getMyNotesToPatient',
    'getPatientNoteTopics',
    'getPatientNotes',
    'getConversation',
    'getMyExceptionNotesForPatient',
    'getExceptionMyNotesToPatient',
  ],
  records: [
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
  ],
  files: ['getFiles', 'getUploadedFileInfo'],
  export: ['downloadMyFriendVitalDetails', 'exportPatient'],
  lists: ['getPatientList', 'getAlerts', 'getWaitingConversations', 'getAllottedDevicesByClinic'],
};

const kinds = new Map(
  Object.entries(calls).flatMap(([kind, names]) => names.map((name) => [name, kind as ReadKind])),
);

/** What of patients a call reads; `undefined` when it reads nothing that is logged, as who saw a record (F2). */
export const readKindOf = (name: EndpointName): ReadKind | undefined => kinds.get(name);
