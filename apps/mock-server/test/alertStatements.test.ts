import { endpoints } from '@rpm/api-client/calls';
import { excessesOf, judge, vitalKinds } from '@rpm/domain';
import { expect, test } from 'vitest';
import { anOrder, demoAccounts, northside } from '../src/seed/index.ts';
import { postgresStore } from '../src/store/sql/sqlStore.ts';
import type { IncomingReading } from '../src/subjects/readings/contract.ts';
import { startSession } from '../src/subjects/sessions/sessions.ts';
import { startOfTest, testApi } from './harness.ts';
import { people } from './requestPeople.ts';
import { requestWorld } from './requestWorld.ts';
import { filledDatabase, open } from './stores.ts';

/** A store over a filled database that counts its statements, up to when it is asked for them. */
async function countingStore(world: Parameters<typeof filledDatabase>[0]) {
  let statements = 0;
  const counting = open(await filledDatabase(world)).withPlugin({
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const taken = () => {
    const count = statements;
    statements = 0;
    return count;
  };
  return { store: postgresStore(counting), taken };
}

/** How many statements each page of alerts takes, and how many alerts it shows, in a clinic with so many in each tab. */
async function statementsOf(count: number) {
  const [alert] = requestWorld().alerts?.() ?? [];
  if (!alert) throw new Error('There is an alert.');
  const alerts = () =>
    Array.from({ length: 2 * count }, (_, n) => {
      const end =
        n % 2
          ? { outcome: 'advice' as const, note: 'Called.', resolvedAt: startOfTest }
          : { outcome: null, note: null, resolvedAt: null };
      return {
        ...{
          ...alert,
          alertId: `many-${n}`,
          history: [],
          parameter: `p${n}`,
          ownerId: null,
          snoozedUntil: null,
        },
        ...{ state: n % 2 ? ('Resolved' as const) : ('Open' as const), ...end },
      };
    });
  const { store, taken: counted } = await countingStore({ ...requestWorld(), alerts });
  const api = testApi(store);
  const { accountId } = demoAccounts.provider;
  const random = (size: number) => new Uint8Array(size).fill(7);
  const token = await startSession(store, random, { accountId, now: startOfTest });
  const taken: Record<string, number> = {};
  const ask = (tab: string) =>
    api.ask(endpoints.getAlerts, { token, query: { tab, page: '0', noOfRows: '50' } });
  // The first read of a quarter of an hour is taken down.
  await ask('medical');
  for (const tab of ['medical', 'resolved'] as const) {
    counted();
    const { json } = await ask(tab);
    expect(json).toMatchObject({ total: count, result: { length: count } });
    taken[tab] = counted();
  }
  const { json } = await api.ask(endpoints.getAlertCounts, { token });
  expect([json]).toContainEqual(expect.objectContaining({ critical: count, cautious: 0 }));
  return { ...taken, counts: counted() };
}

test('a page of alerts is one statement beside that of the session, however many it shows (SCR-02)', async () => {
  const one = await statementsOf(1);
  expect(one).toEqual({ medical: 2, resolved: 2, counts: 3 });
  expect(await statementsOf(40)).toEqual(one);
});

/** How many statements the limits to review take in a clinic where so many vitals are measured and have no limits. */
async function statementsOfReport(count: number) {
  const orders = Array.from({ length: count }, (_, n) =>
    anOrder({
      orderId: `NOISE-${n}`,
      patientId: people.own.userId,
      status: 'Activated',
      vitals: [vitalKinds[n]],
    }),
  );
  const { store, taken } = await countingStore({ ...requestWorld(), orders, ranges: [] });
  const { clinicId } = northside;
  const pages = { page: 0, rangesPage: 0, wrongPage: 0, days: 30 };
  taken();
  const { ranges } = await store.noise.report({ clinicId, providerId: null, now: startOfTest, ...pages });
  expect(ranges.rows.map(({ problem }) => problem)).toEqual(Array.from({ length: count }, () => 'missing'));
  return taken();
}

test('the limits to review are five statements where nothing fires, however many have no limits (SCR-02)', async () => {
  expect([await statementsOfReport(1), await statementsOfReport(6)]).toEqual([5, 5]);
});

test('a delivery is one statement; two with something that joins an alert, and three with something that opens one or comes late', async () => {
  const { store, taken } = await countingStore({ ...requestWorld(), readings: () => [], alerts: () => [] });
  const deliver = async (...heartRates: number[]) => {
    taken();
    await store.readings.add(heartRates.map(heartRate));
    return taken();
  };
  expect(await deliver(70, 71)).toBe(1);
  expect(await deliver(190, 72)).toBe(3);
  const between = heartRate(192);
  expect(await deliver(73, 195, 191)).toBe(2);
  taken();
  await store.readings.add([between]);
  expect(taken()).toBe(3);
  const { total } = await store.alerts.page({
    ...{ clinicId: northside.clinicId, tab: 'medical', page: 0, noOfRows: 5, now: startOfTest },
  });
  expect(total).toBe(1);
});

let made = 0;
/** A heart rate, later than the one before. */
function heartRate(value: number): IncomingReading {
  made += 1;
  const at = new Date(startOfTest.getTime() + made * 1000);
  const values = { heartRate: value };
  const excesses = excessesOf('HeartRate', values).map((each) => ({ ...each, newAlertId: `alert-${made}` }));
  const own = { patientId: people.own.userId, vital: 'HeartRate', at, receivedAt: at, values } as const;
  return { ...own, serial: 'SN-1', ...judge('HeartRate', values), excesses };
}
