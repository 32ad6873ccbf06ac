import { endpoints } from '@rpm/api-client/calls';
import { formatStamp } from '@rpm/domain';
import { refusalWords } from '@rpm/domain/words/refusal';
import { describe, expect, test } from 'vitest';
import { clinicWith, demoAccounts } from '../src/seed/index.ts';
import { ownOrder } from './deviceOrders.ts';
import { startOfTest, testApi } from './harness.ts';
import { makeStore, type StoreKind, storeKinds } from './stores.ts';

const userId = demoAccounts.patient.accountId;
const stamp = (seconds: number) => formatStamp(new Date(startOfTest.getTime() + seconds * 1000));
const ago = (seconds: number) => new Date(startOfTest.getTime() - seconds * 1000);
const pressure = (systolic: number, diastolic: number, seconds = -60) => ({
  ...{ mrSubType: 'BloodPressure', mrTime: stamp(seconds), values: { systolic, diastolic } },
});
const weight = (kilograms: number) => ({
  ...{ mrSubType: 'Weight', mrTime: stamp(-60), values: { weight: kilograms } },
});

/** A patient with an activated cuff, another one that was returned, and no reading. */
async function patientOf(kind: StoreKind, activatedAt: Date | null = null) {
  const orders = [
    ownOrder({ status: 'Activated', activatedAt }),
    ownOrder({ orderId: 'ORD-2', status: 'Deactivated', serial: 'SN-OLD' }),
  ];
  const store = await makeStore(kind, { ...clinicWith(orders), readings: () => [], ranges: [], reviews: [] });
  const api = testApi(store);
  const token = await api.sessionOf(demoAccounts.patient);
  return {
    store,
    send: (readings: unknown[], device?: object) =>
      api.ask(endpoints.addOwnReadings, { token, body: { userId, readings, ...(device && { device }) } }),
    rows: async (vital: 'BloodPressure' | 'Weight') =>
      (await api.ask(endpoints.getVitalData, { token, params: { userId, vital } })).json,
    latest: async () =>
      (await api.ask(endpoints.getLatestMeasurementRecord, { token, params: { userId } })).json,
    days: async () => (await api.ask(endpoints.getTotalDaysOfReadings, { token, params: { userId } })).json,
  };
}

describe.each(storeKinds)('readings that a patient sends to %s (RTE-07)', (kind) => {
  test('typed ones are judged, marked, and no day of data', async () => {
    const { send, rows, latest, days } = await patientOf(kind);
    expect(await send([pressure(191, 100)])).toMatchObject({
      status: 200,
      json: { accepted: 1, duplicates: 0, enteredBy: 'patient' },
    });
    expect(await send([pressure(191, 100)])).toMatchObject({ json: { accepted: 0, duplicates: 1 } });
    expect(await rows('BloodPressure')).toMatchObject({
      total: 1,
      result: [{ class: 'Critical', enteredBy: 'patient', values: { systolic: 191, diastolic: 100 } }],
    });
    expect(await latest()).toMatchObject([{ mrSubType: 'BloodPressure', enteredBy: 'patient' }]);
    expect(await days()).toEqual({ total: 0 });
  });

  test("those of an activated device of theirs are the device's, by serial number or by order", async () => {
    const { send, rows, days } = await patientOf(kind);
    expect(await send([pressure(118, 76)], { serial: 'SN-1' })).toMatchObject({ json: { enteredBy: null } });
    expect(await send([pressure(119, 77, -30)], { orderId: 'ORD-1' })).toMatchObject({
      json: { enteredBy: null },
    });
    expect(JSON.stringify(await rows('BloodPressure'))).not.toContain('enteredBy');
    expect(await days()).toEqual({ total: 1 });
  });

  test.each([
    ['an unknown serial number', { serial: 'SN-9' }],
    ['one of a device that was deactivated', { serial: 'SN-OLD' }],
    ['an order that is not theirs', { orderId: 'ORD-9' }],
    ['an empty serial number', { serial: ' ' }],
  ])("with %s they are the patient's", async (_, device) => {
    const { send, days } = await patientOf(kind);
    const answer = await send([pressure(118, 76)], device);
    if (answer.status === 200) expect(answer.json).toMatchObject({ enteredBy: 'patient' });
    else expect(answer.status).toBe(400);
    expect(await days()).toEqual({ total: 0 });
  });

  test("what the named device measured before they had it is the patient's", async () => {
    const { send, rows, days } = await patientOf(kind, ago(45));
    expect(await send([pressure(118, 76, -60), pressure(119, 77, -30)], { serial: 'SN-1' })).toMatchObject({
      json: { accepted: 2, enteredBy: 'patient' },
    });
    expect(await rows('BloodPressure')).toMatchObject({
      result: [{ values: { systolic: 119 } }, { values: { systolic: 118 }, enteredBy: 'patient' }],
    });
    expect(await days()).toEqual({ total: 1 });
    await send([pressure(120, 78, -90)], { orderId: 'ORD-1' });
    expect(JSON.stringify(await rows('BloodPressure')).match(/enteredBy/g)).toHaveLength(2);
  });

  test("what the named device does not measure is the patient's", async () => {
    const { send, rows } = await patientOf(kind);
    expect(await send([weight(81.6)], { serial: 'SN-1' })).toMatchObject({ json: { enteredBy: 'patient' } });
    expect(await rows('Weight')).toMatchObject({ result: [{ enteredBy: 'patient' }] });
  });

  test('a bad one among them is named, and none is kept', async () => {
    const { send, rows } = await patientOf(kind);
    expect(await send([pressure(118, 76), pressure(76, 118)])).toMatchObject({
      status: 400,
      json: { message: refusalWords.readingCrossed, field: 'readings.1.values' },
    });
    expect(await send([pressure(118, 76, 3600)])).toMatchObject({
      status: 400,
      json: { field: 'readings.0.mrTime' },
    });
    expect(await send([])).toMatchObject({ status: 400 });
    expect(await rows('BloodPressure')).toMatchObject({ total: 0 });
  });

  test('a device of the clinic and a patient tell of the same second without a contradiction', async () => {
    const { send, rows } = await patientOf(kind);
    await send([pressure(118, 76)], { serial: 'SN-1' });
    await send([pressure(120, 80)]);
    expect(await rows('BloodPressure')).toMatchObject({
      result: [{ isContradicted: false }, { isContradicted: false }],
    });
  });
});
