import { excessesOf, judge, limits, monthBounds, rank } from '@rpm/domain';
import { describe, expect, test } from 'vitest';
import { anOrder, northside } from '../src/seed/index.ts';
import type { Store } from '../src/store/Store.ts';
import type { IncomingReading } from '../src/subjects/readings/contract.ts';
import { clinicId, days, later, nurse, other, patientId, provider, world } from './queueWorld.ts';
import { makeStore, storeKinds } from './stores.ts';

let made = 0;
function pressure(systolic: number, at: Date, whose = patientId): IncomingReading {
  const values = { systolic, diastolic: 70 };
  const excesses = excessesOf('BloodPressure', values).map((excess) => {
    made += 1;
    return { ...excess, newAlertId: `alert-${made}` };
  });
  const own = {
    patientId: whose,
    vital: 'BloodPressure',
    at,
    receivedAt: at,
    values,
    serial: 'SN-1',
  } as const;
  return { ...own, ...judge('BloodPressure', values), excesses };
}
/** A weight that came in pounds. */
const weight = (pounds: number, kilograms: number, at: Date): IncomingReading => ({
  ...{ patientId, vital: 'Weight', at, receivedAt: at, serial: 'SN-2', values: { weight: kilograms } },
  measured: { unit: '[lb_av]', values: { weight: pounds } },
  ...judge('Weight', { weight: kilograms }),
  excesses: excessesOf('Weight', { weight: kilograms }).map((excess) => {
    made += 1;
    return { ...excess, newAlertId: `alert-${made}` };
  }),
});
/** Who waits; the ids alone say the same. */
async function places(store: Store, over: object = {}) {
  const search = { clinicId, now: later(60), ...over };
  const found = await store.queues.places(search);
  expect(await store.queues.order(search)).toEqual(found.map((place) => place.patientId));
  return found;
}

describe.each(storeKinds)('the review queue of the store in %s (SCR-02)', (kind) => {
  test('has who waits, with what ranks them; the usual value is of the 30 days before', async () => {
    const store = await makeStore(kind, world());
    expect(await places(store)).toEqual([]);
    await store.readings.add([
      // Too old by a second; then what is usual, and the reading that waits is not part of it.
      { ...pressure(60, later(-30 * 86_400 - 1)), excesses: [] },
      ...[118, 120, 122, 121, 119, 100].map((value, at) =>
        pressure(value, at === 0 ? days(-30) : days(-29 + at)),
      ),
      pressure(190, later(0)),
      pressure(150, later(10), other),
    ]);
    const found = await places(store);
    expect(found.map((place) => [place.patientId, rank(place).points > 100])).toEqual([
      [patientId, true],
      [other, false],
    ]);
    expect(found[0]).toMatchObject({
      name: 'Marigold Testpatient',
      timeZone: northside.timeZone,
      waiting: {
        ...{ class: 'Critical', vital: 'BloodPressure', parameter: 'systolic', side: 'high' },
        ...{ value: 190, at: later(0), firstAt: later(0), readings: 1, limit: 180, limitSetBy: null },
        repetition: 'waiting',
      },
      usual: 119.5,
      lastLookAt: null,
      silentSince: null,
      claim: null,
      alerts: [{ version: 1 }],
    });
    expect(found[1]?.usual).toBeNull();
    // The list of patients says why one waits, in the same words.
    const { reasons } = await store.patientLists.page({
      ...{ page: 0, noOfRows: 50, clinicId, providerId: provider.accountId, now: later(60) },
      month: monthBounds({ year: 2026, month: 11 }, northside.timeZone),
    });
    const { waiting, usual, lastLookAt, silentSince } = found[0] ?? {};
    expect([...reasons]).toEqual([[patientId, { waiting, usual, lastLookAt, silentSince, now: later(60) }]]);
    // Of a provider: the own patients. Of another clinic: nobody.
    expect(await places(store, { providerId: provider.accountId })).toHaveLength(1);
    expect(await places(store, { clinicId: 'another' })).toEqual([]);
  });

  test('speaks of the limit that somebody set', async () => {
    const store = await makeStore(kind, world());
    const systolic = { min: { cautious: 90, critical: 80 }, max: { cautious: 130, critical: 160 } };
    await store.ranges.save(
      {
        ...{ patientId, vital: 'BloodPressure', start: days(-9), end: days(9) },
        limits: { systolic },
      },
      { ...provider, at: days(-9) },
    );
    const [version] = await store.ranges.versions(patientId, ['BloodPressure']);
    const reading = pressure(190, later(0));
    const excesses = (reading.excesses ?? []).map((excess) => ({
      ...excess,
      limit: 160,
      rangeVersion: version?.version ?? null,
    }));
    await store.readings.add([{ ...reading, excesses }]);
    expect((await places(store))[0]?.waiting).toMatchObject({
      limit: 160,
      limitSetBy: { name: expect.stringMatching(/\w \w/), at: days(-9) },
    });
  });

  test('what a repeat said is what the alerts know of it', async () => {
    const store = await makeStore(kind, world());
    const said = async (now: Date) =>
      (await places(store, { now })).map((place) => [place.patientId, place.waiting?.repetition]);
    await store.readings.add([pressure(190, later(0)), pressure(150, later(0), other)]);
    expect(await said(later(1800))).toEqual([
      [patientId, 'waiting'],
      [other, 'waiting'],
    ]);
    expect(await said(later(1801))).toEqual([
      [patientId, 'notRepeated'],
      [other, 'notRepeated'],
    ]);
    // A value within limits of another vital says nothing.
    await store.readings.add([weight(150, 68, later(1900)), pressure(151, later(1700), other)]);
    expect(await said(later(2000))).toEqual([
      [patientId, 'notRepeated'],
      [other, 'repeated'],
    ]);
    await store.readings.add([pressure(120, later(2100)), pressure(120, later(1600), other)]);
    expect(await said(later(2200))).toEqual([
      [patientId, 'backToNormal'],
      [other, 'repeated'],
    ]);
  });

  test('what came in pounds is compared in the unit of the limits', async () => {
    const store = await makeStore(kind, world());
    const heavy = { ...weight(440.92, 200, later(0)), class: 'Critical' } as const;
    const excess = { parameter: 'weight', side: 'high', class: 'Critical', value: 200, limit: 150 } as const;
    const excesses = [{ ...excess, rangeVersion: null, newAlertId: 'alert-of-weight' }];
    await store.readings.add([
      ...[1, 2, 3, 4, 5].map((day) => ({ ...weight(220.46, 100, days(-day)), excesses: [] })),
      { ...heavy, excesses },
    ]);
    expect((await places(store))[0]?.usual).toBeCloseTo(100, 1);
  });

  test('what is usual is of what is there and of what comes along, whatever it was measured in', async () => {
    const store = await makeStore(kind, world());
    await store.readings.add(
      [1, 2, 3].map((day) => ({ ...weight(220.46, 100, days(-day - 2)), excesses: [] })),
    );
    const excess = { parameter: 'weight', side: 'high', class: 'Critical', value: 200, limit: 150 } as const;
    const excesses = [{ ...excess, rangeVersion: null, newAlertId: 'alert-of-weight' }];
    await store.readings.add([
      ...[1, 2].map((day) => ({ ...weight(224.87, 102, days(-day)), excesses: [] })),
      { ...weight(440.92, 200, later(0)), class: 'Critical', excesses },
    ]);
    expect((await places(store))[0]?.usual).toBeCloseTo(100, 1);
    // An earlier reading that joins is another beginning: there were too few before it.
    const earlier = { ...excess, rangeVersion: null, newAlertId: 'another-of-weight' };
    await store.readings.add([{ ...weight(440.92, 200, days(-4)), class: 'Critical', excesses: [earlier] }]);
    const [{ usual, waiting } = {}] = await places(store);
    expect([usual, waiting?.readings]).toEqual([null, 2]);
  });

  test('a review and a snooze take somebody out, and undoing or the end of it brings back', async () => {
    const store = await makeStore(kind, world());
    await store.readings.add([pressure(190, later(0)), pressure(150, later(1), other)]);
    await store.reviews.add({ reviewId: 'review-1', patientId, upTo: later(0) }, nurse);
    const [left, ...more] = await places(store, { now: later(70) });
    expect([left?.patientId, more]).toEqual([other, []]);
    expect(await store.reviews.undo({ reviewId: 'review-1', patientId }, nurse)).toBe(true);
    expect(await places(store)).toHaveLength(2);
    const [alert] = left?.alerts ?? [];
    if (!alert) throw new Error('An alert waits.');
    await store.alerts.move({ move: 'snooze', ...alert, until: later(600) }, nurse);
    expect(await places(store, { now: later(599) })).toHaveLength(1);
    expect(await places(store, { now: later(600) })).toHaveLength(2);
  });

  test('the last look is said, and a silent device waits again a day after it', async () => {
    const order = (special: object) =>
      anOrder({ orderId: 'ORD-silent', clinicId, patientId, status: 'Activated', ...special });
    const store = await makeStore(kind, world({ orders: [order({ activatedAt: days(-40) })] }));
    await store.readings.add([pressure(120, days(-6))]);
    const [silent] = await places(store);
    expect(silent).toMatchObject({ patientId, waiting: null, silentSince: days(-6), alerts: [] });
    await store.reviews.add({ reviewId: 'review-2', patientId, upTo: days(-6) }, nurse);
    expect(await places(store, { now: later(120) })).toEqual([]);
    const nextDay = later(60 + limits.silentAgainHours * 3600);
    expect((await places(store, { now: nextDay }))[0]).toMatchObject({ lastLookAt: nurse.at });
    await store.readings.add([pressure(120, nextDay)]);
    expect(await places(store, { now: nextDay })).toEqual([]);
  });

  test('a device that was activated a moment ago is not silent', async () => {
    const orders = [
      anOrder({ orderId: 'ORD-new', clinicId, patientId, status: 'Activated', activatedAt: later(0) }),
    ];
    expect(await places(await makeStore(kind, world({ orders })))).toEqual([]);
  });

  test('of two who claim at once one gets the patient, until it is let go or five minutes are over', async () => {
    const store = await makeStore(kind, world());
    await store.readings.add([pressure(190, later(0))]);
    const wish = { patientId, isHere: true };
    const both = await Promise.all(
      Array.from({ length: 8 }, (_, at) => store.queues.claim(wish, at % 2 ? nurse : provider)),
    );
    const winners = new Set(both.flatMap(({ kind: won }, at) => (won === 'claimed' ? [at % 2] : [])));
    expect(winners.size).toBe(1);
    const [first, second] = winners.has(1) ? [nurse, provider] : [provider, nurse];
    const until = later(60 + limits.claimMinutes * 60);
    expect(both.find(({ kind: lost }) => lost === 'taken')).toMatchObject({
      by: { userId: first.accountId },
      until,
    });
    expect((await places(store))[0]?.claim).toMatchObject({ by: { userId: first.accountId }, until });
    // Renewed by the one who holds it; nobody else can let it go.
    await store.queues.release(patientId, second);
    const renewed = await store.queues.claim(wish, { ...first, at: later(120) });
    expect(renewed).toEqual({ kind: 'claimed', until: later(120 + limits.claimMinutes * 60) });
    const over = later(120 + limits.claimMinutes * 60);
    expect(await store.queues.claim(wish, { ...second, at: later(200) })).toMatchObject({ kind: 'taken' });
    expect((await places(store, { now: over }))[0]?.claim).toBeNull();
    expect(await store.queues.claim(wish, { ...second, at: over })).toMatchObject({ kind: 'claimed' });
    await store.queues.release(patientId, second);
    expect(await store.queues.claim(wish, { ...first, at: over })).toMatchObject({ kind: 'claimed' });
  });

  test('a round keeps the place and says what was done; the next one begins anew', async () => {
    const store = await makeStore(kind, world());
    await store.readings.add([pressure(190, later(0)), pressure(150, later(1), other)]);
    expect(await store.queues.round(nurse.accountId, later(60))).toBeNull();
    const [, second] = await places(store);
    const [alert] = second?.alerts ?? [];
    if (!alert) throw new Error('An alert waits.');
    await store.queues.claim({ patientId, isHere: true }, { ...nurse, at: later(50) });
    await store.queues.claim({ patientId: other, isHere: false }, { ...nurse, at: later(51) });
    await store.reviews.add({ reviewId: 'review-3', patientId, upTo: later(0) }, nurse);
    await store.reviews.add(
      { reviewId: 'review-4', patientId, upTo: later(0) },
      { ...provider, at: later(90) },
    );
    await store.alerts.move({ move: 'snooze', ...alert, until: later(900) }, nurse);
    await store.times.add(
      {
        ...{ entryId: 'time-1', patientId, activity: 'PhoneCall', isInteractive: true, note: '' },
        ...{ start: later(61), end: later(121) },
      },
      { ...nurse, at: later(130) },
    );
    expect(await store.queues.round(nurse.accountId, later(140))).toEqual({
      ...{ accountId: nurse.accountId, clinicId, patientId, startedAt: later(50), endedAt: null },
      ...{ seenAt: later(50), awaySeconds: 0, isPaused: false },
      deeds: [
        {
          ...{ patientId, name: 'Marigold Testpatient', reviewedAt: nurse.at, snoozedUntil: null },
          ...{ notes: 0, calls: 1, seconds: 60 },
        },
        expect.objectContaining({
          ...{ patientId: other, reviewedAt: null, snoozedUntil: later(900), notes: 0, calls: 0 },
        }),
      ],
    });
    await store.queues.endRound({ ...nurse, at: later(150) });
    const ended = await store.queues.round(nurse.accountId, later(160));
    expect(ended).toMatchObject({ patientId: null, endedAt: later(150), startedAt: later(50) });
    expect(ended?.deeds).toHaveLength(2);
    expect((await places(store)).every(({ claim }) => claim === null)).toBe(true);
    await store.queues.claim({ patientId: other, isHere: true }, { ...nurse, at: later(170) });
    const next = await store.queues.round(nurse.accountId, later(180));
    expect(next).toMatchObject({ patientId: other, startedAt: later(170), endedAt: null, deeds: [] });
  });
});
