import { monthBounds } from '@rpm/domain';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type * as review from '../../../packages/domain/src/readings/readingReview.ts';
import type * as severity from '../../../packages/domain/src/vitals/readings.ts';
import { demoAccounts, northside } from '../src/seed/index.ts';
import type { World } from '../src/store/World.ts';
import { startOfTest } from './harness.ts';
import { aReading, clinicOfZones } from './readingWorlds.ts';
import { emptyDatabase, open } from './stores.ts';

const rules = {
  review: '../../../packages/domain/src/readings/readingReview.ts',
  severity: '../../../packages/domain/src/vitals/readings.ts',
};

/** A new copy of the stores, which are made of the rules that stand when they are loaded. */
async function makeStore(kind: 'memory' | 'postgres', world: World) {
  if (kind === 'memory') {
    const { memoryStore } = await import('../src/store/memory/memoryStore.ts');
    return memoryStore(world, { passwordHash: '' });
  }
  const [{ fill }, { migrate }, { postgresStore }] = await Promise.all([
    import('../src/seed/seedDatabase.ts'),
    import('../src/store/sql/migrate.ts'),
    import('../src/store/sql/sqlStore.ts'),
  ]);
  const db = open(await emptyDatabase());
  await migrate(db);
  await fill(db, { world, kind: 'demo', passwordHash: async () => '' });
  return postgresStore(db);
}

const minutes = (count: number) => new Date(startOfTest.getTime() + count * 60_000);
const reading = (patientId: string, minute: number, heartRate: number) =>
  aReading({ patientId, at: minutes(minute), values: { heartRate } });

// The other way round: a look covers only what was measured after the moment to which it went, and cautious is worse
// than critical.
beforeAll(() => {
  vi.resetModules();
  vi.doMock(rules.review, async (original) => ({
    ...(await original<typeof review>()),
    wasThere: () => true,
    reviewCovering: (looks: readonly review.Look[], { at }: review.Seen) =>
      looks.find(({ upTo }) => upTo < at),
  }));
  vi.doMock(rules.severity, async (original) => {
    const order = ['Normal', 'Critical', 'Cautious'] as const;
    return {
      ...(await original<typeof severity>()),
      severityOf: (readingClass: severity.ReadingClass) => order.indexOf(readingClass),
      classOfSeverity: (stored: number) => order[stored],
    };
  });
});
afterAll(() => {
  vi.doUnmock(rules.review);
  vi.doUnmock(rules.severity);
  vi.resetModules();
});

describe.each(['memory', 'postgres'] as const)('when the rules of the domain are others, %s', (kind) => {
  test('counts, filters and sorts by those', async () => {
    const world = clinicOfZones(['UTC']);
    const store = await makeStore(kind, {
      ...world,
      orders: [],
      records: [],
      files: [],
      shares: [],
      notes: [],
      patients: world.patients.filter(({ patientId }) => ['patient-002', 'patient-003'].includes(patientId)),
      readings: () => [
        reading('patient-002', 1, 200),
        reading('patient-002', 3, 200),
        reading('patient-003', 1, 120),
        reading('patient-003', 2, 120),
      ],
    });
    const actor = { accountId: demoAccounts.staff.accountId, clinicId: northside.clinicId, at: minutes(9) };
    await store.reviews.add({ reviewId: 'a', patientId: 'patient-002', upTo: minutes(2) }, actor);
    await store.reviews.add({ reviewId: 'b', patientId: 'patient-003', upTo: minutes(0) }, actor);
    await store.readings.add([reading('patient-003', -1, 200), reading('patient-003', 1.5, 120)]);

    const one = { critical: 1, cautious: 0 };
    expect(await store.readings.unreviewedReadings('patient-002')).toEqual(one);
    expect(await store.readings.unreviewedReadings('patient-003')).toEqual(one);
    const list = async (asked: object) => {
      const { rows } = await store.patientLists.page({
        ...{ page: 0, noOfRows: 9, clinicId: northside.clinicId, providerId: null, now: startOfTest },
        month: monthBounds({ year: 2026, month: 11 }, 'UTC'),
        ...asked,
      });
      return rows.map(({ patientId, latest, unreviewed }) => [patientId, latest?.class, unreviewed]);
    };
    expect(await list({})).toEqual([
      ['patient-003', 'Cautious', one],
      ['patient-002', 'Critical', one],
    ]);
    expect(await list({ preset: 'outOfRange' })).toHaveLength(2);
    expect((await store.readings.latest('patient-002'))[0]?.seenBy?.at).toEqual(minutes(9));
    await store.reviews.undo({ reviewId: 'a', patientId: 'patient-002' }, actor);
    expect(await store.readings.unreviewedReadings('patient-002')).toEqual({ critical: 2, cautious: 0 });
    expect((await store.readings.latest('patient-002'))[0]?.seenBy).toBeNull();
  });
});
