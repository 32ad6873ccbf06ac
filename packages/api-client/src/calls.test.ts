import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { endpoints } from './calls.ts';
import * as rooms from './rooms/hooks.ts';

/** Every name by which the specification calls a call, with the name that it has here when that is another one. */
test.each([
  ...'getSupportedDevices createPatientInfo getAllottedDevicesToUser getPatientInfo getVitalRange getRoles'.split(
    ' ',
  ),
  ...'publicVerify signup login getLatestDoctorVisit getLatestLabWork getTotalMR TotalConditionDiagnosed'.split(
    ' ',
  ),
  ...'TotalMedicalProcedures getCareTeam getHeartRateData glucose shareData getMyFriends getMRSummary'.split(
    ' ',
  ),
  ...'getSubSources getVitalData getVitalLimits getMyVitalList getFriendsMRSummary getMRDetail getUsers'.split(
    ' ',
  ),
  ...'getLatestMR verifyTempAcess getImmunizations getAllergies getVitalDetails getFriendVitalDetails'.split(
    ' ',
  ),
  ...'updateDeviceOrderStatus getPatientList getAllottedDevicesToPatient updatePatientVitalRange'.split(' '),
  ...'getPatientVitalRange downloadMyFriendVitalDetails getMyNoteTopics getMyNotesToPatient addUserNotes'.split(
    ' ',
  ),
  ...'validatePatient addExceptionNotes getMyExceptionNotesForPatient getPatientNoteTopics getPatientNotes'.split(
    ' ',
  ),
  ...'getExceptionMyNotesToPatient totalNotes getAllottedDevicesByClinic getTotalPatients'.split(' '),
  ...'getTotalDaysOfReadings getTotalDevicesByStatus getMonthDaysOfReadings getDaysSinceRPM'.split(' '),
  ...'getFriendLatestMR addInquiry deactivateDevice getBillingCodes addBillCode getRates'.split(' '),
  ...'addMyConversation generateBill activateDevice placeDeviceOrder getPatientVitalRangeByUsername'.split(
    ' ',
  ),
  ...'getTotalTableReadingsOfPatient getTotalTableReadingsOfDoctor getLatestMeasurementRecord'.split(' '),
])('%s is in the table (API-02 to API-25)', (name) => {
  expect(Object.keys(endpoints)).toContain(name);
});

test('what a call makes stale is a read of the table, and no read makes anything stale', () => {
  const all = Object.values(endpoints);
  const reads = all.filter(({ method }) => method === 'GET').map(({ path }) => path);
  for (const { method, stales } of all) {
    expect(reads).toEqual(expect.arrayContaining([...stales]));
    if (method === 'GET') expect(stales).toEqual([]);
  }
});

test('a write without anything stale is one of these, which change nothing that a screen reads', () => {
  const silent = Object.entries(endpoints).filter(
    ([, { method, stales }]) => method === 'POST' && stales.length === 0,
  );
  expect(silent.map(([name]) => name).sort()).toEqual([
    ...[
      'acceptInvitation',
      'acceptShare',
      'addFilePart',
      'addReadings',
      'beginFile',
      'beginLaunch',
      'beginSignOn',
      'changePassword',
      'checkPasswordToken',
      // Whether a provider answers; it saves nothing.
      'checkSignOn',
      // Who holds whom, the queue asks again by itself.
      'claimPatient',
      'confirmIdentity',
      'deliverVendorReadings',
      'exportAlerts',
      'exportBills',
      'exportCompliance',
      'exportOrders',
      'exportOwnRecord',
      'exportPatients',
      'exportReadings',
      'exportTime',
      'finishSignOn',
      'forgotPassword',
      'getClaims',
    ],
    ...[
      'keepAlive',
      'login',
      'logout',
      'newActivationCode',
      'publicVerify',
      'releasePatient',
      'resetPassword',
    ],
    // What is typed is in the form already.
    'saveNoteDraft',
    ...['sendContact', 'sendEmailCode', 'sendLoginCode'],
    // It answers with the timer.
    'signTimer',
    'signup',
    ...[
      'startConfirmation',
      'startPasskey',
      'startTotp',
      'switchClinic',
      'verifyLogin',
      'verifySecondFactor',
    ],
  ]);
});

/** The paths that the specification gives, typed again from it. */
test.each([
  ['API-02', 'POST', '/api/add-inquiry'],
  ['API-03', 'GET', '/api/allotted-devices-by-clinic'],
  ['API-04', 'POST', '/api/update-device-order-status'],
  ['API-05', 'GET', '/api/allotted-devices-to-user/:username'],
  ['API-06', 'GET', '/api/total-table-readings/rpm/:userId/patient'],
  ['API-06', 'GET', '/api/total-table-readings/rpm/:userId/doctor'],
  ['API-06', 'GET', '/api/total-table-readings/rpm/:userId/patient/:start/:end'],
  ['API-06', 'GET', '/api/total-table-readings/rpm/:userId/doctor/:start/:end'],
  ['API-07', 'GET', '/api/total-patients/:userId'],
  ['API-08', 'GET', '/api/total-days-of-readings/:userId'],
  ['API-09', 'GET', '/api/total-devices-by-status/:userId/:status'],
  ['API-10', 'GET', '/api/month-days-of-readings/:userId/:start/:end'],
  ['API-11', 'GET', '/api/latest-measurement-record/:userId/Vital/rpm'],
  ['API-12', 'GET', '/api/days-since-RPM/:userId'],
  ['API-13', 'GET', '/api/total-notes/:userId/:topic'],
  ['API-14', 'GET', '/api/supported-devices/:clinicName'],
  ['API-15', 'POST', '/api/activateDevice'],
  ['API-16', 'POST', '/api/placeDeviceOrder'],
  ['API-17', 'GET', '/api/getPatientVitalRangeByUsername/:username/:vital/:clinic'],
])('%s is %s %s', (_, method, path) => {
  expect(Object.values(endpoints).map((each) => `${each.method} ${each.path}`)).toContain(
    `${method} ${path}`,
  );
});

/** Whether one path may be that of two templates. */
const meet = (one: string, other: string) => {
  const [parts, others] = [one.split('/'), other.split('/')];
  return (
    parts.length === others.length &&
    parts.every((part, at) => part === others[at] || part.startsWith(':') || others[at]?.startsWith(':'))
  );
};

test('no two calls can have one address, so it does not matter which is registered first', () => {
  const paths = Object.values(endpoints).map(({ path }) => path);
  const met = paths.flatMap((one, at) => paths.slice(at + 1).filter((other) => meet(one, other)));
  expect(met).toEqual([]);
  expect(meet('/api/alert/:alertId', '/api/alert/new')).toBe(true);
});

test('no two rooms have a call of one name', () => {
  const names = Object.entries(rooms).flatMap(([table, calls]) =>
    table.endsWith('Endpoints') ? Object.keys(calls) : [],
  );
  expect(names.toSorted()).toEqual(Object.keys(endpoints).toSorted());
});

/** A schema as far as it says what a text is. */
interface Field {
  def: { type: string; shape?: Record<string, Field>; innerType?: Field };
}
const isText = ({ def: { type, innerType } }: Field): boolean =>
  type === 'string' || (innerType !== undefined && isText(innerType));
const textsOf = (schema: unknown) =>
  Object.entries((schema as Field).def.shape ?? {}).flatMap(([name, field]) => (isText(field) ? [name] : []));

/** Texts that stand in addresses: ids, moments, and what the specification wants there to the letter, names that are looked for among it (API-03). */
const inAddresses = {
  ids: ['getAccessLog reader', 'getAlerts userId', 'getBillBoard provider', 'getNoise provider'],
  moments: [
    ...['getBillBoard month', 'getPatientTime month'],
    ...['getTimeline', 'getFriendTimeline'].flatMap((name) => [`${name} before`, `${name} from`]),
    ...['getVitalData', 'getVitalDetails', 'getFriendVitalDetails', 'getHeartRateData', 'glucose'].flatMap(
      (name) => [`${name} start`, `${name} end`],
    ),
  ],
  specified: [
    'pName',
    'pLastName',
    'provider',
    'orderDate',
    'orderId',
    'modeOfDelivery',
    'orderStatus',
    'clinic',
  ].map((field) => `getAllottedDevicesByClinic ${field}`),
};

test('no address of a call holds what somebody looks for, but where the specification says so (F25, ASVS 14.2.1)', () => {
  const found = Object.entries(endpoints).flatMap(([name, { query, hidesQuery }]) =>
    hidesQuery ? [] : textsOf(query).map((field) => `${name} ${field}`),
  );
  expect(found.sort()).toEqual(Object.values(inAddresses).flat().sort());
});

/** The code of hooks and screens, without that of tests and stories. */
const used = ['api-client/src', 'ui/src']
  .flatMap((folder) => globSync(`../${folder}/**/*.{ts,tsx}`, { cwd: process.cwd() }))
  .filter((path) => !/(calls|\.test|\.stories|Story|tries)\.tsx?$/.test(path))
  .map((path) => readFileSync(path, 'utf8'));

test('no hook and no screen asks whether a user name is a patient, or for a file by it (F25, API-23)', () => {
  const users = (name: string) => used.filter((text) => new RegExp(`\\b${name}\\b`).test(text)).length;
  expect(users('getAllottedDevicesToUser'), 'what a hook uses is found').toBeGreaterThan(0);
  expect([users('validatePatient'), users('getUploadedFileInfo')]).toEqual([0, 0]);
});

test('the paths that hold a user name are those of the specification; of the others no screen knows (F25)', () => {
  const named = Object.entries(endpoints).filter(([, { params }]) => textsOf(params).includes('username'));
  expect(named.map(([name]) => name).sort()).toEqual([
    ...[
      'getAllottedDevicesToUser',
      'getPatientVitalRangeByUsername',
      'getUploadedFileInfo',
      'validatePatient',
    ],
  ]);
});

test.each([
  'addBillCode',
  'importRates',
  'saveBillingCode',
  'saveBillingPapers',
  'saveBillingSettings',
] as const)(
  '%s makes the example of the device period out of date, for what payers cover decides whom it shows (SCR-04)',
  (name) => {
    expect(endpoints[name].stales).toContain('/api/period-example');
  },
);
