import { endpoints } from '@rpm/api-client/calls';
import { excessesOf, judge, type VitalKind } from '@rpm/domain';
import { expect, test } from 'vitest';
import { demoAccounts } from '../src/seed/index.ts';
import { postgresStore } from '../src/store/sql/sqlStore.ts';
import { startOfTest, testApi } from './harness.ts';
import { people } from './requestPeople.ts';
import { requestWorld } from './requestWorld.ts';
import { filledDatabase, open } from './stores.ts';

const patientId = people.own.userId;
const highReadings = [
  ['HeartRate', { heartRate: 190 }],
  ['BodyTemperature', { temperature: 41 }],
  ['BloodOxygen', { oxygenSaturation: 70 }],
  ['BloodGlucose', { glucose: 500 }],
] as const satisfies readonly (readonly [VitalKind, Record<string, number>])[];

/** How many statements the vitals of a patient take who has so many of them, all out of limits and each with its alert. */
async function statementsOf(count: number) {
  let statements = 0;
  const world = { ...requestWorld(), readings: () => [], alerts: () => [] };
  const counting = open(await filledDatabase(world)).withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      statements += 1;
      return result;
    },
  });
  const store = postgresStore(counting);
  await store.readings.add(
    highReadings.slice(0, count).map(([vital, values]) => {
      const excesses = excessesOf(vital, values).map((each) => ({ ...each, newAlertId: `alert-${vital}` }));
      const own = { patientId, vital, at: startOfTest, receivedAt: startOfTest, values, serial: 'SN-1' };
      return { ...own, ...judge(vital, values), excesses };
    }),
  );
  const api = testApi(store);
  const ask = async (
    name: 'getLatestMeasurementRecord' | 'getMyVitalList',
    account: { accountId: string },
  ) => {
    const asked = { token: await api.sessionOf(account), params: { userId: patientId } };
    // The first read of a quarter of an hour is taken down.
    await api.ask(endpoints[name], asked);
    statements = 0;
    const { status, json } = await api.ask(endpoints[name], asked);
    expect([status, json]).toMatchObject([200, { length: count }]);
    return statements;
  };
  return {
    own: await ask('getLatestMeasurementRecord', { accountId: patientId }),
    record: await ask('getMyVitalList', demoAccounts.staff),
  };
}

test('who handled the vitals takes the alert of each, and the reviews of the patient once (PDB-07)', async () => {
  const perVital = 4;
  const one = await statementsOf(1);
  expect(one).toEqual({ own: 8, record: 8 });
  expect(await statementsOf(4)).toEqual({ own: 8 + 3 * perVital, record: 8 + 3 * perVital });
});
