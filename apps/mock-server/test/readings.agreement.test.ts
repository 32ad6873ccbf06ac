import type { Bounds } from '@rpm/domain';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoAccounts, northside } from '../src/seed/index.ts';
import type { Store } from '../src/store/Store.ts';
import type { ClassCounts, Reading } from '../src/subjects/readings/contract.ts';
import { aReading, clinicOfZones } from './readingWorlds.ts';
import { makeStore, storeKinds } from './stores.ts';

/** Zones whose clocks change at midnight, by half an hour, never, and one that is a quarter of an hour off. */
const zones = [
  'America/New_York',
  'UTC',
  'America/Havana',
  'Australia/Lord_Howe',
  'America/Santiago',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
];

/** Moments around which days and months begin and clocks change, in one zone or another. */
const edges = [
  '2024-02-29T05:00:00Z',
  '2024-03-01T00:00:00Z',
  '2024-03-01T05:00:00Z',
  '2026-03-08T05:00:00Z',
  '2026-03-08T07:00:00Z',
  '2026-04-04T15:00:00Z',
  '2026-09-06T04:00:00Z',
  '2026-10-31T18:15:00Z',
  '2026-11-01T00:00:00Z',
  '2026-11-01T04:00:00Z',
  '2026-11-01T05:00:00Z',
  '2026-11-01T06:00:00Z',
  '2026-12-01T05:00:00Z',
  '2026-12-31T10:00:00Z',
  '2027-01-01T00:00:00Z',
].map((text) => new Date(text).getTime());

const nearEdge = fc
  .tuple(fc.constantFrom(...edges), fc.constantFrom(-86_400, -3600, -1801, -1, 0, 1, 1800, 3600, 90_000))
  .map(([edge, seconds]) => new Date(edge + seconds * 1000));
const anywhere = fc
  .integer({ min: new Date('2024-01-15').getTime() / 1000, max: new Date('2027-01-20').getTime() / 1000 })
  .map((seconds) => new Date(seconds * 1000));
const moment = fc.oneof({ weight: 3, arbitrary: nearEdge }, { weight: 1, arbitrary: anywhere });
const bounds = fc
  .tuple(moment, moment)
  .map(([a, b]): Bounds => (a < b ? { start: a, end: b } : { start: b, end: a }));

const patientIds = clinicOfZones(zones).patients.map(({ patientId }) => patientId);
const patientId = fc.constantFrom(...patientIds.slice(0, zones.length));
const reading = fc
  .tuple(patientId, fc.constantFrom('HeartRate', 'Weight'), moment, fc.constantFrom(72, 105, 200))
  .map(([id, vital, at, value]) =>
    aReading(
      vital === 'Weight'
        ? { patientId: id, at, vital, values: { weight: 70 } }
        : { patientId: id, at, values: { heartRate: value } },
    ),
  );

/** Many readings of everybody: at each edge and beside it, and here and there. */
const readings: Reading[] = [
  ...fc.sample(reading, { seed: 5, numRuns: 1500 }),
  ...patientIds
    .slice(0, zones.length)
    .flatMap((id) =>
      edges.flatMap((edge) =>
        [-1, 0, 1].map((seconds) =>
          aReading({ patientId: id, at: new Date(edge + seconds * 1000), values: { heartRate: 140 } }),
        ),
      ),
    ),
];

const plus = (a: ClassCounts, b: ClassCounts): ClassCounts => ({
  Normal: a.Normal + b.Normal,
  Cautious: a.Cautious + b.Cautious,
  Critical: a.Critical + b.Critical,
});

describe('both stores count readings alike', () => {
  let stores: Store[];
  beforeAll(async () => {
    stores = await Promise.all(storeKinds.map((kind) => makeStore(kind, clinicOfZones(zones))));
    for (const { readings: part } of stores) {
      // In pieces that overlap, so that some of each piece is there already.
      for (let at = 0; at < readings.length; at += 200) await part.add(readings.slice(at, at + 300));
    }
  });
  const inBoth = async <T>(question: (store: Store) => Promise<T>): Promise<T> => {
    const [first, ...others] = await Promise.all(stores.map(question));
    for (const other of others) expect(other).toEqual(first);
    return first as T;
  };

  test('of one patient between any two moments (API-06, API-10)', async () => {
    let found = 0;
    await fc.assert(
      fc.asyncProperty(patientId, bounds, async (id, between) => {
        const counts = await inBoth((store) => store.readings.counts(id, between));
        await inBoth((store) => store.readings.days(id, between));
        found += counts.Critical;
      }),
      { seed: 6, numRuns: 250 },
    );
    expect(found).toBeGreaterThan(1000);
  });

  test('of everybody of a provider or clinic (API-06)', async () => {
    const scope = fc.constantFrom(
      { clinicId: northside.clinicId },
      { clinicId: northside.clinicId, providerId: demoAccounts.provider.accountId },
    );
    await fc.assert(
      fc.asyncProperty(scope, fc.option(bounds), async (whose, between) => {
        const all = await inBoth((store) => store.readings.countsByPatient(whose, between));
        for (const { patientId: id, counts } of all.slice(0, 2)) {
          expect(counts).toEqual(await stores[1]?.readings.counts(id, between));
        }
      }),
      { seed: 7, numRuns: 60 },
    );
  });

  test('the parts of a time add up to the whole of it', async () => {
    const cut = fc.uniqueArray(moment, { minLength: 3, maxLength: 5, selector: Number });
    await fc.assert(
      fc.asyncProperty(patientId, cut, async (id, moments) => {
        const cuts = moments.map(Number).sort((a, b) => a - b);
        for (const { readings: part } of stores) {
          let sum: ClassCounts = { Normal: 0, Cautious: 0, Critical: 0 };
          for (const [at, start] of cuts.slice(0, -1).entries()) {
            const end = (cuts[at + 1] ?? 0) - 1000;
            sum = plus(sum, await part.counts(id, { start: new Date(start), end: new Date(end) }));
          }
          const whole = { start: new Date(cuts[0] ?? 0), end: new Date((cuts.at(-1) ?? 0) - 1000) };
          expect(sum).toEqual(await part.counts(id, whole));
        }
      }),
      { seed: 8, numRuns: 100 },
    );
  });

  test('a time so wide that no reading is outside is all of it, and one without a whole second holds nothing', async () => {
    for (const id of patientIds.slice(0, zones.length)) {
      const all = await inBoth((store) => store.readings.counts(id, null));
      const wide = { start: new Date('0001-01-01T00:00:00Z'), end: new Date('9999-12-31T23:59:59Z') };
      expect(await inBoth((store) => store.readings.counts(id, wide))).toEqual(all);
      expect(all.Critical).toBeGreaterThan(0);
      const [edge = 0] = edges;
      const thin = { start: new Date(edge + 100), end: new Date(edge + 900) };
      const none = { Normal: 0, Cautious: 0, Critical: 0 };
      expect(await inBoth((store) => store.readings.counts(id, thin))).toEqual(none);
      expect(await inBoth((store) => store.readings.days(id, thin))).toEqual([]);
    }
  });

  test('days, latest readings and pages', async () => {
    for (const id of patientIds) {
      await inBoth((store) => store.readings.totalDays(id));
      await inBoth((store) => store.readings.latest(id));
    }
    const search = fc.record({
      patientId,
      vital: fc.constantFrom('HeartRate' as const, 'Weight' as const, 'BloodGlucose' as const),
      bounds: fc.oneof(
        bounds,
        fc.constant({}),
        moment.map((start) => ({ start })),
        moment.map((end) => ({ end })),
      ),
      page: fc.nat(3),
      noOfRows: fc.integer({ min: 1, max: 30 }),
    });
    let found = 0;
    await fc.assert(
      fc.asyncProperty(search, async (asked) => {
        found += (await inBoth((store) => store.readings.page(asked))).rows.length;
      }),
      { seed: 9, numRuns: 120 },
    );
    expect(found).toBeGreaterThan(200);
  });
});
