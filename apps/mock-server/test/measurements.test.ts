import { endpoints } from '@rpm/api-client/calls';
import { formatStamp, limits, readMeasurement, vitalCoding } from '@rpm/domain';
import { refusalWords } from '@rpm/domain/words/refusal';
import { serverWords } from '@rpm/domain/words/server';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  anOrder,
  aPatient,
  clinicWith,
  demoAccounts,
  emptyClinic,
  monitoredClinic,
  smallClinic,
} from '../src/seed/index.ts';
import type { World } from '../src/store/World.ts';
import { startOfTest, type TestApi, testApi } from './harness.ts';
import { aReading } from './readingWorlds.ts';
import { makeStore, storeKinds } from './stores.ts';

const userId = 'patient-002';
const at = (seconds: number) => new Date(startOfTest.getTime() + seconds * 1000);
const stamp = (seconds: number) => formatStamp(at(seconds));
const world = (special: Partial<World> = {}): World => ({
  ...clinicWith([]),
  readings: () => [],
  ranges: [],
  reviews: [],
  ...special,
});
const pressure = (seconds: number, systolic: number) =>
  aReading({ vital: 'BloodPressure', at: at(seconds), values: { systolic, diastolic: 70 } });

describe.each(storeKinds)('the readings of a patient, from %s', (kind) => {
  let api: TestApi;
  let token: string;
  const readings = () => [
    ...Array.from({ length: 45 }, (_, index) => aReading({ at: at(-index * 60) })),
    pressure(-100, 190),
    pressure(-50, 128),
    aReading({ vital: 'BloodGlucose', at: at(-70), values: { glucose: 100 } }),
  ];
  const ask = (name: keyof typeof endpoints, params = {}, query = {}) =>
    api.ask(endpoints[name], { token, params: { userId, ...params }, query });

  beforeEach(async () => {
    api = testApi(await makeStore(kind, world({ readings })));
    token = await api.sessionOf(demoAccounts.staff);
  });

  test('the latest of each vital, as its card reads it (API-11, PDB-07)', async () => {
    await api.ask(endpoints.reviewReadings, { token, body: { userId, upTo: stamp(-60) } });
    const { json } = await ask('getLatestMeasurementRecord');
    const [blood, glucose, heart] = json as [never, never, never];
    expect(blood).toEqual({
      mrSubType: 'BloodPressure',
      mrTime: stamp(-50),
      receivedTime: stamp(-50),
      coding: vitalCoding('BloodPressure'),
      seenBy: null,
      isContradicted: false,
      resourceDetail: {
        unit: 'mmHg',
        systolic: 128,
        diastolic: 70,
        normal_reference_status: { systolic: { status: 'Normal' }, diastolic: { status: 'Normal' } },
      },
    });
    expect(glucose).toMatchObject({
      mrSubType: 'BloodGlucose',
      seenBy: { userId: demoAccounts.staff.accountId, name: 'Quince Deskworth', time: stamp(0) },
    });
    expect(readMeasurement(heart, expect.fail)).toEqual({
      vital: 'HeartRate',
      takenAt: at(0),
      receivedAt: at(0),
      seen: null,
      unit: 'bpm',
      values: [{ parameter: 'heartRate', value: 72, readingClass: 'Normal' }],
      isContradicted: false,
      enteredBy: null,
    });
  });

  test('each vital with how many there are (API-20)', async () => {
    const { json } = await ask('getMyVitalList');
    expect(json).toMatchObject([
      {
        mrSubType: 'BloodPressure',
        total: 2,
        coding: { loinc: ['85354-9'] },
        latest: { mrTime: stamp(-50), class: 'Normal' },
      },
      { mrSubType: 'BloodGlucose', total: 1 },
      {
        mrSubType: 'HeartRate',
        total: 45,
        latest: { values: { heartRate: 72 }, classes: { heartRate: 'Normal' } },
      },
    ]);
  });

  test('of one vital: all for a chart, twenty for a table, newest first, or as many as asked for (API-20, API-21)', async () => {
    const times = ({ json }: { json: unknown }) =>
      (json as { result: { mrTime: string }[] }).result.map(({ mrTime }) => mrTime);
    const ofHeart = { vital: 'HeartRate' };
    const all = Array.from({ length: 45 }, (_, index) => stamp(-index * 60));
    expect(times(await ask('getVitalData', ofHeart))).toEqual(all);
    expect(times(await ask('getHeartRateData'))).toEqual(all);
    const table = await ask('getVitalDetails', ofHeart);
    expect(table.json).toMatchObject({ total: 45 });
    expect(times(table)).toEqual(all.slice(0, limits.vitalDetailsRows));
    expect(times(await ask('getVitalDetails', ofHeart, { page: '2', noOfRows: '20' }))).toEqual(
      all.slice(40),
    );
    expect(times(await ask('getVitalDetails', ofHeart, { page: '10000000', noOfRows: '5000' }))).toEqual([]);
    const some = await ask('getVitalData', ofHeart, { start: stamp(-120), end: stamp(-60), noOfRows: '1' });
    expect(some.json).toMatchObject({ total: 2, result: [{ mrTime: stamp(-60) }] });
    expect((await ask('glucose')).json).toMatchObject({ total: 1, result: [{ values: { glucose: 100 } }] });
    expect((await ask('getVitalData', { vital: 'Weight' })).json).toEqual({
      coding: vitalCoding('Weight'),
      result: [],
      total: 0,
    });
    expect((await ask('getVitalData', ofHeart, { start: stamp(0), end: stamp(-1) })).status).toBe(400);
    expect((await ask('getVitalData', ofHeart, { noOfRows: '5001' })).status).toBe(400);
    expect((await ask('getVitalData', { vital: 'constructor' })).status).toBe(400);
  });
});

describe('reviews', () => {
  const fresh = async () => {
    const store = await makeStore('memory', world());
    const api = testApi(store);
    return { store, api, token: await api.sessionOf(demoAccounts.provider) };
  };

  test('are listed until their maker takes them back', async () => {
    const { api, token } = await fresh();
    const made = await api.ask(endpoints.reviewReadings, { token, body: { userId, upTo: stamp(-5) } });
    const { reviewId } = made.json as { reviewId: string };
    expect(made.json).toEqual({ message: serverWords.reviewed, reviewId });
    const { accountId } = demoAccounts.provider;
    expect((await api.ask(endpoints.getReviews, { token, params: { userId } })).json).toEqual([
      {
        reviewId,
        reviewer: { userId: accountId, name: 'Wren Q. Exampledoc' },
        time: stamp(0),
        upTo: stamp(-5),
      },
    ]);
    const undo = (who: string) => api.ask(endpoints.undoReview, { token: who, body: { userId, reviewId } });
    expect((await undo(await api.sessionOf(demoAccounts.colleague))).status).toBe(404);
    expect((await undo(token)).json).toEqual({ message: serverWords.reviewUndone });
    expect((await undo(token)).status).toBe(404);
    expect((await api.ask(endpoints.getReviews, { token, params: { userId } })).json).toEqual([]);
  });

  test('the record tells the clinic, and never the patient, what nobody has looked at (SCR-05)', async () => {
    const { api, token, store } = await fresh();
    const own = demoAccounts.patient.accountId;
    const told = async (who: string) =>
      (await api.ask(endpoints.getPatientInfo, { token: who, params: { userId: own } })).json as object;
    await api.ask(endpoints.reviewReadings, { token, body: { userId: own, upTo: stamp(0) } });
    expect(await told(token)).toMatchObject({ unreviewedReadings: { critical: 0, cautious: 0 } });
    const late = { patientId: own, at: at(-86_400), receivedAt: at(1), values: { heartRate: 200 } };
    await store.readings.add([aReading(late)]);
    expect(await told(token)).toMatchObject({ unreviewedReadings: { critical: 1, cautious: 0 } });
    const patientsOwn = await told(await api.sessionOf(demoAccounts.patient));
    expect(patientsOwn).toMatchObject({ userId: own });
    expect(patientsOwn).not.toHaveProperty('unreviewedReadings');
  });

  test('nobody has looked at readings that are still to come', async () => {
    const { api, token, store } = await fresh();
    const answer = await api.ask(endpoints.reviewReadings, { token, body: { userId, upTo: stamp(1) } });
    expect(answer).toMatchObject({
      status: 400,
      json: { message: refusalWords.reviewOfFuture, field: 'upTo' },
    });
    expect(await store.reviews.list(userId)).toEqual([]);
    expect(
      (await api.ask(endpoints.reviewReadings, { token, body: { userId, upTo: stamp(0) } })).status,
    ).toBe(200);
  });
});

describe.each(storeKinds)('what is counted of who is monitored, from %s', (kind) => {
  const { provider, colleague, staff, patient, otherStaff } = demoAccounts;
  const { patients } = smallClinic();
  const [own = '', other = ''] = patients.map(({ patientId }) => patientId);
  const orders = [
    anOrder({ orderId: 'A', patientId: own, status: 'Activated', activatedAt: at(-30 * 86_400 + 1) }),
    anOrder({ orderId: 'B', patientId: own, status: 'Deactivated', activatedAt: at(-40 * 86_400) }),
    anOrder({ orderId: 'C', patientId: own, status: 'Activated', activatedAt: at(-1) }),
    anOrder({ orderId: 'D', patientId: other, status: null, providerId: provider.accountId }),
    anOrder({ orderId: 'E', patientId: 'patient-003', status: 'Deactivated' }),
    anOrder({ orderId: 'F', patientId: null, status: 'Activated' }),
  ];
  // Without a device, and measured once: monitored all the same.
  const readings = () => [aReading({ patientId: other, at: at(-90 * 86_400) })];
  const fresh = async () => testApi(await makeStore(kind, world({ orders, readings })));

  test.each([
    ['provider', provider, 1, 2, 2],
    ['colleague', colleague, 1, 0, 1],
    ['staff', staff, 2, 3, 4],
    ['staff of another clinic', otherStaff, 0, 0, 0],
  ])(
    'patients and devices of a %s (API-07, API-09, DDB-01)',
    async (_, account, patientCount, devices, allotted) => {
      const api = await fresh();
      const token = await api.sessionOf(account);
      const params = { userId: account.accountId };
      expect((await api.ask(endpoints.getTotalPatients, { token, params })).json).toEqual({
        total: patientCount,
        newThisMonth: 0,
      });
      const status = { ...params, status: 'Activated' };
      expect((await api.ask(endpoints.getTotalDevicesByStatus, { token, params: status })).json).toEqual({
        total: devices,
        allotted,
      });
    },
  );

  test.each([provider, colleague, staff])(
    'are those of the table of all readings (DDB-01, DDB-02): %#',
    async (account) => {
      const api = testApi(await makeStore(kind, monitoredClinic()));
      const token = await api.sessionOf(account);
      const params = { userId: account.accountId };
      const table = await api.ask(endpoints.getTotalTableReadingsOfDoctor, { token, params });
      expect((await api.ask(endpoints.getTotalPatients, { token, params })).json).toMatchObject({
        total: Object.keys(endpoints.getTotalTableReadingsOfDoctor.answer.parse(table.json)).length,
      });
    },
  );

  test('the own devices of a patient, and how long there has been one (API-09, API-12)', async () => {
    const api = await fresh();
    const token = await api.sessionOf(patient);
    const params = { userId: patient.accountId };
    const status = { ...params, status: 'Activated' };
    expect((await api.ask(endpoints.getTotalDevicesByStatus, { token, params: status })).json).toEqual({
      total: 2,
      allotted: 2,
    });
    expect((await api.ask(endpoints.getDaysSinceRPM, { token, params })).json).toEqual({
      total: 40,
      since: stamp(-40 * 86_400),
    });
    const clinic = await api.sessionOf(staff);
    const never = await api.ask(endpoints.getDaysSinceRPM, { token: clinic, params: { userId: other } });
    expect(never.json).toEqual({ total: null, since: null });
  });

  test('patients are new in the month of the clinic’s clock in which they were enrolled (DDB-01)', async () => {
    // The month of the clinic in New York begins at four in the morning, UTC.
    const enrolled = ['2026-11-01T03:59:59.999Z', '2026-11-01T04:00:00Z', '2026-11-20T15:00:00Z'];
    const patients = enrolled.map((time, each) =>
      aPatient({
        patientId: `new-${each}`,
        username: `new-${each}@example.test`,
        enrolledAt: new Date(time),
      }),
    );
    const unmonitored = aPatient({ patientId: 'new-x', username: 'x@example.test', enrolledAt: at(0) });
    const measured = () => patients.map(({ patientId }) => aReading({ patientId, at: at(-5) }));
    const special = { patients: [...patients, unmonitored], orders: [], readings: measured };
    const api = testApi(await makeStore(kind, { ...emptyClinic(), ...special }));
    const token = await api.sessionOf(staff);
    const params = { userId: staff.accountId };
    expect((await api.ask(endpoints.getTotalPatients, { token, params })).json).toEqual({
      total: 3,
      newThisMonth: 2,
    });
  });

  test('another status word is no question', async () => {
    const api = await fresh();
    const token = await api.sessionOf(provider);
    const params = { userId: provider.accountId, status: 'Shipped' };
    expect((await api.ask(endpoints.getTotalDevicesByStatus, { token, params })).status).toBe(400);
  });
});
