import { endpoints } from '@rpm/api-client/calls';
import { type ListedPatient, limits } from '@rpm/domain';
import { describe, expect, test } from 'vitest';
import {
  alertClinic,
  aPatient,
  clinicWith,
  complianceClinic,
  demoAccounts,
  emptyClinic,
  northside,
  someOrders,
  southside,
  storyNow,
  timeClinic,
} from '../src/seed/index.ts';
import type { AlertFilter, Alerts, KnownAlert } from '../src/subjects/alerts/contract.ts';
import type { Compliance, KnownCompliance } from '../src/subjects/compliance/contract.ts';
import type { Order, Orders } from '../src/subjects/orders/contract.ts';
import type { PatientLists } from '../src/subjects/patients/patientList.contract.ts';
import type { KeptReading, Reading, Readings } from '../src/subjects/readings/contract.ts';
import { startOfTest, testApi } from './harness.ts';
import { requestWorld } from './requestWorld.ts';
import { makeStore, storeKinds } from './stores.ts';

const { provider } = demoAccounts;
const clinic = northside.name;

describe.each(storeKinds)('lists as files over the store in %s (ADR 54)', (kind) => {
  test('the time of a month comes week by week, each entry once, of the own clinic (SCR-03)', async () => {
    const world = timeClinic();
    const api = testApi(await makeStore(kind, world));
    const token = await api.sessionOf(demoAccounts.staff);
    const whole = { start: new Date('2026-11-01T04:00:00Z'), end: new Date('2026-12-01T05:00:00Z') };
    const expected = await api.services.store.times.entries(
      { clinicId: northside.clinicId },
      whole,
      startOfTest,
    );
    const found: string[] = [];
    const parts: number[] = [];
    for (let after: unknown; ; ) {
      const { status, json } = await api.ask(endpoints.exportTime, {
        ...{ token, body: { month: '2026-11', ...(after !== undefined && { after }) } },
      });
      expect(status).toBe(200);
      const { result, next } = json as { result: { entryId: string }[]; next: unknown };
      found.push(...result.map(({ entryId }) => entryId));
      parts.push(result.length);
      if (next === null) break;
      after = next;
    }
    expect(parts).toHaveLength(5);
    expect(found).toEqual(expected.map(({ entryId }) => entryId));
    expect(found.length).toBeGreaterThan(3);
    const log = await api.services.store.audit.list(northside.clinicId);
    expect(log.filter(({ action }) => action === 'time.exported')).toHaveLength(5);
    for (const body of [{ month: '2026-13' }, { month: '2026-11', after: { day: '2026-10-31' } }])
      expect(await api.ask(endpoints.exportTime, { token, body })).toMatchObject({ status: 400 });
    const last = { month: '2026-11', after: { day: '2026-11-30' } };
    expect((await api.ask(endpoints.exportTime, { token, body: last })).json).toEqual({
      ...{ result: [], next: null },
    });
  });

  test('compliance alerts come the last opened first, each once, those of the list (SCR-02)', async () => {
    const world = complianceClinic();
    const activatedAt = new Date('2026-10-15T15:00:00Z');
    const isIn = ({ at }: { at: Date }) =>
      at >= new Date('2026-11-02T05:00:00Z') && at < new Date('2026-11-08T05:00:00Z');
    const store = await makeStore(kind, {
      ...world,
      orders: world.orders.map((each) => (each.status === 'Activated' ? { ...each, activatedAt } : each)),
      readings: () => [...world.readings()].filter(isIn),
    });
    const { accountId, clinicId } = provider;
    const actor = { accountId, clinicId, at: startOfTest };
    // All of one moment: only their ids tell them apart.
    await store.compliance.check(startOfTest);
    const { rows: all } = await store.compliance.page({ clinicId, now: startOfTest, page: 0, noOfRows: 100 });
    const list = all.slice(0, 2).map(({ alertId, version }) => ({ alertId, version }));
    await store.compliance.move({ list, wish: { move: 'resolve' }, note: 'Battery changed' }, actor);
    const periods: string[] = [];
    for (const tab of [undefined, 'resolved'] as const) {
      const search = { clinicId: northside.clinicId, now: startOfTest, ...(tab && { tab }) };
      const { rows: page } = await store.compliance.page({ ...search, page: 0, noOfRows: 100 });
      const found: KnownCompliance[] = [];
      for (let after: Parameters<Compliance['part']>[1]; ; ) {
        const { rows, next } = await store.compliance.part(search, after, 2);
        expect(rows.length).toBeLessThanOrEqual(2);
        found.push(...rows);
        if (next === null) break;
        after = next;
      }
      const idOf = ({ alertId }: KnownCompliance) => alertId;
      const byId = (list: KnownCompliance[]) => Object.fromEntries(list.map((each) => [idOf(each), each]));
      // Each as the list has it, with the period in which its days are counted.
      periods.push(...found.flatMap(({ day, until }) => (until === null ? [] : [`${day} ${until}`])));
      expect(byId(found)).toEqual(byId(page));
      expect(found).toHaveLength(page.length);
      expect(found.length).toBeGreaterThan(0);
      const times = found.map(({ openedAt }) => openedAt.getTime());
      expect(times).toEqual(times.toSorted((a, b) => b - a));
      const { rows } = await store.compliance.part({ ...search, kind: 'silent' }, undefined, 100);
      expect(rows.every((each) => each.kind === 'silent')).toBe(true);
    }
    expect(new Set(periods)).toEqual(new Set(['2026-11-02 2026-12-01']));
  });

  test('orders come part by part, each once and in the order of the list, with its filters', async () => {
    const placedAt = new Date('2026-11-19T10:00:00Z');
    const orders = someOrders(7).map((order, at) => ({ ...order, ...(at < 5 && { placedAt }) }));
    const store = await makeStore(kind, clinicWith(orders));
    const search = { clinicId: northside.clinicId, clinic };
    const { rows: page } = await store.orders.page({ ...search, page: 0, noOfRows: 25 });
    const ids: string[] = [];
    for (let after: Parameters<Orders['part']>[1]; ; ) {
      const { rows, next } = await store.orders.part(search, after, 3);
      expect(rows.length).toBeLessThanOrEqual(3);
      ids.push(...rows.map(({ orderId }) => orderId));
      if (next === null) break;
      after = next;
    }
    expect(ids).toEqual(page.map(({ orderId }) => orderId));
    expect(ids).toHaveLength(7);
    const { rows } = await store.orders.part({ ...search, orderId: ids[4] }, undefined, 7);
    expect(rows).toEqual([page[4]]);
  });

  test('patients come by name, each once, those of the list and no others (SCR-05)', async () => {
    const names = ['Zed', 'ann', 'Ann', 'Bo', 'Ann', 'Élan'];
    const patients = names.map((firstName, at) =>
      aPatient({ patientId: `p-${at}`, username: `p-${at}@example.test`, firstName, lastName: 'Demo' }),
    );
    const others = [
      aPatient({ patientId: 'south', clinicId: southside.clinicId, username: 's@example.test' }),
      aPatient({
        patientId: 'hers',
        providerId: demoAccounts.colleague.accountId,
        username: 'h@example.test',
      }),
    ];
    const store = await makeStore(kind, { ...emptyClinic(), patients: [...patients, ...others] });
    const now = startOfTest;
    const month = { start: new Date('2026-11-01T05:00:00Z'), end: new Date('2026-12-01T04:59:59Z') };
    const filter = { clinicId: northside.clinicId, providerId: provider.accountId, month, now };
    const page = await store.patientLists.page({ ...filter, sort: 'name', page: 0, noOfRows: 50 });
    const rows: ListedPatient[] = [];
    for (let after: Parameters<PatientLists['part']>[1]; ; ) {
      const part = await store.patientLists.part(filter, after, 2);
      expect(part.rows.length).toBeLessThanOrEqual(2);
      rows.push(...part.rows);
      if (part.next === null) break;
      after = part.next;
    }
    expect(rows).toHaveLength(names.length);
    expect(rows).toEqual(page.rows);
    const searched = await store.patientLists.part({ ...filter, search: 'bo demo' }, undefined, 2);
    expect(searched).toMatchObject({ rows: [{ patientId: 'p-3' }], next: null });
  });

  test('a provider exports the own patients, or all of the clinic, as the list shows them (F2)', async () => {
    const store = await makeStore(kind, requestWorld());
    const api = testApi(store);
    const token = await api.sessionOf(provider);
    for (const scope of ['own', 'clinic'] as const) {
      const params = { userId: provider.accountId };
      const query = { scope, sort: 'name', page: '0', noOfRows: '50' };
      const list = await api.ask(endpoints.getPatientList, { token, params, query });
      const { result } = endpoints.getPatientList.answer.parse(list.json);
      const file = await api.ask(endpoints.exportPatients, { token, body: { ...params, scope } });
      const part = endpoints.exportPatients.answer.parse(file.json);
      expect(part).toEqual({ result: result.map(({ rank: _, ...row }) => row), next: null });
      expect(await store.audit.list(northside.clinicId)).toContainEqual(
        expect.objectContaining({
          action: 'patients.exported',
          details: { count: result.length, goesOn: false },
        }),
      );
    }
  });

  test('alerts come newest first, each once, those of the list and no others (SCR-02)', async () => {
    const store = await makeStore(kind, alertClinic());
    const filter = { clinicId: northside.clinicId, tab: 'medical' } as const;
    const read = async (special: Partial<AlertFilter> = {}) => {
      const rows: KnownAlert[] = [];
      for (let after: Parameters<Alerts['part']>[1]; ; ) {
        const part = await store.alerts.part({ ...filter, ...special }, after, 2);
        expect(part.rows.length).toBeLessThanOrEqual(2);
        rows.push(...part.rows);
        if (part.next === null) return rows;
        after = part.next;
      }
    };
    const opened = ({ openedAt }: KnownAlert) => openedAt.getTime();
    const byId = (a: KnownAlert, b: KnownAlert) => (a.alertId < b.alertId ? -1 : 1);
    for (const special of [{}, { severity: 'Critical' }, { ownerId: null }, { tab: 'resolved' }] as const) {
      const rows = await read(special);
      const asked = { ...filter, ...special, page: 0, noOfRows: 50, now: storyNow };
      const page = await store.alerts.page(asked);
      expect(rows.map(opened)).toEqual(rows.map(opened).sort((a, b) => b - a));
      expect([...rows].sort(byId)).toEqual([...page.rows].sort(byId));
      expect(rows).toHaveLength(page.total);
    }
    expect((await read()).length).toBeGreaterThan(2);
  });

  test('readings come newest first, each once, also those of one second (API-21)', async () => {
    const { patientId } = aPatient();
    const at = new Date('2026-11-19T10:00:00Z');
    const reading = (special: Partial<Reading>): Reading => ({
      ...{ patientId, vital: 'Weight', at, receivedAt: at, serial: 'SN-1', values: { weight: 80 } },
      ...{ classes: { weight: 'Normal' }, class: 'Normal', ...special },
    });
    const readings = [
      reading({}),
      reading({ values: { weight: 81 } }),
      reading({ values: { weight: 99 }, classes: { weight: 'Critical' }, class: 'Critical' }),
      reading({ serial: 'SN-2' }),
      reading({ at: new Date('2026-11-18T10:00:00Z') }),
      reading({ at: new Date('2026-11-17T10:00:00Z') }),
      reading({ vital: 'HeartRate', values: { heartRate: 70 }, classes: { heartRate: 'Normal' } }),
    ];
    const store = await makeStore(kind, { ...emptyClinic(), patients: [aPatient()] });
    await store.readings.add(readings);
    const filter = {
      patientId,
      vital: 'Weight',
      bounds: { start: new Date('2026-11-18T00:00:00Z') },
    } as const;
    const { rows: page, total } = await store.readings.page({ ...filter, page: 0, noOfRows: 50 });
    const rows: KeptReading[] = [];
    for (let after: Parameters<Readings['part']>[1]; ; ) {
      const part = await store.readings.part(filter, after, 2);
      expect(part.rows.length).toBeLessThanOrEqual(2);
      rows.push(...part.rows);
      if (part.next === null) break;
      after = part.next;
    }
    expect(rows).toEqual(page);
    expect([rows.length, total]).toEqual([5, 5]);
  });

  test('each part is an entry of the audit log, and waits for a confirmation (F2, ADR 20)', async () => {
    const store = await makeStore(kind, clinicWith(someOrders(3)));
    const api = testApi(store);
    const token = await api.sessionOf(provider);
    const ask = (body: object) => api.ask(endpoints.exportOrders, { token, body });
    const { result, next } = endpoints.exportOrders.answer.parse((await ask({ clinic })).json);
    expect([result.length, next]).toEqual([3, null]);
    expect(await store.audit.list(northside.clinicId)).toMatchObject([
      { action: 'orders.exported', accountId: provider.accountId, details: { count: 3, goesOn: false } },
    ]);
    expect((await ask({ clinic, after: { time: 'then', number: 1 } })).status).toBe(400);
    expect((await ask({ clinic, after: { time: '20261119-10:00:00', number: -1 } })).status).toBe(400);
    api.wait(limits.confirmedMinutes * 60 + 1);
    expect(await ask({ clinic })).toMatchObject({ status: 403, json: { code: 'confirmFirst' } });
    expect(await store.audit.list(northside.clinicId)).toHaveLength(1);
  });
});

test('a list of 100,000 rows is asked of the store in parts, and nobody holds all of it (ADR 54)', async () => {
  const store = await makeStore('memory', clinicWith(someOrders(1)));
  const { rows } = await store.orders.page({ clinicId: northside.clinicId, page: 0, noOfRows: 5 });
  const [order] = rows as [Order];
  const asked: number[] = [];
  const counted: Orders['part'] = async (_, after, most) => {
    asked.push(most);
    const left = after?.number ?? 100_000;
    const part = Array.from({ length: Math.min(most, left) }, (_, at) => ({
      ...order,
      orderId: `RPM-${left - at}`,
    }));
    const number = left - part.length;
    return { rows: part, next: number > 0 ? { time: '20261119-10:00:00', number } : null };
  };
  store.orders = { ...store.orders, part: counted };
  const api = testApi(store);
  const token = await api.sessionOf(provider);
  const seen = new Set<string | null>();
  let after: { time: string; number: number } | null | undefined;
  do {
    const { json } = await api.ask(endpoints.exportOrders, {
      token,
      body: { clinic, ...(after && { after }) },
    });
    const part = endpoints.exportOrders.answer.parse(json);
    expect(part.result.length).toBeLessThanOrEqual(limits.exportPartRows);
    for (const { orderId } of part.result) seen.add(orderId);
    after = part.next;
  } while (after);
  expect(seen.size).toBe(100_000);
  expect(asked).toEqual(Array.from({ length: 100_000 / limits.exportPartRows }, () => limits.exportPartRows));
});
