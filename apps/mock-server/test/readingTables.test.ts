import { endpoints } from '@rpm/api-client/calls';
import { formatStamp, ReadingSummaries } from '@rpm/domain';
import { describe, expect, test } from 'vitest';
import { anOrder, aPatient, demoAccounts, emptyClinic, northside } from '../src/seed/index.ts';
import type { World } from '../src/store/World.ts';
import { startOfTest, testApi } from './harness.ts';
import { aReading } from './readingWorlds.ts';
import { makeStore, type StoreKind, storeKinds } from './stores.ts';

async function fresh(kind: StoreKind, special: Partial<World>) {
  const world = { ...emptyClinic(), ...special };
  return { api: testApi(await makeStore(kind, world)) };
}

const stamp = (seconds: number) => formatStamp(new Date(startOfTest.getTime() + seconds * 1000));

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

  describe.each(storeKinds)('a page of many patients (DDB-02, behaviour 1c, %s)', (kind) => {
    const token = (api: ReturnType<typeof testApi>) => api.sessionOf(demoAccounts.provider);
    const params = { userId: providerId };
    const pageOf = (text: string) => Object.entries<Record<string, unknown>>(JSON.parse(text));

    test('the most urgent first, by name at last, each with the id that leads to the record', async () => {
      const { api } = await fresh(kind, { patients, readings, orders });
      const seen: [string, unknown][] = [];
      for (const page of ['0', '1']) {
        const answer = await api.ask(endpoints.getTotalTableReadingsOfDoctor, {
          token: await token(api),
          params,
          query: { page, noOfRows: '5' },
        });
        expect(answer.status).toBe(200);
        expect(answer.headers.get('X-Total-Count')).toBe('5');
        expect(answer.headers.get('X-Total-Readings')).toBe('5');
        seen.push(...pageOf(answer.text).map(([name, { userId }]): [string, unknown] => [name, userId]));
      }
      // A name that is a whole number moves to the front of a JSON object; the others stay in their order.
      expect(seen).toEqual([
        ['10', 'p-4'],
        ['Ann Samename (1971)', 'p-3'],
        ['Ann Samename (1944)', 'p-2'],
        ['Has Device', 'p-6'],
        ['__proto__', 'p-1'],
      ]);
    });

    test('pages hold everybody once, in one order, in a time and in all', async () => {
      const people = Array.from({ length: 23 }, (_, at) => person(`q-${at}`, 'Ann', 'Samename', null));
      const { api } = await fresh(kind, {
        patients: people,
        orders: people.map(({ patientId }, at) =>
          anOrder({ orderId: `O-${at}`, status: 'Activated', patientId }),
        ),
        readings: () =>
          people
            .slice(0, 9)
            .map(({ patientId }, at) =>
              aReading({ patientId, at: startOfTest, values: { heartRate: at % 2 ? 200 : 72 } }),
            ),
      });
      const bearer = await token(api);
      for (const [endpoint, more] of [
        [endpoints.getTotalTableReadingsOfDoctor, {}],
        [endpoints.getTotalTableReadingsOfDoctorBetween, { start: stamp(-5), end: stamp(0) }],
      ] as const) {
        const ask = (query: Record<string, string>) =>
          api.ask(endpoint, { token: bearer, params: { ...params, ...more }, query });
        const pages = await Promise.all(
          ['0', '1', '2', '3'].map(async (page) => pageOf((await ask({ page, noOfRows: '10' })).text)),
        );
        expect(pages.map((page) => page.length)).toEqual([10, 10, 3, 0]);
        const all = pages.flat();
        expect(new Set(all.map(([, { userId }]) => userId)).size).toBe(23);
        expect(all.slice(0, 4).map(([, { Critical }]) => Critical)).toEqual([1, 1, 1, 1]);
        const whole = await ask({});
        expect(whole.headers.get('X-Total-Count')).toBe('23');
        expect(new Map(pageOf(whole.text).map(([name, each]) => [name, each]))).toEqual(
          new Map(all.map(([name, { userId: _, ...counts }]) => [name, counts])),
        );
      }
    });
  });

  test.each([
    ['noOfRows', { page: '0', noOfRows: '7' }],
    ['noOfRows', { page: '0', noOfRows: '10000' }],
    ['noOfRows', { page: '0' }],
    ['noOfRows', { noOfRows: '10' }],
    ['page', { page: '-1', noOfRows: '10' }],
    ['page', { page: 'x', noOfRows: '10' }],
  ])('refuses %s of %j', async (field, query) => {
    const { api } = await fresh('memory', { patients });
    const token = await api.sessionOf(demoAccounts.provider);
    const answer = await api.ask(endpoints.getTotalTableReadingsOfDoctor, {
      token,
      params: { userId: providerId },
      query,
    });
    expect(answer).toMatchObject({ status: 400, json: { field } });
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

  test("days with readings are those of the patient's clock, in all and between two moments (API-08, API-10)", async () => {
    const at = (time: string) => aReading({ patientId: 'p-1', at: new Date(time) });
    const nights = () => ['2026-11-02T04:30:00Z', '2026-11-02T05:30:00Z', '2026-11-03T17:00:00Z'].map(at);
    const { api } = await fresh('memory', { patients, readings: nights });
    const token = await api.sessionOf(demoAccounts.staff);
    const all = await api.ask(endpoints.getTotalDaysOfReadings, { token, params: { userId: 'p-1' } });
    expect(all.json).toEqual({ total: 3 });
    const params = { userId: 'p-1', start: '20261102-05:00:00', end: '20261130-23:59:59' };
    const some = await api.ask(endpoints.getMonthDaysOfReadings, { token, params });
    expect(some.json).toEqual({ total: 2, days: ['2026-11-02', '2026-11-03'] });
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
