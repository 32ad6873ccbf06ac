import { judge, limits, usualBilling } from '@rpm/domain';
import { describe, expect, test } from 'vitest';
import { anOrder, clinicWith, demoAccounts, northside } from '../src/seed/index.ts';
import type { World } from '../src/store/World.ts';
import { startOfTest } from './harness.ts';
import { people } from './requestPeople.ts';
import { makeStore, storeKinds } from './stores.ts';

const { clinicId } = northside;
const { staff, provider, patient } = demoAccounts;
const patientId = people.own.userId;
const dayMs = 86_400_000;
const later = (days: number) => new Date(startOfTest.getTime() + days * dayMs);
const actor = (days: number, { accountId } = staff) => ({ accountId, clinicId, at: later(days) });

/** A cuff that was activated a month and a half ago and measured for the last time on the day before the first. */
const world = (more: Partial<World> = {}): World => ({
  ...clinicWith([
    {
      ...anOrder(),
      ...{ patientId, clinicId, status: 'Activated', serial: 'SN-1', activatedAt: later(-45) },
    },
  ]),
  readings: () => [],
  ranges: [],
  reviews: [],
  ...more,
});

describe.each(storeKinds)('compliance over the store in %s (SCR-02)', (kind) => {
  async function start(given = world()) {
    const store = await makeStore(kind, given);
    const measure = async (days: number, serial = 'SN-1') => {
      const values = { systolic: 120, diastolic: 70 };
      const own = { patientId, vital: 'BloodPressure', at: later(days), receivedAt: later(days) } as const;
      await store.readings.add([{ ...own, values, serial, ...judge('BloodPressure', values) }]);
    };
    const list = async (more = {}) => {
      const { rows, total } = await store.compliance.page({
        clinicId,
        now: startOfTest,
        page: 0,
        noOfRows: 20,
        ...more,
      });
      expect(total).toBe(rows.length);
      return rows.filter((each) => each.patientId === patientId);
    };
    const silent = async () => {
      const found = (await list()).find((each) => each.kind === 'silent');
      if (!found) throw new Error('The patient is silent.');
      return found;
    };
    return { store, measure, list, silent };
  }

  test('what a patient types says that somebody is heard of (ADR 49)', async () => {
    const { store, measure, list } = await start();
    await measure(3, '');
    await store.compliance.check(later(4));
    expect((await list()).filter((each) => each.kind === 'silent')).toEqual([]);
  });

  test('silence opens one alert, however often and by how many it is looked for; a reading is told, and it waits', async () => {
    const { store, measure, list, silent } = await start();
    await measure(0);
    await store.compliance.check(later(3));
    expect((await list()).filter((each) => each.kind === 'silent')).toEqual([]);
    await Promise.all([store.compliance.check(later(4)), store.compliance.check(later(4))]);
    await store.compliance.check(later(4.1));
    const opened = await silent();
    expect(opened).toMatchObject({ state: 'Open', day: '2026-11-20', overAt: null, owner: null, version: 1 });
    expect(opened.history.map((line) => line.kind)).toEqual(['opened']);
    expect(await store.compliance.absence(patientId)).toEqual({ until: null, isSilent: true });
    await measure(5);
    // The patient is told at once, before anybody checks.
    expect((await store.compliance.absence(patientId)).isSilent).toBe(false);
    await store.compliance.check(later(5));
    expect(await silent()).toMatchObject({ state: 'Open', overAt: later(5) });
    expect((await store.compliance.absence(patientId)).isSilent).toBe(false);
    await store.compliance.check(later(9));
    const again = await silent();
    expect([again.alertId, again.overAt, again.day]).toEqual([opened.alertId, null, '2026-11-25']);
    expect(again.history.map((line) => line.kind)).toEqual(['again', 'over', 'opened']);
  });

  test('who is away is not silent up to that day, and the count begins anew; the last word counts', async () => {
    const { store, measure, list } = await start();
    await measure(0);
    const self = { ...actor(1), accountId: patient.accountId };
    await store.compliance.sayAway(self, '2026-12-24');
    await store.compliance.sayAway(self, '2026-11-27');
    expect(await store.compliance.absence(patientId)).toEqual({ until: '2026-11-27', isSilent: false });
    await store.compliance.check(later(10));
    expect((await list()).map((each) => each.kind)).not.toContain('silent');
    await store.compliance.check(later(11));
    expect((await list()).find((each) => each.kind === 'silent')).toMatchObject({
      day: '2026-11-27',
      awayUntil: '2026-11-27',
    });
    const log = await store.audit.list(clinicId);
    expect(log.map(({ action, subject }) => [action, subject])).toEqual([
      ['absence.said', patientId],
      ['absence.said', patientId],
    ]);
    expect(JSON.stringify(log)).not.toContain('2026-11-27');
  });

  test('the days of the clinic, a device that waits, and a range that ends', async () => {
    const given = world({
      ranges: [
        {
          ...{ patientId, vital: 'Weight', version: 1, start: later(-30), end: later(-1), limits: {} },
          ...{ setById: provider.accountId, setAt: later(-30) },
        },
        {
          ...{ patientId, vital: 'Weight', version: 2, start: later(-20), end: later(13), limits: {} },
          ...{ setById: provider.accountId, setAt: later(-20) },
        },
      ],
    });
    const order = {
      ...anOrder(),
      orderId: 'ORD-2',
      patientId,
      clinicId,
      status: 'Processing',
      deliveryMode: 'Mail',
    };
    const clinics = given.clinics.map((each) => ({ ...each, silentDays: 6 }));
    const { store, measure, list } = await start({ ...given, clinics, orders: [...given.orders, order] });
    await measure(0);
    await store.orders.changeStatus({ ...actor(0), orderId: order.orderId, to: 'Shipped' });
    await store.compliance.check(later(6));
    expect((await list()).map((each) => [each.kind, each.day])).toContainEqual(['rangeEnds', '2026-12-03']);
    expect((await list()).map((each) => each.kind)).not.toContain('silent');
    await store.compliance.check(later(7));
    const found = (await list()).map((each) => [each.kind, each.day]);
    expect(found).toContainEqual(['silent', '2026-11-20']);
    expect(found).toContainEqual(['notActivated', '2026-11-20']);
    expect((await list({ kind: 'notActivated' })).map((each) => each.kind)).toEqual(['notActivated']);
  });

  test('days are too few of the period that the clinic bills: of its 30 days, or of the month', async () => {
    const { store, measure, list } = await start();
    // The first 30 days end on the 19th: the second began on the 20th, with a reading.
    for (const days of [-30, 0]) await measure(days);
    const short = async () => {
      const [found] = await list({ kind: 'daysShort' });
      return found && [found.day, found.until, found.count, found.overAt];
    };
    await store.compliance.check(later(12));
    expect(await short()).toBeUndefined();
    await store.compliance.check(later(13));
    expect(await short()).toEqual(['2026-11-20', '2026-12-19', 1, null]);
    const value = { ...usualBilling, periodRule: 'calendarMonth' } as const;
    await store.billingSettings.save({ value, version: 0, changes: [] }, actor(13));
    await store.compliance.check(later(14));
    expect(await short()).toEqual(['2026-11-20', '2026-12-19', 1, later(14)]);
    await store.compliance.check(later(27));
    expect(await short()).toEqual(['2026-12-01', '2026-12-31', 0, null]);
  });

  test('each says its device, the last reading, and the days of the period that the clinic bills (r3)', async () => {
    const waiting = { ...anOrder(), orderId: 'ORD-2', patientId, clinicId, deviceName: 'Connected Scale' };
    const given = world();
    const orders = [...given.orders, { ...waiting, status: 'PickedUp', deviceModel: null }];
    const { store, measure, list } = await start({ ...given, orders });
    // Two of one day, and the first day of the 30, which lies in the month before.
    for (const days of [0, 0.01, -1, -20]) await measure(days);
    await store.compliance.check(later(9));
    const { deviceName, deviceModel } = anOrder();
    const days = ['2026-10-31', '2026-11-19', '2026-11-20'];
    const period = { start: '2026-10-31', end: '2026-11-29', days };
    const read = { lastReadingAt: later(0.01), period };
    expect(await list({ kind: 'silent' })).toMatchObject([{ device: { deviceName, deviceModel }, ...read }]);
    const of = { deviceName: 'Connected Scale', deviceModel: null };
    expect(await list({ kind: 'notActivated' })).toMatchObject([{ device: of, ...read }]);
    const before = await list({ kind: 'silent', now: later(-20) });
    expect(before).toMatchObject([{ period: { days: ['2026-10-31'] } }]);
    const silent = { clinicId, kind: 'silent', now: startOfTest } as const;
    const { rows } = await store.compliance.part(silent, undefined, 9);
    expect(rows.find((each) => each.patientId === patientId)).toMatchObject(read);
    const value = { ...usualBilling, periodRule: 'calendarMonth' } as const;
    await store.billingSettings.save({ value, version: 0, changes: [] }, actor(0));
    const month = { start: '2026-11-01', end: '2026-11-30', days: ['2026-11-19', '2026-11-20'] };
    expect(await list({ kind: 'silent' })).toMatchObject([{ period: month }]);
  });

  test('of two devices of one moment it says the one that was ordered last (r3)', async () => {
    const given = world();
    const [first] = given.orders;
    if (!first) throw new Error('The clinic has an order.');
    const again = { ...first, orderId: 'ORD-2', serial: 'SN-2', deviceName: 'Connected Scale' };
    const picked = { ...first, ...{ status: 'PickedUp', serial: null, activatedAt: null } } as const;
    const waiting = ['Glucose Meter', 'Fingertip Oximeter'].map((deviceName, at) => ({
      ...{ ...picked, deviceName, orderId: `ORD-${at + 3}` },
    }));
    const { store, measure, list } = await start({ ...given, orders: [first, again, ...waiting] });
    await measure(0);
    await store.compliance.check(later(9));
    expect(await list({ kind: 'silent' })).toMatchObject([{ device: { deviceName: 'Connected Scale' } }]);
    expect(await list({ kind: 'notActivated' })).toMatchObject([
      { device: { deviceName: 'Fingertip Oximeter' } },
    ]);
  });

  test('who has no device and no reading has neither', async () => {
    const waits = { ...anOrder(), ...{ patientId, clinicId, status: 'Processing', serial: null } };
    const range = {
      ...({ patientId, vital: 'Weight', version: 1, start: later(-30), end: later(-1), limits: {} } as const),
    };
    const set = { setById: provider.accountId, setAt: later(-30) };
    const { store, list } = await start({ ...world({ ranges: [{ ...range, ...set }] }), orders: [waits] });
    await store.compliance.check(later(0));
    expect(await list()).toMatchObject([
      { kind: 'rangeEnds', device: null, lastReadingAt: null, period: null },
    ]);
  });

  test('several move together or not at all, each with its line, its owner and its audit entry; an undo brings all back', async () => {
    const { store, measure, list } = await start();
    await measure(-20);
    await store.compliance.check(later(0));
    const before = await list();
    expect(before.length).toBeGreaterThan(1);
    const [one, two] = before.map(({ alertId, version }) => ({ alertId, version }));
    if (!one || !two) throw new Error('There are two.');
    const acknowledge = { wish: { move: 'acknowledge' } } as const;
    const stale = await store.compliance.move(
      { list: [one, { ...two, version: 9 }], ...acknowledge },
      actor(0),
    );
    expect(stale.kind).toBe('conflict');
    const unknown = await store.compliance.move(
      { list: [one, { alertId: 'nothing', version: 1 }], ...acknowledge },
      actor(0),
    );
    expect(unknown).toEqual({ kind: 'unknown' });
    expect((await list()).map(({ state }) => state)).toEqual(before.map(() => 'Open'));
    expect(await store.audit.list(clinicId)).toEqual([]);
    expect(await store.compliance.move({ list: [one, two], ...acknowledge }, actor(0))).toEqual({
      kind: 'done',
    });
    const taken = (await list()).filter(({ alertId }) => [one.alertId, two.alertId].includes(alertId));
    expect(taken.map(({ state, owner }) => [state, owner?.userId])).toEqual([
      ['Acknowledged', staff.accountId],
      ['Acknowledged', staff.accountId],
    ]);
    expect(await list({ ownerId: staff.accountId })).toHaveLength(2);
    expect((await store.audit.list(clinicId)).map(({ action }) => action)).toEqual([
      'alert.acknowledged',
      'alert.acknowledged',
    ]);
    const next = taken.map(({ alertId, version }) => ({ alertId, version }));
    const undo = { list: next, wish: { move: 'undo' } } as const;
    expect(await store.compliance.move(undo, actor(0, provider))).toMatchObject({
      ...{ kind: 'conflict', state: 'Acknowledged' },
      by: { userId: staff.accountId },
    });
    expect(await store.compliance.move(undo, actor(0))).toEqual({ kind: 'done' });
    expect((await list()).map(({ state, ownerId }) => [state, ownerId])).toEqual(
      before.map(() => ['Open', null]),
    );
  });

  test('a snooze comes back, an assignment stays open, and what is resolved rests for two weeks before the same cause opens anew', async () => {
    const { store, silent, list } = await start();
    await store.compliance.check(later(0));
    const move = async (wish: Parameters<typeof store.compliance.move>[0]['wish'], note?: string) => {
      const { alertId, version } = await silent();
      const own = { list: [{ alertId, version }], wish, ...(note !== undefined && { note }) };
      expect(await store.compliance.move(own, actor(0))).toEqual({ kind: 'done' });
    };
    await move({ move: 'assign', toId: staff.accountId });
    expect(await silent()).toMatchObject({ state: 'Open', ownerId: staff.accountId });
    await move({ move: 'snooze', until: later(1) });
    expect(await silent()).toMatchObject({ state: 'Snoozed', snoozedUntil: later(1) });
    const { alertId } = await silent();
    await move({ move: 'resolve' }, 'Called: the cuff works again.');
    expect((await list()).map((each) => each.alertId)).not.toContain(alertId);
    const kinds = async () => (await list()).map(({ kind }) => kind);
    await store.compliance.check(later(limits.complianceRestDays - 1));
    expect(await kinds()).not.toContain('silent');
    await store.compliance.check(later(limits.complianceRestDays));
    expect((await silent()).alertId).not.toBe(alertId);
  });

  test('who is discharged has none that waits', async () => {
    const { store, list } = await start();
    await store.compliance.check(later(0));
    expect((await list()).length).toBeGreaterThan(0);
    await store.lives.discharge(actor(0), patientId, { day: '2026-11-20', reason: 'Moved away.' });
    expect(await list()).toEqual([]);
    expect(await store.compliance.check(later(60))).toBe(0);
  });
});

test('the usual number of days is three (SCR-02)', () => expect(limits.complianceSilentDays).toBe(3));
