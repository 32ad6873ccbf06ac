import { compareNewest, countUnreviewed, limitsInForce, momentKey, readingKey } from '@rpm/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anOrder, demoAccounts, northside, smallClinic } from '../src/seed/index.ts';
import type { Store } from '../src/store/Store.ts';
import { startOfTest } from './harness.ts';
import { aReading, clinicOfZones } from './readingWorlds.ts';
import { makeStore, storeKinds } from './stores.ts';

const patientId = 'patient-002';
const { clinicId } = northside;
const later = (seconds: number) => new Date(startOfTest.getTime() + seconds * 1000);
const many = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) =>
    aReading({ at: later((from + at) * 7000), values: { heartRate: [72, 105, 200][at % 3] ?? 72 } }),
  );

/** All that is counted of a patient. */
const state = async ({ readings }: Store) => ({
  counts: await readings.counts(patientId, null),
  days: await readings.totalDays(patientId),
  latest: await readings.latest(patientId),
  unreviewedReadings: await readings.unreviewedReadings(patientId),
  page: await readings.page({ patientId, vital: 'HeartRate', bounds: {}, page: 0, noOfRows: 500 }),
});

describe.each(storeKinds)('the readings in %s', (kind) => {
  test('a reading comes back as it was given', async () => {
    const { readings } = await makeStore(kind, clinicOfZones(['UTC']));
    const values = { systolic: 140.5, diastolic: 60 };
    const given = aReading({
      vital: 'BloodPressure',
      values,
      classes: { systolic: 'Cautious', diastolic: 'Normal' },
      class: 'Cautious',
      receivedAt: later(3),
      serial: '<b>"\\',
    });
    expect(await readings.add([given])).toBe(1);
    const { rows, total } = await readings.page({
      patientId,
      vital: 'BloodPressure',
      bounds: {},
      page: 0,
      noOfRows: 5,
    });
    const reading = { ...given, isContradicted: false };
    expect({ rows, total }).toEqual({ rows: [reading], total: 1 });
    expect(await readings.latest(patientId)).toEqual([{ reading, total: 1, seenBy: null }]);
  });

  test('what was measured in another unit is kept as it was, and judged by in that of the limits', async () => {
    const { readings } = await makeStore(kind, clinicOfZones(['UTC']));
    const given = aReading({
      vital: 'Weight',
      values: { weight: 80.784801097 },
      measured: { unit: '[lb_av]', values: { weight: 178.1 } },
      classes: { weight: 'Normal' },
    });
    await readings.add([given]);
    const [latest] = await readings.latest(patientId);
    expect(latest?.reading).toEqual({ ...given, isContradicted: false });
  });

  test('a system finds them as they were given, with the ranges and devices that stand beside (15.3)', async () => {
    const orders = [
      anOrder({ orderId: 'ORD-1', patientId, serial: 'SN-1' }),
      anOrder({ orderId: 'ORD-2', patientId, serial: null }),
      anOrder({ orderId: 'ORD-3', patientId: 'patient-003', serial: 'SN-3' }),
    ];
    const range = {
      ...{ patientId, vital: 'Weight' as const, version: 2, start: later(-60), end: later(60) },
      limits: limitsInForce('Weight'),
      ...{ setById: demoAccounts.provider.accountId, setAt: later(-60) },
    };
    const others = [{ vital: 'HeartRate' as const }, { patientId: 'patient-003' }];
    const ranges = [range, ...others.map((other) => ({ ...range, ...other }))];
    const { readings } = await makeStore(kind, { ...clinicOfZones(['UTC', 'UTC']), orders, ranges });
    const pressure = aReading({
      ...{ vital: 'BloodPressure', values: { systolic: 140.5, diastolic: 60 }, class: 'Cautious' },
      ...{ classes: { systolic: 'Cautious', diastolic: 'Normal' }, serial: '<b>"\\', at: later(-1) },
      receivedAt: new Date(startOfTest.getTime() + 250),
    });
    const weight = aReading({
      ...{ at: later(0), vital: 'Weight', values: { weight: 80.784801097 }, classes: { weight: 'Normal' } },
      measured: { unit: '[lb_av]', values: { weight: 178.1 } },
    });
    await readings.add([
      pressure,
      weight,
      aReading({ at: later(5) }),
      aReading({ patientId: 'patient-003' }),
    ]);
    const whenever = { bounds: {}, received: {}, changed: {} };
    const search = { patientId, vitals: ['BloodPressure', 'Weight'] as const, ...whenever };
    const { vital, version, start, end, limits } = range;
    expect(await readings.search({ ...search, from: null }, 9)).toEqual({
      patient: { patientId, clinicId },
      rows: [weight, pressure],
      ranges: [{ vital, version, start, end, limits }],
      devices: [{ orderId: 'ORD-1', serial: 'SN-1' }],
    });
    expect((await readings.search({ ...search, from: null }, 1)).rows).toEqual([weight]);
    const from = { at: later(-1), vital: 'BloodPressure' } as const;
    expect((await readings.search({ ...search, from }, 9)).rows).toEqual([pressure]);
    expect(await readings.search({ ...search, patientId: 'nobody', from: null }, 9)).toEqual({
      ...{ patient: null, rows: [], ranges: [], devices: [] },
    });
  });

  test('what is counted by vital adds up to what is counted in all, within bounds too (PDB-02)', async () => {
    const { readings } = await makeStore(kind, clinicOfZones(['America/New_York']));
    const values = { systolic: 190, diastolic: 60 };
    const pressure = { vital: 'BloodPressure', values, class: 'Critical' } as const;
    await readings.add([
      ...many(3),
      aReading({ ...pressure, at: later(1) }),
      aReading({ ...pressure, at: later(90_000) }),
    ]);
    const none = { Normal: 0, Cautious: 0, Critical: 0 };
    expect(await readings.countsByVital(patientId, null)).toEqual([
      ['BloodPressure', { ...none, Critical: 2 }],
      ['HeartRate', await heartRate()],
    ]);
    const bounds = { start: later(0), end: later(2) };
    expect(await readings.countsByVital(patientId, bounds)).toMatchObject([
      ['BloodPressure', { ...none, Critical: 1 }],
      ['HeartRate', {}],
    ]);
    expect(await readings.countsByVital('patient-003', null)).toEqual([]);

    async function heartRate() {
      const all = await readings.counts(patientId, null);
      return { ...all, Critical: all.Critical - 2 };
    }
  });

  test('a batch that comes twice at once counts once everywhere', async () => {
    const store = await makeStore(kind, clinicOfZones(['America/New_York']));
    const once = await makeStore(kind, clinicOfZones(['America/New_York']));
    const batch = many(60);
    await once.readings.add(batch);
    const added = await Promise.all(
      [batch, batch.toReversed(), batch].map((each) => store.readings.add(each)),
    );
    expect(added.reduce((a, b) => a + b)).toBe(60);
    expect(await state(store)).toEqual(await state(once));
  });

  test('whatever its pieces and however often they come, a batch gives the same state', async () => {
    const batch = many(30);
    const whole = await makeStore(kind, clinicOfZones(['America/New_York']));
    await whole.readings.add(batch);
    const expected = await state(whole);
    const piece = fc
      .tuple(fc.nat(29), fc.nat(29))
      .map(([a, b]) => batch.slice(Math.min(a, b), Math.max(a, b) + 1));
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 4 }), async (pieces) => {
        const store = await makeStore(kind, clinicOfZones(['America/New_York']));
        await Promise.all(pieces.map((each) => store.readings.add(each)));
        await store.readings.add(batch.slice(0, 15));
        await store.readings.add(batch.slice(10));
        expect(await state(store)).toEqual(expected);
      }),
      { seed: 10, numRuns: kind === 'memory' ? 60 : 4 },
    );
  });

  test('for any deliveries in any order, however often they come, the set kept is the set sent', async () => {
    const delivered = fc.record({
      at: fc.nat(2).map(later),
      serial: fc.constantFrom('SN-1', 'SN-2'),
      values: fc.constantFrom(72, 120, 200, 210).map((heartRate) => ({ heartRate })),
    });
    const deliveries = fc.array(fc.array(delivered, { minLength: 1, maxLength: 6 }), { maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(deliveries, fc.boolean(), async (batches, atOnce) => {
        const store = await makeStore(kind, clinicOfZones(['UTC']));
        const sent = batches.map((batch) =>
          batch.map((each) => ({ ...aReading(each), receivedAt: later(9) })),
        );
        const added: number[] = [];
        if (atOnce) added.push(...(await Promise.all(sent.map((batch) => store.readings.add(batch)))));
        else for (const batch of sent) added.push(await store.readings.add(batch));
        const kept = [...new Map(sent.flat().map((each) => [readingKey(each), each])).values()];
        const together = Map.groupBy(kept, momentKey);
        const isContradicted = (each: (typeof kept)[number]) =>
          (together.get(momentKey(each))?.length ?? 0) > 1;
        const marked = kept
          .sort(compareNewest)
          .map((each) => ({ ...each, isContradicted: isContradicted(each) }));
        const { page, latest, unreviewedReadings } = await state(store);
        expect(page).toEqual({ rows: marked, total: marked.length });
        expect(added.reduce((a, b) => a + b, 0)).toBe(marked.length);
        expect(latest).toEqual(
          marked.slice(0, 1).map((reading) => ({ reading, total: marked.length, seenBy: null })),
        );
        expect(unreviewedReadings).toEqual(countUnreviewed(marked, []));
      }),
      { seed: 8, numRuns: kind === 'memory' ? 300 : 12 },
    );
  });

  test('a contradiction is one data day and one alert of the worse, until somebody has seen both', async () => {
    const { readings, reviews } = await makeStore(kind, clinicOfZones(['UTC']));
    const actor = { accountId: demoAccounts.staff.accountId, clinicId, at: later(60) };
    const of = (heartRate: number, seconds: number) =>
      aReading({ values: { heartRate }, receivedAt: later(seconds) });
    await readings.add([of(120, 1)]);
    await reviews.add({ reviewId: 'a', patientId, upTo: later(50) }, actor);
    expect(await readings.unreviewedReadings(patientId)).toEqual({ critical: 0, cautious: 0 });
    await readings.add([of(200, 70)]);
    await readings.add([of(72, 71)]);
    expect(await readings.unreviewedReadings(patientId)).toEqual({ critical: 1, cautious: 0 });
    expect(await readings.totalDays(patientId)).toBe(1);
    expect(await readings.counts(patientId, null)).toEqual({ Normal: 1, Cautious: 1, Critical: 1 });
    expect(await readings.latest(patientId)).toMatchObject([
      { reading: { class: 'Critical', isContradicted: true }, total: 3, seenBy: null },
    ]);
    await reviews.add({ reviewId: 'b', patientId, upTo: later(50) }, { ...actor, at: later(80) });
    expect(await readings.unreviewedReadings(patientId)).toEqual({ critical: 0, cautious: 0 });
    await reviews.undo({ reviewId: 'b', patientId }, { ...actor, at: later(90) });
    expect(await readings.unreviewedReadings(patientId)).toEqual({ critical: 1, cautious: 0 });
  });

  test('an older reading that comes later is not the latest', async () => {
    const { readings } = await makeStore(kind, clinicOfZones(['UTC']));
    await readings.add([aReading({ at: later(0) })]);
    await readings.add([aReading({ at: later(-60), values: { heartRate: 200 } })]);
    expect(await readings.latest(patientId)).toMatchObject([{ reading: { at: later(0) }, total: 2 }]);
  });

  test('a day is one of the patient, not of UTC (API-08, API-10)', async () => {
    const { readings } = await makeStore(kind, clinicOfZones(['America/New_York']));
    await readings.add(
      ['2026-11-01T03:59:59Z', '2026-11-01T04:00:00Z', '2026-11-02T04:59:59Z', '2026-11-02T05:00:00Z'].map(
        (at) => aReading({ at: new Date(at) }),
      ),
    );
    expect(await readings.totalDays(patientId)).toBe(3);
    const november = { start: new Date('2026-11-01T04:00:00Z'), end: new Date('2026-12-01T04:59:59Z') };
    expect(await readings.days(patientId, november)).toEqual(['2026-11-01', '2026-11-02']);
  });

  test('a latest reading is seen by whoever looked last at it or at later ones (PDB-07)', async () => {
    const store = await makeStore(kind, smallClinic());
    const actor = { accountId: demoAccounts.staff.accountId, clinicId, at: startOfTest };
    await store.readings.add([
      aReading({ at: later(0) }),
      aReading({ vital: 'Weight', values: { weight: 80 }, at: later(60) }),
    ]);
    await store.reviews.add({ reviewId: 'a', patientId, upTo: later(90) }, { ...actor, at: later(100) });
    await store.reviews.add({ reviewId: 'b', patientId, upTo: later(30) }, { ...actor, at: later(200) });
    await store.reviews.add(
      { reviewId: 'c', patientId, upTo: later(90) },
      { ...actor, accountId: demoAccounts.provider.accountId, at: later(300) },
    );
    const seen = async () =>
      (await store.readings.latest(patientId)).map(({ reading, seenBy }) => [
        reading.vital,
        seenBy?.at,
        seenBy?.name,
      ]);
    expect(await seen()).toEqual([
      ['Weight', later(300), 'Wren Q. Exampledoc'],
      ['HeartRate', later(300), 'Wren Q. Exampledoc'],
    ]);
    await store.reviews.undo(
      { reviewId: 'c', patientId },
      { ...actor, accountId: demoAccounts.provider.accountId, at: later(301) },
    );
    expect(await seen()).toEqual([
      ['Weight', later(100), 'Quince Deskworth'],
      ['HeartRate', later(200), 'Quince Deskworth'],
    ]);
  });
});
