import { monthBounds, type PatientQuery, readingKey } from '@rpm/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { demoAccounts, northside } from '../src/seed/index.ts';
import type { Store } from '../src/store/Store.ts';
import type { World } from '../src/store/World.ts';
import type { Reading } from '../src/subjects/readings/contract.ts';
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
  (await listed(store)).find((each) => each.patientId === id)?.unreviewed;

describe.each(storeKinds)('the unreviewed readings of the list of patients in %s (SCR-05)', (kind) => {
  const fresh = (special: Partial<World> = {}) => makeStore(kind, { ...clinicOfZones(['UTC']), ...special });

  test('a delivery adds each reading that is out of range, once', async () => {
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

  test('a reading that comes after the look is open, and nobody has seen it, however long ago it was measured', async () => {
    const store = await fresh();
    const state = async () => ({
      open: await openOf(store),
      isListed: (await listed(store, { preset: 'notReviewed' })).some((each) => each.patientId === patientId),
      seenAt: (await store.readings.latest(patientId)).map(({ reading, seenBy }) => [
        reading.vital,
        seenBy?.at ?? null,
      ]),
    });
    const weight = { vital: 'Weight', values: { weight: 80 } } as const;
    await store.readings.add([aReading({ patientId, at: minutes(5), ...weight })]);
    await store.reviews.add({ reviewId: 'a', patientId, upTo: minutes(5) }, by(staff, 6));
    const none = { critical: 0, cautious: 0 };
    expect(await state()).toEqual({ open: none, isListed: false, seenAt: [['Weight', minutes(6)]] });

    await store.readings.add([{ ...pulse(1, grave), receivedAt: minutes(7) }]);
    const unseen = {
      ...{ open: { critical: 1, cautious: 0 }, isListed: true },
      seenAt: [
        ['Weight', minutes(6)],
        ['HeartRate', null],
      ],
    };
    expect(await state()).toEqual(unseen);
    expect(await store.readings.unreviewedReadings(patientId)).toEqual(unseen.open);

    await store.reviews.add({ reviewId: 'b', patientId, upTo: minutes(5) }, by(provider, 8));
    const seenAt = [
      ['Weight', minutes(8)],
      ['HeartRate', minutes(8)],
    ];
    expect(await state()).toEqual({ open: none, isListed: false, seenAt });
    expect(await store.readings.unreviewedReadings(patientId)).toEqual(none);

    await store.reviews.undo({ reviewId: 'b', patientId }, by(provider, 9));
    expect(await state()).toEqual(unseen);
  });

  test('a late reading that is the newest of no vital keeps the patient among those who are not reviewed', async () => {
    const store = await fresh();
    await store.readings.add([pulse(5, fine)]);
    await store.reviews.add({ reviewId: 'a', patientId, upTo: minutes(5) }, by(staff, 6));
    await store.readings.add([
      { ...pulse(1, odd), receivedAt: minutes(7) },
      { ...pulse(2, fine), receivedAt: minutes(7) },
    ]);
    expect(await openOf(store)).toEqual({ critical: 0, cautious: 1 });
    expect((await listed(store, { preset: 'notReviewed' })).map((each) => each.patientId)).toEqual([
      patientId,
    ]);
  });

  test('what an earlier look saw stays closed when a later one went less far', async () => {
    const store = await fresh();
    await store.readings.add([pulse(4, grave)]);
    await store.reviews.add({ reviewId: 'a', patientId, upTo: minutes(5) }, by(staff, 6));
    await store.reviews.add({ reviewId: 'b', patientId, upTo: minutes(2) }, by(provider, 7));
    expect(await openOf(store)).toEqual({ critical: 0, cautious: 0 });
    await store.readings.add([{ ...pulse(3, odd), receivedAt: minutes(8) }]);
    await store.reviews.add({ reviewId: 'c', patientId, upTo: minutes(2) }, by(provider, 9));
    expect(await openOf(store)).toEqual({ critical: 0, cautious: 1 });
  });

  test('a look made before the delivery covers none of it, even one that goes up to later', async () => {
    const store = await fresh();
    await store.reviews.add({ reviewId: 'a', patientId, upTo: minutes(30) }, by(staff, 6));
    await store.readings.add([{ ...pulse(5, grave), receivedAt: minutes(7) }, pulse(6, odd)]);
    expect(await openOf(store)).toEqual({ critical: 1, cautious: 0 });
    const [line] = await listed(store, { preset: 'notReviewed' });
    expect(line?.patientId).toBe(patientId);
  });

  test('whatever comes and whoever looks in whatever order, what is counted is what the rule says', async () => {
    const reading = fc.record({
      at: fc.nat(9),
      late: fc.nat(9),
      heartRate: fc.constantFrom(grave, odd, fine),
    });
    const step = fc.oneof(
      fc.array(reading, { minLength: 1, maxLength: 3 }).map((batch) => ({ batch })),
      fc.record({ at: fc.nat(18), upTo: fc.nat(18) }).map((look) => ({ look })),
      fc.nat(5).map((undo) => ({ undo })),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const store = await fresh();
        const kept = new Map<string, Reading>();
        let looks: { reviewId: string; at: Date; upTo: Date }[] = [];
        for (const [index, each] of steps.entries()) {
          if ('batch' in each) {
            const batch = each.batch.map(({ at, late, heartRate }) => ({
              ...pulse(at, heartRate),
              receivedAt: minutes(at + late),
            }));
            await store.readings.add(batch);
            for (const one of batch) if (!kept.has(readingKey(one))) kept.set(readingKey(one), one);
          } else if ('look' in each) {
            const [reviewId, upTo] = [`r-${index}`, minutes(each.look.upTo)];
            await store.reviews.add({ reviewId, patientId, upTo }, by(staff, each.look.at));
            looks.push({ reviewId, at: minutes(each.look.at), upTo });
          } else {
            const gone = looks[each.undo];
            if (!gone) continue;
            await store.reviews.undo({ reviewId: gone.reviewId, patientId }, by(staff, 20));
            looks = looks.filter((look) => look !== gone);
          }
          const outOfRange = [...kept.values()].filter((one) => one.class !== 'Normal');
          const isOpen = ({ at, receivedAt }: Reading) =>
            !looks.some((look) => look.upTo >= at && look.at >= receivedAt);
          const open = new Set(outOfRange.filter(isOpen).map(({ at }) => at.getTime()));
          const grave = outOfRange.filter((one) => one.class === 'Critical').map(({ at }) => at.getTime());
          const critical = [...open].filter((at) => grave.includes(at)).length;
          expect(await store.readings.unreviewedReadings(patientId)).toEqual({
            critical,
            cautious: open.size - critical,
          });
        }
      }),
      { seed: 33, numRuns: kind === 'memory' ? 60 : 15 },
    );
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

  test('the most critical come first when the list is asked for by them, then the most cautious, then the name', async () => {
    const readings = () => [
      pulse(1, odd, 'patient-002'),
      pulse(2, odd, 'patient-002'),
      pulse(1, grave, 'patient-003'),
      pulse(1, grave, 'patient-004'),
      pulse(2, odd, 'patient-004'),
    ];
    const rows = await listed(await fresh({ readings }), { sort: 'unreviewed' });
    expect(rows.slice(0, 3).map((each) => each.patientId)).toEqual([
      'patient-004',
      'patient-003',
      'patient-002',
    ]);
    const names = rows.slice(3).map((each) => each.patientId);
    const byName = (await listed(await fresh({ readings }), { sort: 'name' })).map((each) => each.patientId);
    expect(names).toEqual(byName.filter((id) => names.includes(id)));
  });
});
