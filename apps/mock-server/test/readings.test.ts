import { endpoints } from '@rpm/api-client/endpoints';
import { formatStamp, limits, ReadingSummaries, serverMessages, type VitalKind } from '@rpm/domain';
import { describe, expect, test } from 'vitest';
import { anOrder, aPatient, clinicWith, demoAccounts, northside } from '../src/seed/index.ts';
import type { World } from '../src/seed/World.ts';
import type { LiveDevice } from '../src/store/contracts/deviceTokens.ts';
import type { Store } from '../src/store/Store.ts';
import { startOfTest, testApi } from './harness.ts';
import { aReading } from './readingWorlds.ts';
import { makeStore, type StoreKind, storeKinds } from './stores.ts';

const patientId = demoAccounts.patient.accountId;
const device: LiveDevice = {
  orderId: 'ORD-1',
  patientId,
  clinicId: northside.clinicId,
  serial: 'SN-1',
  vitals: ['BloodPressure', 'HeartRate'],
};
const deviceToken = 'd'.repeat(43);
const world = (special: Partial<World> = {}): World => ({
  ...clinicWith([]),
  readings: () => [],
  ranges: [],
  reviews: [],
  ...special,
});

/** A store that knows one device by its token, whichever it is. */
const withDevice = (store: Store): Store => ({ ...store, deviceTokens: { find: async () => device } });

async function fresh(kind: StoreKind = 'memory', special: Partial<World> = {}) {
  const store = withDevice(await makeStore(kind, world(special)));
  const api = testApi(store);
  return {
    store,
    api,
    deliver: (body: unknown) => api.ask(endpoints.addReadings, { token: deviceToken, body }),
  };
}

const stamp = (seconds: number) => formatStamp(new Date(startOfTest.getTime() + seconds * 1000));
const rate = (seconds: number, heartRate: number) => ({
  mrSubType: 'HeartRate' as VitalKind,
  mrTime: stamp(seconds),
  values: { heartRate },
});
const pressure = (seconds: number, systolic: number, diastolic: number) => ({
  mrSubType: 'BloodPressure' as VitalKind,
  mrTime: stamp(seconds),
  values: { systolic, diastolic },
});

describe.each(storeKinds)('a device delivers readings to %s', (kind) => {
  test('one or a batch; what was delivered before is harmless', async () => {
    const { deliver, store } = await fresh(kind);
    expect(await deliver(rate(-60, 72))).toMatchObject({
      status: 200,
      json: { message: serverMessages.readingsTaken, accepted: 1, duplicates: 0 },
    });
    const batch = { readings: [rate(-60, 72), rate(-30, 200), pressure(-30, 118, 76)] };
    expect(await deliver(batch)).toMatchObject({ json: { accepted: 2, duplicates: 1 } });
    const together = await Promise.all([deliver(batch), deliver(batch)]);
    expect(together.map(({ json }) => json)).toMatchObject([{ accepted: 0 }, { accepted: 0 }]);
    expect(await store.readings.counts(patientId, null)).toEqual({ Normal: 2, Cautious: 0, Critical: 1 });
  });

  test('a device that sends fractions of a second delivers whole seconds', async () => {
    const { deliver } = await fresh(kind);
    const body = rate(-60, 72);
    await deliver({ ...body, mrTime: `${body.mrTime}.250` });
    expect(await deliver({ ...body, mrTime: `${body.mrTime}.750` })).toMatchObject({
      json: { duplicates: 1 },
    });
  });

  test('each is judged by the range in force when it was measured', async () => {
    const { deliver, store } = await fresh(kind);
    const actor = {
      accountId: demoAccounts.provider.accountId,
      clinicId: northside.clinicId,
      at: startOfTest,
    };
    await store.ranges.save(
      {
        patientId,
        vital: 'HeartRate',
        start: new Date(startOfTest.getTime() - 3600_000),
        end: new Date(startOfTest.getTime() + 3600_000),
        limits: { heartRate: { min: { cautious: 50, critical: 40 }, max: { cautious: 70, critical: null } } },
      },
      actor,
    );
    await deliver({ readings: [rate(-7200, 72), rate(-3600, 72), rate(-10, 101)] });
    const { rows } = await store.readings.page({
      patientId,
      vital: 'HeartRate',
      bounds: {},
      page: 0,
      noOfRows: 9,
    });
    expect(rows.map((row) => row.class)).toEqual(['Critical', 'Cautious', 'Normal']);
    expect(rows[0]).toMatchObject({ serial: 'SN-1', receivedAt: startOfTest });
  });
});

describe('a delivery that is refused leaves nothing behind', () => {
  const dayS = 86_400;
  const weight = { mrSubType: 'Weight', mrTime: stamp(-60), values: { weight: 80 } };
  const bad: [what: string, body: unknown, message: string, field: string | undefined][] = [
    ['a vital that it does not measure', weight, serverMessages.vitalNotMeasured, 'mrSubType'],
    [
      'the same in a batch',
      { readings: [rate(-3, 72), rate(-2, 72), rate(-1, 72), weight] },
      serverMessages.vitalNotMeasured,
      'readings.3.mrSubType',
    ],
    ['the future', rate(limits.readingAheadSeconds + 1, 72), serverMessages.readingTime, 'mrTime'],
    [
      'too long ago',
      { readings: [rate(0, 72), rate(-limits.readingMaxAgeDays * dayS - 1, 72)] },
      serverMessages.readingTime,
      'readings.1.mrTime',
    ],
    [
      'a value that nobody has',
      { readings: [rate(0, 72), rate(-1, 7200)] },
      serverMessages.badField('readings.1.values'),
      'readings.1.values',
    ],
    ['the same alone', rate(-1, 7200), serverMessages.badField('values'), 'values'],
    [
      'a parameter missing',
      { ...pressure(0, 120, 80), values: { systolic: 120 } },
      serverMessages.badField('values'),
      'values',
    ],
    ['no reading', { readings: [] }, serverMessages.badField('readings'), 'readings'],
    [
      'too many',
      { readings: Array.from({ length: limits.readingsAtOnce + 1 }, (_, at) => rate(-at, 72)) },
      serverMessages.badField('readings'),
      'readings',
    ],
    ['nothing', {}, serverMessages.badRequest, undefined],
    ['a list', [rate(0, 72)], serverMessages.badRequest, undefined],
  ];
  test.each(bad)('%s', async (_, body, message, field) => {
    const { deliver, store } = await fresh();
    expect(await deliver(body)).toMatchObject({
      status: 400,
      json: field ? { message, field } : { message },
    });
    expect(await store.readings.latest(patientId)).toEqual([]);
  });

  test('the edges of what is taken are taken', async () => {
    const { deliver } = await fresh();
    const body = {
      readings: [rate(limits.readingAheadSeconds, 72), rate(-limits.readingMaxAgeDays * dayS, 72)],
    };
    expect(await deliver(body)).toMatchObject({ status: 200, json: { accepted: 2 } });
  });
});

describe('the token of a device (behaviour section 3)', () => {
  test('no token, a wrong one or that of a session delivers nothing', async () => {
    const api = testApi(await makeStore('memory', world()));
    const session = await api.sessionOf(demoAccounts.patient);
    for (const token of [undefined, 'w'.repeat(43), 'x', session]) {
      const answer = await api.ask(endpoints.addReadings, { token, body: rate(-1, 72) });
      expect(answer).toMatchObject({ status: 401, json: { message: serverMessages.unauthorized } });
    }
  });

  test('it opens no call that needs a session', async () => {
    const { api } = await fresh();
    for (const endpoint of Object.values(endpoints).filter(({ token }) => token === 'session')) {
      const body = endpoint.method === 'POST' ? {} : undefined;
      const answer = await api.ask(endpoint, { token: deviceToken, body });
      expect(answer.status, endpoint.path).toBe(401);
    }
  });
});

describe('the tables of readings', () => {
  const { clinicId } = northside;
  const providerId = demoAccounts.provider.accountId;
  const person = (id: string, firstName: string, lastName: string, birthDate: string | null, special = {}) =>
    aPatient({
      patientId: id,
      username: `${id}@example.test`,
      clinicId,
      firstName,
      lastName,
      birthDate,
      ...special,
    });
  const patients = [
    person('p-1', '__proto__', '', null),
    person('p-2', 'Ann', 'Samename', '1944-05-06'),
    person('p-3', 'Ann', 'Samename', '1971-10-12'),
    person('p-4', '10', '', '1950-01-01'),
    person('p-5', 'Has', 'Nothing', '1950-01-01'),
    person('p-6', 'Has', 'Device', '1950-01-01'),
    person('p-7', 'Of', 'Colleague', '1950-01-01', { providerId: demoAccounts.colleague.accountId }),
  ];
  const readings = () =>
    ['p-1', 'p-2', 'p-3', 'p-3', 'p-4', 'p-7'].map((id, at) =>
      aReading({
        patientId: id,
        at: new Date(startOfTest.getTime() - at * 1000),
        values: { heartRate: at === 3 ? 200 : 72 },
      }),
    );
  const orders = [anOrder({ status: 'Activated', patientId: 'p-6' })];
  const one = { total: 1, Normal: 1, Cautious: 0, Critical: 0 };
  const none = { total: 0, Normal: 0, Cautious: 0, Critical: 0 };
  const ofProvider: [string, object][] = [
    ['__proto__', one],
    ['Ann Samename (1944)', one],
    ['Ann Samename (1971)', { total: 2, Normal: 1, Cautious: 0, Critical: 1 }],
    ['10', one],
    ['Has Device', none],
  ];
  const sorted = (rows: Iterable<[string, object]>) => [...rows].sort(([a], [b]) => (a < b ? -1 : 1));

  test.each(storeKinds)(
    'keep patients apart by name, lose nobody, and show who has something to show (R18, %s)',
    async (kind) => {
      const { api } = await fresh(kind, { patients, readings, orders });
      const ask = async (account: 'provider' | 'staff') =>
        api.ask(endpoints.getTotalTableReadingsOfDoctor, {
          token: await api.sessionOf(demoAccounts[account]),
          params: { userId: demoAccounts[account].accountId },
        });
      const provider = await ask('provider');
      expect(sorted(ReadingSummaries.parse(provider.json).patients)).toEqual(sorted(ofProvider));
      expect(provider.text).toContain('"__proto__":{"total":1');
      expect(sorted(ReadingSummaries.parse((await ask('staff')).json).patients)).toEqual(
        sorted([...ofProvider, ['Of Colleague', one]]),
      );
    },
  );

  test('nobody is called otherwise in the table of another time', async () => {
    const { api } = await fresh('memory', { patients, readings, orders });
    const answer = await api.ask(endpoints.getTotalTableReadingsOfDoctorBetween, {
      token: await api.sessionOf(demoAccounts.provider),
      params: { userId: providerId, start: stamp(-1), end: stamp(-1) },
    });
    expect(sorted(ReadingSummaries.parse(answer.json).patients)).toEqual(
      sorted([
        ['Ann Samename (1944)', one],
        ['Has Device', none],
      ]),
    );
  });

  test('of one patient, in all and between two moments (API-06)', async () => {
    const { api } = await fresh('memory', { patients, readings });
    const token = await api.sessionOf(demoAccounts.staff);
    const all = await api.ask(endpoints.getTotalTableReadingsOfPatient, { token, params: { userId: 'p-1' } });
    expect(all.text).toBe('{"__proto__":{"total":1,"Normal":1,"Cautious":0,"Critical":0}}');
    const params = { userId: 'p-3', start: stamp(-3), end: stamp(-3) };
    const some = await api.ask(endpoints.getTotalTableReadingsOfPatientBetween, { token, params });
    expect(some.json).toEqual({ 'Ann Samename': { total: 1, Normal: 0, Cautious: 0, Critical: 1 } });
  });

  test('the end is not before the start', async () => {
    const { api } = await fresh('memory', { patients });
    const token = await api.sessionOf(demoAccounts.staff);
    const params = { userId: 'p-3', start: stamp(0), end: stamp(-1) };
    for (const endpoint of [
      endpoints.getTotalTableReadingsOfPatientBetween,
      endpoints.getMonthDaysOfReadings,
    ]) {
      expect(await api.ask(endpoint, { token, params })).toMatchObject({
        status: 400,
        json: { field: 'end' },
      });
    }
  });
});
