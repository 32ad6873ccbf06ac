import type { EndpointName } from '@rpm/api-client/endpoints';

/** The columns of the authorization matrix: who asks, and how near they are to what the call is about. */
export const columns = [
  'none',
  'P self',
  'P other',
  'D own',
  'D clinic',
  'D other',
  'S own',
  'S other',
  'A own',
  'A other',
] as const;
export type Column = (typeof columns)[number];

/** Each kind of row of behaviour section 3, typed again from it; the administrator's two columns are ours. */
const kinds = {
  everybody: '401 200 200 200 200 200 200 200 200 200',
  identity: '401 200 403 200 403 403 200 403 200 403',
  ownClinic: '401 403 403 200 200 403 200 403 200 403',
  clinicRoles: '401 403 403 200 200 404 200 404 200 404',
  patientAndClinic: '401 200 404 200 200 404 200 404 200 404',
  clinicSelf: '401 403 403 200 404 404 200 404 200 404',
  self: '401 200 404 200 404 404 200 404 200 404',
  patientSelf: '401 200 404 403 403 403 403 403 403 403',
  responsible: '401 403 403 200 404 404 403 403 403 403',
  sharer: '401 200 404 200 404 404 404 404 404 404',
  grantee: '401 200 404 200 404 404 404 404 404 404',
  administrators: '401 403 403 403 403 403 403 403 200 404',
} as const;

const calls: Record<keyof typeof kinds, readonly EndpointName[]> = {
  everybody: ['logout', 'keepAlive', 'getRoles', 'changePassword', 'getProfile', 'saveProfile'],
  identity: ['addInquiry'],
  ownClinic: ['getAllottedDevicesByClinic', 'getSupportedDevices'],
  clinicRoles: [
    'updateDeviceOrderStatus',
    'placeDeviceOrder',
    'deactivateDevice',
    'issueDeviceToken',
    'reviewReadings',
    'undoReview',
    'updatePatientVitalRange',
    'getPatientList',
    'createPatientInfo',
    'validatePatient',
    'getUsers',
    'addUserNotes',
    'getBillingCodes',
    'getRates',
    'addBillCode',
    'generateBill',
  ],
  patientAndClinic: [
    'getAllottedDevicesToUser',
    'getAllottedDevicesToPatient',
    'getSubSources',
    'getTotalTableReadingsOfPatient',
    'getTotalTableReadingsOfPatientBetween',
    'getTotalDaysOfReadings',
    'getMonthDaysOfReadings',
    'getLatestMeasurementRecord',
    'getDaysSinceRPM',
    'getMyVitalList',
    'getVitalData',
    'getVitalDetails',
    'getHeartRateData',
    'glucose',
    'getReviews',
    'getPatientVitalRangeByUsername',
    'getPatientVitalRange',
    'getVitalRange',
    'getVitalLimits',
    'getPatientInfo',
    'getCareTeam',
    'getMyNoteTopics',
    'getMyNotesToPatient',
    'getPatientNoteTopics',
    'getPatientNotes',
    'addMyConversation',
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
    'getFiles',
    'getUploadedFileInfo',
    'addFile',
  ],
  clinicSelf: [
    'getTotalTableReadingsOfDoctor',
    'getTotalTableReadingsOfDoctorBetween',
    'getTotalPatients',
    'totalNotes',
  ],
  self: ['getTotalDevicesByStatus'],
  patientSelf: ['activateDevice', 'shareData'],
  responsible: ['addExceptionNotes', 'getMyExceptionNotesForPatient', 'getExceptionMyNotesToPatient'],
  sharer: ['getMyFriends', 'verifyTempAcess'],
  grantee: [
    'getFriendsMRSummary',
    'getFriendLatestMR',
    'getFriendVitalDetails',
    'downloadMyFriendVitalDetails',
  ],
  administrators: ['getAuditLog'],
};

/** What each call answers in each column. @see behaviour.md section 3 */
export const matrix = Object.fromEntries(
  Object.entries(calls).flatMap(([kind, names]) => {
    const cells = kinds[kind as keyof typeof kinds].split(' ').map(Number);
    const row = Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? 0]));
    return names.map((name) => [name, row as Record<Column, number>]);
  }),
) as Partial<Record<EndpointName, Record<Column, number>>>;
