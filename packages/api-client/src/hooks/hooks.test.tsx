// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { ApiProvider } from '../ApiProvider.tsx';
import { CacheProvider } from '../CacheProvider.tsx';
import type { Call } from '../client.ts';
import { type EndpointName, endpoints } from '../endpoints/index.ts';
import * as api from '../index.ts';
import type { Read } from './useRead.ts';
import type { Write } from './useWrite.ts';

const bounds = { start: new Date('2026-11-01T00:00:00Z'), end: new Date('2026-11-30T23:59:59Z') };
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
  use: () => Read<unknown>;
  asks: object;
}

/** A hook for each read of the table, and what it asks. A read without a hook does not compile. */
const reads: Record<Exclude<EndpointName, keyof typeof writes>, ReadCase> = {
  getRoles: { use: () => api.useRoles(), asks: {} },
  getProfile: { use: () => api.useProfile(), asks: {} },
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
const writes = {
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
  inviteStaff: api.useInviteStaff,
  withdrawInvitation: api.useWithdrawInvitation,
  saveClinic: api.useSaveClinic,
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
  saveProfile: api.useSaveProfile,
} as const;

function setUp(answer: (...asked: Parameters<Call>) => Promise<unknown>) {
  const call = vi.fn(answer);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApiProvider call={call as unknown as Call}>
      <CacheProvider>{children}</CacheProvider>
    </ApiProvider>
  );
  return { call, wrapper };
}

describe('reads', () => {
  test.each(Object.entries(reads))(
    '%s has a hook that asks for it, and for nothing else',
    async (name, { use, asks }) => {
      const { call, wrapper } = setUp(async () => ({ total: 1 }));
      const { result } = renderHook(use, { wrapper });
      await waitFor(() => expect(result.current.loadable.state).toBe('ready'));
      expect(call).toHaveBeenCalledTimes(1);
      const [endpoint, { signal, ...options } = {}] = call.mock.calls[0] ?? [];
      expect(endpoint).toBe(endpoints[name as EndpointName]);
      expect(signal).toBeInstanceOf(AbortSignal);
      expect(options).toEqual(asks);
    },
  );

  test('what is not known yet is not asked for', () => {
    const { call, wrapper } = setUp(async () => ({}));
    const { result } = renderHook(
      () => [
        api.usePatientInfo(null),
        api.useSavedRange(null),
        api.useReadingsOfDoctor(null, bounds),
        api.useReadingsOfPatient(null, null),
      ],
      { wrapper },
    );
    expect(result.current.map(({ loadable }) => loadable.state)).toEqual(Array(4).fill('loading'));
    expect(call).not.toHaveBeenCalled();
  });

  test('the page before stays while the next one loads, but never that of another patient (behaviour 1a)', async () => {
    const { wrapper } = setUp(async (_, { params, query }) => ({
      of: `${(params as { userId: string }).userId} ${(query as { page: number }).page}`,
    }));
    const { result, rerender } = renderHook(
      ({ userId, page }) => api.usePatientList(userId, { page, noOfRows: 5 }).loadable,
      { wrapper, initialProps: { userId: 'a', page: 0 } },
    );
    await waitFor(() => expect(result.current).toMatchObject({ state: 'ready', data: { of: 'a 0' } }));
    rerender({ userId: 'a', page: 1 });
    expect(result.current).toMatchObject({ state: 'ready', data: { of: 'a 0' }, isUpdating: true });
    await waitFor(() => expect(result.current).toMatchObject({ data: { of: 'a 1' }, isUpdating: false }));
    rerender({ userId: 'b', page: 1 });
    expect(result.current).toEqual({ state: 'loading' });
    await waitFor(() => expect(result.current).toMatchObject({ data: { of: 'b 1' } }));
  });

  test('reading again resolves also when it fails, and keeps what was read', async () => {
    let fails = false;
    const { wrapper } = setUp(async () => {
      if (fails) throw new api.ApiError('status', 500);
      return { total: 7 };
    });
    const { result } = renderHook(() => api.useTotalPatients('u'), { wrapper });
    await waitFor(() => expect(result.current.loadable.state).toBe('ready'));
    fails = true;
    await act(() => result.current.reread());
    expect(result.current.loadable).toMatchObject({
      state: 'ready',
      data: { total: 7 },
      error: { status: 500 },
    });
  });
});

describe('writes', () => {
  const hooks = Object.entries(writes).filter(([, use]) => use !== null);
  test.each(hooks)('%s has a hook that sends its body', async (name, use) => {
    const { call, wrapper } = setUp(async () => ({ message: 'done' }));
    const { result } = renderHook(() => use?.() as Write<(typeof endpoints)['addInquiry']>, {
      wrapper,
    });
    const body = { any: 'body' } as never;
    await expect(result.current(body)).resolves.toEqual({ message: 'done' });
    const endpoint = endpoints[name as EndpointName];
    const key = endpoint.isIdempotent && { idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) };
    expect(call.mock.calls).toEqual([[endpoint, { body, ...key }]]);
  });

  const inquiry = (message: string) => ({ userId: 'u', username: 'n', type: 'other' as const, message });

  test('an intent keeps its key until it has succeeded; another one has another key (behaviour 4)', async () => {
    const answers = [new api.ApiError('timeout', 0), null, null, null];
    const { call, wrapper } = setUp(async () => {
      const failure = answers.shift();
      if (failure) throw failure;
      return { message: 'done' };
    });
    const { result } = renderHook(() => api.useSendInquiry(), { wrapper });
    await expect(result.current(inquiry('first'))).rejects.toThrow();
    for (const message of ['first', 'first', 'second']) await result.current(inquiry(message));
    const keys = call.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);
    expect(keys[1]).toBe(keys[0]);
    expect(new Set(keys).size).toBe(3);
  });

  test('a key that is given is the one that is sent, whatever the body and the outcome (behaviour 1c)', async () => {
    const { call, wrapper } = setUp(async () => ({ message: 'done' }));
    const { result } = renderHook(() => api.useSendInquiry(), { wrapper });
    for (const message of ['first', 'second']) await result.current(inquiry(message), 'held');
    expect(call.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey)).toEqual(['held', 'held']);
  });

  test('another body after a failure is another intent', async () => {
    const { call, wrapper } = setUp(async () => {
      throw new api.ApiError('network', 0);
    });
    const { result } = renderHook(() => api.useSendInquiry(), { wrapper });
    for (const message of ['first', 'second']) await result.current(inquiry(message)).catch(() => {});
    const keys = call.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);
    expect(keys[0]).not.toBe(keys[1]);
  });
});

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

test('no two calls have one address', () => {
  const shapes = Object.values(endpoints).map(({ path }) => path.replace(/:\w+/g, ':'));
  expect(new Set(shapes).size).toBe(shapes.length);
});
