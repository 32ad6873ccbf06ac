import { monthBounds, type PatientQuery } from '@rpm/domain';
import { describe, expect, test } from 'vitest';
import { demoAccounts, northside } from '../src/seed/index.ts';
import type { World } from '../src/seed/World.ts';
import type { Store } from '../src/store/Store.ts';
import { startOfTest } from './harness.ts';
import { aReading, clinicOfZones } from './readingWorlds.ts';
import { makeStore, storeKinds } from './stores.ts';

const patientId = 'patient-002';
const { clinicId } = northside;
const { provider, staff } = demoAccounts;
const minutes = (count: number) => new Date(startOfTest.getTime() + count * 60_000);
const by = ({ accountId }: { accountId: string }, minute: number) => ({
  ...{ accountId, clinicId, at: minutes(minute) },
});

const pulse = (minute: number, heartRate: number, of = patientId) =>
  aReading({ patientId: of, at: minutes(minute), values: { heartRate } });
/** Critical, cautious and normal by the defaults. */
const [grave, odd, fine] = [200, 120, 72] as const;

async function listed(store: Store, asked: Partial<PatientQuery> = {}) {
  const { rows } = await store.patientLists.page({
    ...{ page: 0, noOfRows: 50, clinicId, providerId: null, now: startOfTest },
    month: monthBounds({ year: 2026, month: 11 }, northside.timeZone),
    ...asked,
  });
  return rows;
}
const openOf = async (store: Store, id = patientId) =>
  (await listed(store)).find(({ userId }) => userId === id)?.openAlerts;

describe.each(storeKinds)('the open alerts of the list of patients in %s (SCR-05)', (kind) => {
  const fresh = (special: Partial<World> = {}) => makeStore(kind, { ...clinicOfZones(['UTC']), ...special });

  test('a delivery opens an alert for each reading that is out of range, once', async () => {
    const store = await fresh();
    expect(await openOf(store)).toEqual({ critical: 0, cautious: 0 });
    await store.readings.add([pulse(1, grave), pulse(2, odd), pulse(3, fine), pulse(4, odd)]);
    expect(await openOf(store)).toEqual({ critical: 1, cautious: 2 });
    expect(await openOf(store, 'patient-003')).toEqual({ critical: 0, cautious: 0 });
    await store.readings.add([pulse(4, odd), pulse(5, grave)]);
    expect(await openOf(store)).toEqual({ critical: 2, cautious: 2 });
  });

  test('a look closes those that it saw, and what comes afterwards opens others', async () => {
    const store = await fresh();
    await store.readings.add([pulse(1, grave), pulse(2, odd), pulse(5, grave)]);
    await store.reviews.add({ reviewId: 'a', patientId, upTo: minutes(2) }, by(staff, 6));
    expect(await openOf(store)).toEqual({ critical: 1, cautious: 0 });
    await store.readings.add([pulse(7, odd), pulse(8, odd, 'patient-003')]);
    expect(await openOf(store)).toEqual({ critical: 1, cautious: 1 });
    expect(await openOf(store, 'patient-003')).toEqual({ critical: 0, cautious: 1 });
    await store.reviews.add({ reviewId: 'b', patientId, upTo: minutes(7) }, by(provider, 9));
    expect(await openOf(store)).toEqual({ critical: 0, cautious: 0 });
  });

  test('who takes a look back opens what nobody else has seen', async () => {
    const store = await fresh();
    await store.readings.add([pulse(1, grave), pulse(2, odd), pulse(5, grave)]);
    await store.reviews.add({ reviewId: 'a', patientId, upTo: minutes(1) }, by(staff, 3));
    await store.reviews.add({ reviewId: 'b', patientId, upTo: minutes(5) }, by(provider, 6));
    await store.reviews.undo({ reviewId: 'b', patientId }, by(provider, 7));
    expect(await openOf(store)).toEqual({ critical: 1, cautious: 1 });
    await store.reviews.undo({ reviewId: 'a', patientId }, by(staff, 8));
    expect(await openOf(store)).toEqual({ critical: 2, cautious: 1 });
    await store.readings.add([pulse(9, grave)]);
    expect(await openOf(store)).toEqual({ critical: 3, cautious: 1 });
  });

  test('deliveries and looks at once are counted as one after the other', async () => {
    const store = await fresh();
    const deliveries = Array.from({ length: 12 }, (_, at) => [pulse(at, at % 2 ? grave : odd)]);
    await Promise.all([
      ...deliveries.map((each) => store.readings.add(each)),
      ...[3, 5, 1].map((upTo) =>
        store.reviews.add({ reviewId: `r-${upTo}`, patientId, upTo: minutes(upTo) }, by(staff, 20)),
      ),
    ]);
    expect(await openOf(store)).toEqual({ critical: 3, cautious: 3 });
  });

  test('the most critical come first when the list is asked for by alerts, then the most cautious, then the name', async () => {
    const readings = () => [
      pulse(1, odd, 'patient-002'),
      pulse(2, odd, 'patient-002'),
      pulse(1, grave, 'patient-003'),
      pulse(1, grave, 'patient-004'),
      pulse(2, odd, 'patient-004'),
    ];
    const rows = await listed(await fresh({ readings }), { sort: 'alerts' });
    expect(rows.slice(0, 3).map(({ userId }) => userId)).toEqual([
      'patient-004',
      'patient-003',
      'patient-002',
    ]);
    const names = rows.slice(3).map(({ userId }) => userId);
    const byName = (await listed(await fresh({ readings }), { sort: 'name' })).map(({ userId }) => userId);
    expect(names).toEqual(byName.filter((id) => names.includes(id)));
  });
});
