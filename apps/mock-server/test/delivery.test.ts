import { type EndpointName, endpoints } from '@rpm/api-client/calls';
import { formatStamp, limits, type VitalKind } from '@rpm/domain';
import { refusalWords } from '@rpm/domain/words/refusal';
import { serverWords } from '@rpm/domain/words/server';
import { describe, expect, test } from 'vitest';
import { clinicWith, demoAccounts, northside } from '../src/seed/index.ts';
import type { Store } from '../src/store/Store.ts';
import { postgresStore } from '../src/store/sql/sqlStore.ts';
import type { LiveDevice } from '../src/subjects/devices/deviceTokens.contract.ts';
import { startOfTest, testApi } from './harness.ts';
import { rightRequests } from './rightRequests.ts';
import { filledDatabase, makeStore, open, type StoreKind, storeKinds } from './stores.ts';

const patientId = demoAccounts.patient.accountId;
const device: LiveDevice = {
  orderId: 'ORD-1',
  patientId,
  clinicId: northside.clinicId,
  serial: 'SN-1',
  vitals: ['BloodPressure', 'HeartRate', 'Weight'],
  activatedAt: null,
};
const deviceToken = 'd'.repeat(43);
const world = () => ({ ...clinicWith([]), readings: () => [], ranges: [], reviews: [] });

/** A store that knows one device by its token, whichever it is. */
const withDevice = (store: Store): Store => ({
  ...store,
  deviceTokens: { ...store.deviceTokens, find: async () => device },
});

async function fresh(kind: StoreKind = 'memory') {
  const store = withDevice(await makeStore(kind, world()));
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
      json: { message: serverWords.readingsTaken, accepted: 1, duplicates: 0 },
    });
    const batch = { readings: [rate(-60, 72), rate(-30, 200), pressure(-30, 118, 76)] };
    expect(await deliver(batch)).toMatchObject({ json: { accepted: 2, duplicates: 1 } });
    const together = await Promise.all([deliver(batch), deliver(batch)]);
    expect(together.map(({ json }) => json)).toMatchObject([{ accepted: 0 }, { accepted: 0 }]);
    expect(await store.readings.counts(patientId, null)).toEqual({ Normal: 2, Cautious: 0, Critical: 1 });
  });

  test('what differs in its values is another reading of the same second, and the answer says so (F8)', async () => {
    const { deliver, store } = await fresh(kind);
    expect(await deliver(pressure(-60, 120, 80))).toMatchObject({ json: { accepted: 1, duplicates: 0 } });
    expect(await deliver(pressure(-60, 220, 130))).toMatchObject({ json: { accepted: 1, duplicates: 0 } });
    const batch = { readings: [pressure(-60, 220, 130), pressure(-30, 110, 70), pressure(-30, 230, 140)] };
    expect(await deliver(batch)).toMatchObject({ json: { accepted: 2, duplicates: 1 } });
    expect(await store.readings.unreviewedReadings(patientId)).toEqual({ critical: 2, cautious: 0 });
  });

  test('a device that sends fractions of a second delivers whole seconds', async () => {
    const { deliver } = await fresh(kind);
    const body = rate(-60, 72);
    await deliver({ ...body, mrTime: `${body.mrTime}.250` });
    expect(await deliver({ ...body, mrTime: `${body.mrTime}.750` })).toMatchObject({
      json: { duplicates: 1 },
    });
  });

  test('a unit goes with the values: they are judged in that of the limits, and kept as they were measured', async () => {
    const { api, deliver } = await fresh(kind);
    const weight = (seconds: number, value: number, unit?: string) => ({
      mrSubType: 'Weight',
      mrTime: stamp(seconds),
      values: { weight: value },
      ...(unit !== undefined && { unit }),
    });
    await deliver({ readings: [weight(-60, 178.1, 'lb'), weight(-30, 80), weight(-10, 80, 'kg')] });
    for (const unit of ['stone', '°F', '']) {
      expect(await deliver(weight(-5, 178.1, unit))).toMatchObject({ status: 400, json: { field: 'unit' } });
    }
    const token = await api.sessionOf(demoAccounts.staff);
    const params = { userId: patientId, vital: 'Weight' };
    const { json } = await api.ask(endpoints.getVitalData, { token, params });
    expect(json).toMatchObject({
      coding: { loinc: ['29463-7'], components: [{ parameter: 'weight', loinc: ['29463-7'], unit: 'kg' }] },
      result: [
        { values: { weight: 80 } },
        { values: { weight: 80 } },
        {
          values: { weight: 80.784801097 },
          measured: { unit: '[lb_av]', values: { weight: 178.1 } },
        },
      ],
    });
    const { result } = json as { result: object[] };
    expect(result.map((row) => 'measured' in row)).toEqual([false, false, true]);
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
  const weight = { mrSubType: 'BodyTemperature', mrTime: stamp(-60), values: { temperature: 37 } };
  const bad: [what: string, body: unknown, message: string, field: string | undefined][] = [
    ['a vital that it does not measure', weight, refusalWords.vitalNotMeasured, 'mrSubType'],
    [
      'the same in a batch',
      { readings: [rate(-3, 72), rate(-2, 72), rate(-1, 72), weight] },
      refusalWords.vitalNotMeasured,
      'readings.3.mrSubType',
    ],
    [
      'a blood pressure whose values are crossed (F28)',
      pressure(0, 60, 150),
      refusalWords.readingCrossed,
      'values',
    ],
    [
      'the same in a batch, with values that are equal',
      { readings: [pressure(-1, 120, 80), pressure(0, 80, 80)] },
      refusalWords.readingCrossed,
      'readings.1.values',
    ],
    ['the future', rate(limits.readingAheadSeconds + 1, 72), refusalWords.readingTime, 'mrTime'],
    [
      'too long ago',
      { readings: [rate(0, 72), rate(-limits.readingMaxAgeDays * dayS - 1, 72)] },
      refusalWords.readingTime,
      'readings.1.mrTime',
    ],
    [
      'a value that nobody has',
      { readings: [rate(0, 72), rate(-1, 7200)] },
      refusalWords.badField({ field: 'readings.1.values' }),
      'readings.1.values',
    ],
    ['the same alone', rate(-1, 7200), refusalWords.badField({ field: 'values' }), 'values'],
    [
      'a parameter missing',
      { ...pressure(0, 120, 80), values: { systolic: 120 } },
      refusalWords.badField({ field: 'values' }),
      'values',
    ],
    ['no reading', { readings: [] }, refusalWords.badField({ field: 'readings' }), 'readings'],
    [
      'too many',
      { readings: Array.from({ length: limits.readingsAtOnce + 1 }, (_, at) => rate(-at, 72)) },
      refusalWords.badField({ field: 'readings' }),
      'readings',
    ],
    ['nothing', {}, refusalWords.badRequest, undefined],
    ['a list', [rate(0, 72)], refusalWords.badRequest, undefined],
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
      expect(answer).toMatchObject({ status: 401, json: { message: refusalWords.unauthorized } });
    }
  });

  test('it opens no call that needs a session', async () => {
    const { api } = await fresh();
    for (const name of Object.keys(endpoints) as EndpointName[]) {
      const endpoint = endpoints[name];
      if (endpoint.token !== 'session') continue;
      const answer = await api.ask(endpoint, { ...rightRequests[name], token: deviceToken });
      expect(answer.status, endpoint.path).toBe(401);
    }
  });
});

test('a delivery takes three statements, with something out of limits a few more, however much there is in it', async () => {
  const told: string[] = [];
  const db = open(await filledDatabase(world())).withPlugin({
    transformQuery: ({ node }) => {
      told.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const api = testApi(withDevice(postgresStore(db)));
  const deliver = (body: unknown) => api.ask(endpoints.addReadings, { token: deviceToken, body });
  const statements = async (body: unknown) => {
    told.length = 0;
    expect(await deliver(body)).toMatchObject({ status: 200 });
    return told.length;
  };
  // The device is known to the store of this test, so the first of the three, which finds it by its token, is not made.
  expect(await statements(rate(-30, 72))).toBe(2);
  // What is out of limits goes into alerts: what is there comes with the readings; what is usual as one opens, and one that writes.
  expect(await statements(rate(-60, 200))).toBe(4);
  const readings = Array.from({ length: 50 }, (_, at) => rate(-600 - at, [72, 120, 200][at % 3] ?? 72));
  // The alert begins earlier than was known: what is usual is looked for anew.
  expect(await statements({ readings })).toBe(4);
  expect(await statements(rate(-20, 200))).toBe(3);
});
