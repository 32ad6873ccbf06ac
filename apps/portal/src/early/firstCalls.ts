import type { Question } from '@rpm/api-client';
import type { EndpointName, endpoints } from '@rpm/api-client/calls';
import {
  boundStamps,
  defaultOrderFilters,
  defaultPatientFilters,
  type guardedRoutes,
  isClinicRole,
  type Period,
  patientQuery,
  periodBounds,
  readRecordAddress,
} from '@rpm/domain';

/** What is known of a visit before any code but this has come. */
export interface Visit {
  userId: string;
  role: string;
  clinicName: string;
  /** Of the address: some pages have several, and show another part at each. */
  path: string;
  search: URLSearchParams;
  now: Date;
  /** Of the browser, IANA name. */
  timeZone: string;
}

/** A call that a screen makes as soon as it is drawn. */
export interface FirstCall {
  name: EndpointName;
  params?: unknown;
  query?: unknown;
}

/** The build finds the names of the calls by this function's name, and gives the script their addresses. */
const ask = <Name extends EndpointName>(
  name: Name,
  question: Question<(typeof endpoints)[Name]>,
): FirstCall => ({ name, ...question });

const boundsOf = (period: Exclude<Period, 'overall'>, { now, timeZone }: Visit) => {
  const bounds = periodBounds(period, now, timeZone);
  if (!bounds) throw new Error('Only all time has no bounds.');
  return boundStamps(bounds);
};

/** A page of the table of readings. */
const readingsOf = (period: 'week' | 'month', visit: Visit) =>
  ask('getTotalTableReadingsOfDoctorBetween', {
    params: { userId: visit.userId, ...boundsOf(period, visit) },
    query: { page: 0, noOfRows: 10 },
  });

/** The numbers and the table of a clinic's dashboard. */
function clinicDashboard(visit: Visit): FirstCall[] {
  const { userId, clinicName } = visit;
  const params = { userId };
  return [
    ask('getTotalPatients', { params }),
    ask('getTotalDevicesByStatus', { params: { userId, status: 'Activated' } }),
    ask('getTotalTableReadingsOfDoctor', { params, query: { page: 0, noOfRows: 5 } }),
    readingsOf('week', visit),
    ask('totalNotes', { params: { userId, topic: 'Encounter' } }),
    ask('getSupportedDevices', { params: { clinicName } }),
  ];
}

/** The page as it is opened, without filters: with some, or with another part of it, the screen asks by itself. */
const isPlain = ({ search }: Visit) => search.size === 0;

function patientList(visit: Visit, scope: 'own' | 'clinic'): FirstCall[] {
  if (!isPlain(visit)) return [];
  const query = patientQuery(defaultPatientFilters, scope);
  return [ask('getPatientList', { params: { userId: visit.userId }, query })];
}

function record({ search }: Visit): FirstCall[] {
  const { userId, tab } = readRecordAddress(search);
  if (userId === null) return [];
  const params = { userId };
  const ofVitals = [ask('getPatientVitalRange', { params }), ask('getReviews', { params })];
  return [
    ask('getPatientInfo', { params }),
    ask('getMyVitalList', { params }),
    ask('getVitalLimits', { params }),
    ask('getAllottedDevicesToPatient', { params }),
    ask('getPatientNoteTopics', { params }),
    ...(tab === 'vitals' ? ofVitals : []),
  ];
}

function patientDashboard(visit: Visit): FirstCall[] {
  if (!isPlain(visit)) return [];
  const params = { userId: visit.userId };
  return [
    ask('getUrgentReading', {}),
    ask('getRepeatsAsked', {}),
    ask('getLatestMeasurementRecord', { params }),
    ask('getVitalLimits', { params }),
    ask('getAbsence', {}),
    ask('getTotalTableReadingsOfPatientBetween', {
      params: { ...params, ...boundsOf('month', visit) },
      query: { by: 'vital' },
    }),
  ];
}

function patientProfile({ userId }: Visit): FirstCall[] {
  const params = { userId };
  return [
    ask('getPatientInfo', { params }),
    ask('getCareTeam', { params }),
    ask('getPatientNotes', { params, query: {} }),
    ask('getMyFriends', { params }),
    ask('getOwnCorrections', { params }),
    ask('getConversation', { params }),
    ask('getFiles', { params, query: {} }),
  ];
}

function patientSummary({ userId }: Visit): FirstCall[] {
  const params = { userId };
  return [
    ask('getTotalMR', { params }),
    ask('getMRSummary', { params }),
    ask('getLatestLabWork', { params }),
    ask('getLatestDoctorVisit', { params }),
    ask('getAllergies', { params }),
    ask('getImmunizations', { params }),
    ask('TotalConditionDiagnosed', { params }),
    ask('TotalMedicalProcedures', { params }),
    ask('getLatestMR', { params }),
    ask('getMyVitalList', { params }),
  ];
}

/** What the frame around a page asks for, with its marks and the timer. */
const frameOfClinic = [
  ask('getTimer', {}),
  ask('getAlertCounts', {}),
  ask('getUnread', {}),
  ask('getInboxCount', {}),
];
const frameOfPatients = [ask('getUnread', {})];

const withFrame = (frame: FirstCall[], own: FirstCall[]) => (own.length > 0 ? [...frame, ...own] : []);
const ofClinic = (calls: (visit: Visit) => FirstCall[]) => (visit: Visit) =>
  isClinicRole(visit.role) ? withFrame(frameOfClinic, calls(visit)) : [];
const ofPatients = (calls: (visit: Visit) => FirstCall[]) => (visit: Visit) =>
  isClinicRole(visit.role) ? [] : withFrame(frameOfPatients, calls(visit));
const ofEveryone = (calls: (visit: Visit) => FirstCall[]) => (visit: Visit) =>
  (isClinicRole(visit.role) ? ofClinic : ofPatients)(calls)(visit);

/**
 * What the screens of the busiest pages ask for as soon as they are drawn. A screen that asks for something else asks for
 * it by itself, and what stands here would be asked for in vain: `e2e/early.spec.ts` knows.
 *
 * @see ADR 76
 */
export const firstCalls: Partial<Record<keyof typeof guardedRoutes, (visit: Visit) => FirstCall[]>> = {
  doctorDashboard: ofClinic(clinicDashboard),
  patientList: ofClinic((visit) => patientList(visit, 'own')),
  allPatients: ofClinic((visit) => patientList(visit, 'clinic')),
  patientDetails: ofClinic(record),
  myDashboard: ofClinic((visit) => [...clinicDashboard(visit), readingsOf('month', visit)]),
  nonRpmDashboard: ofClinic(() => [
    ask('getCandidateTotals', {}),
    ask('getCandidates', { query: { page: 0, noOfRows: 10, show: 'candidates' } }),
  ]),
  profile: ofEveryone((visit) =>
    isPlain(visit) ? [ask('getProfile', {}), ask('getSecurity', {}), ask('getSessions', {})] : [],
  ),
  patientProfile: ofPatients(patientProfile),
  deviceAllocation: ofClinic(({ clinicName }) => [
    ask('getSupportedDevices', { params: { clinicName } }),
    ask('getWaitingDevices', {}),
  ]),
  billingConfig: ofClinic(({ clinicName, path }) => [
    ask('getBillingSettings', {}),
    // The steps of the setup show the codes and rates at their end alone.
    ...(path === '/billing-setup'
      ? []
      : [
          ask('getBillingCodes', { params: { clinicName } }),
          ask('getRates', { params: { clinicName }, query: {} }),
          ask('getPeriodExample', {}),
        ]),
  ]),
  billingRevenue: ofClinic((visit) => (isPlain(visit) ? [ask('getBillBoard', { query: {} })] : [])),
  billingCode: ofClinic(({ clinicName }) => [
    ask('getBillingCodes', { params: { clinicName } }),
    ask('getRates', { params: { clinicName }, query: {} }),
    ask('getBillingSettings', {}),
  ]),
  myCredentials: ofClinic(() => [ask('getCredentials', {})]),
  orders: ofClinic(({ clinicName }) => [
    ask('getAllottedDevicesByClinic', {
      query: { page: 0, noOfRows: defaultOrderFilters.rows, clinic: clinicName },
    }),
  ]),
  // What it shows at first is the frame's: how many inquiries wait.
  inquiry: ({ role }) => (isClinicRole(role) ? frameOfClinic : frameOfPatients),
  alerts: ofClinic((visit) =>
    isPlain(visit) && visit.path !== '/alerts/noise'
      ? [ask('getAlerts', { query: { tab: 'medical', owner: 'all', page: 0, noOfRows: 20 } })]
      : [],
  ),
  patientDashboard: ofPatients(patientDashboard),
  patientSummary: ofPatients(patientSummary),
  myTimeline: ofPatients((visit) =>
    isPlain(visit) ? [ask('getTimeline', { params: { userId: visit.userId }, query: {} })] : [],
  ),
};
