import { limits, type VitalKind } from '@rpm/domain';
import { describe, expect, test } from 'vitest';
import { anOrder, clinicWith, demoAccounts, northside } from '../src/seed/index.ts';
import type { StoredOrder } from '../src/subjects/orders/contract.ts';
import type { StoredRange } from '../src/subjects/ranges/contract.ts';
import { startOfTest } from './harness.ts';
import { people } from './requestPeople.ts';
import { makeStore, storeKinds } from './stores.ts';

const { clinicId } = northside;
const { provider } = demoAccounts;
const patientId = people.own.userId;
const otherId = people.colleagues.userId;
const inDays = (days: number) => new Date(startOfTest.getTime() + days * 86_400_000);
const rangeOf = (more: Partial<StoredRange> = {}): StoredRange => ({
  ...{ patientId, vital: 'BloodPressure', version: 1, start: inDays(-90), end: inDays(200) },
  ...{ limits: {}, setById: provider.accountId, setAt: inDays(-90) },
  ...more,
});
const search = {
  ...{ clinicId, providerId: provider.accountId, now: startOfTest },
  ...{ page: 0, rangesPage: 0, wrongPage: 0, days: limits.noiseDays },
};

describe.each(storeKinds)('vitals without limits over the store in %s (SCR-02)', (kind) => {
  test('vitals that an active device measures and nobody has set limits for, after what ends soon', async () => {
    const of = (orderId: string, more: Partial<StoredOrder>) =>
      anOrder({ patientId, orderId, status: 'Activated', ...more });
    const orders = [
      of('bp', { activatedAt: inDays(-41), vitals: ['BloodPressure', 'HeartRate'] }),
      of('ox', { activatedAt: inDays(-50), vitals: ['HeartRate', 'BloodOxygen', 'Steps'] }),
      of('sent', { status: 'Shipped', vitals: ['BodyTemperature'] }),
      of('over', { status: 'Deactivated', activatedAt: inDays(-90), vitals: ['BodyTemperature'] }),
      of('old', { vitals: ['BloodGlucose'] }),
      of('none', { activatedAt: inDays(-9), vitals: null }),
      of('theirs', { patientId: otherId, activatedAt: inDays(-60), vitals: ['Weight'] }),
      of('nobody', { patientId: null, activatedAt: inDays(-60), vitals: ['Weight'] }),
    ];
    const ranges = [
      rangeOf({ end: inDays(-20) }),
      // One that is still to begin is one.
      rangeOf({ vital: 'BloodOxygen', limits: {}, start: inDays(2) }),
      rangeOf({ vital: 'BodyTemperature', limits: {}, end: inDays(36_525), setAt: inDays(-200) }),
    ];
    const shown = async (more: object) => {
      const store = await makeStore(kind, { ...clinicWith(orders), ranges });
      return (await store.noise.report({ ...search, ...more })).ranges;
    };
    const { total, rows } = await shown({});
    expect(rows.map((row) => [row.patientId, row.vital, row.problem, row.activeSince])).toEqual([
      [patientId, 'BloodPressure', 'ended', null],
      [otherId, 'Weight', 'missing', inDays(-60)],
      [patientId, 'HeartRate', 'missing', inDays(-50)],
      [patientId, 'BloodGlucose', 'missing', null],
      [patientId, 'BodyTemperature', 'endless', null],
    ]);
    expect(total).toBe(5);
    expect(rows[2]).toEqual({
      ...{ patientId, name: 'Marigold Testpatient', vital: 'HeartRate', problem: 'missing' },
      ...{ timeZone: 'America/New_York', activeSince: inDays(-50) },
      ...{ version: null, end: null, setBy: null, setAt: null },
    });
    expect(await shown({ onlyOf: provider.accountId })).toEqual({
      total: 4,
      rows: rows.filter((row) => row.patientId === patientId),
    });
    expect(await shown({ rangesPage: 1 })).toEqual({ total: 5, rows: [] });
    expect(await shown({ clinicId: 'other' })).toEqual({ total: 0, rows: [] });
  });

  test('limits that are set, a device that is taken out of use and a patient who left are off that list', async () => {
    const order = (orderId: string, vital: VitalKind, id = patientId) =>
      anOrder({ patientId: id, orderId, status: 'Activated', activatedAt: inDays(-41), vitals: [vital] });
    const orders = [
      order('one', 'Weight'),
      order('two', 'HeartRate'),
      order('three', 'Weight', otherId),
      order('four', 'BloodGlucose'),
    ];
    const store = await makeStore(kind, { ...clinicWith(orders), ranges: [] });
    const actor = { accountId: provider.accountId, clinicId, at: startOfTest };
    const shown = async () =>
      (await store.noise.report(search)).ranges.rows.map((row) => [row.patientId, row.vital]);
    expect(new Set(await shown()).size).toBe(4);
    const range = { start: startOfTest, end: inDays(100), limits: {} };
    await store.ranges.save({ patientId, vital: 'Weight', ...range }, actor);
    await store.orders.deactivate({ ...actor, orderId: 'two', reason: 'No longer used.' });
    await store.lives.discharge(actor, otherId, { reason: 'Moved away.', day: '2026-11-20' });
    expect(await shown()).toEqual([[patientId, 'BloodGlucose']]);
  });
});
