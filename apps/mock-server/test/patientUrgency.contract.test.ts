import { monthBounds, type ReadingClass } from '@rpm/domain';
import { describe, expect, test } from 'vitest';
import { anOrder, aPatient, demoAccounts, emptyClinic, northside } from '../src/seed/index.ts';
import type { World } from '../src/store/World.ts';
import type { PatientSearch } from '../src/subjects/patients/patientList.contract.ts';
import type { Reading } from '../src/subjects/readings/contract.ts';
import type { StoredReview } from '../src/subjects/reviews/contract.ts';
import { startOfTest } from './harness.ts';
import { makeStore, storeKinds } from './stores.ts';

const { provider, staff } = demoAccounts;
const hours = (count: number) => new Date(startOfTest.getTime() - count * 3_600_000);

/** A measurement some hours ago, judged as is said. */
function measured(patientId: string, vital: Reading['vital'], ago: number, judged: ReadingClass): Reading {
  const values: Record<string, number> = vital === 'HeartRate' ? { heartRate: 70 } : { weight: 180 };
  return {
    ...{ patientId, vital, at: hours(ago), receivedAt: hours(ago), values, serial: 'SN-1' },
    ...{ class: judged, classes: Object.fromEntries(Object.keys(values).map((name) => [name, judged])) },
  };
}
const reviewed = (patientId: string, ago: number, upTo: number): StoredReview => ({
  reviewId: `review-${patientId}-${ago}`,
  ...{ patientId, reviewerId: staff.accountId, at: hours(ago), upTo: hours(upTo) },
});
const activated = (patientId: string, activatedAt: Date | null) =>
  anOrder({ orderId: `ORD-${patientId}`, patientId, status: 'Activated', activatedAt });

const patients = ['critical', 'critical-older', 'cautious', 'normal', 'normal-older', 'none-b', 'none-a'].map(
  (patientId) =>
    aPatient({ patientId, firstName: patientId, lastName: 'X', username: `${patientId}@example.test` }),
);
const world: World = {
  ...emptyClinic(),
  patients,
  readings: () => [
    measured('critical', 'HeartRate', 5, 'Critical'),
    measured('critical', 'Weight', 1, 'Normal'),
    measured('critical', 'HeartRate', 9, 'Normal'),
    measured('critical-older', 'Weight', 80, 'Critical'),
    // A grave reading that is no longer the newest of its vital counts no more.
    measured('cautious', 'Weight', 30, 'Critical'),
    measured('cautious', 'Weight', 4, 'Cautious'),
    measured('normal', 'HeartRate', 72, 'Normal'),
    measured('normal-older', 'HeartRate', 73, 'Normal'),
  ],
  reviews: [
    reviewed('critical', 3, 5),
    reviewed('critical-older', 20, 80),
    reviewed('critical-older', 10, 90),
    reviewed('cautious', 2, 4),
    reviewed('normal', 60, 73),
  ],
};

describe.each(storeKinds)('the order of urgency in %s (API-21)', (kind) => {
  const list = async (asked: Partial<PatientSearch>, special: Partial<World> = {}) => {
    const store = await makeStore(kind, { ...world, ...special });
    const { rows } = await store.patientLists.page({
      ...{ page: 0, noOfRows: 50, clinicId: northside.clinicId, providerId: null, now: startOfTest },
      month: monthBounds({ year: 2026, month: 11 }, northside.timeZone),
      ...asked,
    });
    return rows;
  };
  const ids = async (asked: Partial<PatientSearch>, special?: Partial<World>) =>
    (await list(asked, special)).map(({ patientId }) => patientId);

  test('the gravest of the newest readings come first, then the newest, then the name', async () => {
    const order = ['critical', 'critical-older', 'cautious', 'normal', 'normal-older', 'none-a', 'none-b'];
    expect(await ids({})).toEqual(order);
    expect(await ids({ sort: 'urgency' })).toEqual(order);
  });

  test('SCR-02: whom the queue ranks comes before, in its order; only by urgency, and who is not asked for stays out', async () => {
    const ranked = ['normal', 'gone', 'none-b'];
    const order = ['normal', 'none-b', 'critical', 'critical-older', 'cautious', 'normal-older', 'none-a'];
    expect(await ids({ ranked })).toEqual(order);
    expect(await ids({ ranked, page: 1, noOfRows: 2 })).toEqual(['critical', 'critical-older']);
    expect(await ids({ ranked, noOfRows: 2 })).toEqual(['normal', 'none-b']);
    expect(await ids({ ranked: ['normal', 'none-b'], noOfRows: 2 })).toEqual(['normal', 'none-b']);
    expect(await ids({ ranked, search: 'none' })).toEqual(['none-b', 'none-a']);
    expect(await ids({ ranked: ['none-b'], preset: 'discharged' })).toEqual([]);
    expect(await ids({ ranked, preset: 'outOfRange' })).toEqual(['critical', 'critical-older', 'cautious']);
    expect(await ids({ ranked, sort: 'name' })).toEqual(patients.map(({ patientId }) => patientId).sort());
  });

  test('people are found by the words of their name and address, in any order', async () => {
    const own = {
      firstName: 'Marigold',
      middleName: 'Q.',
      lastName: 'Testpatient',
      username: 'mari@example.test',
    };
    const special = { patients: [...patients, aPatient({ patientId: 'marigold', ...own })] };
    for (const search of ['Testpatient, Marigold', 'test  mari', 'mari@ gold', 'MARIGOLD Q. TESTPATIENT'])
      for (const sort of ['name', 'urgency'] as const)
        expect(await ids({ search, sort }, special), search).toEqual(['marigold']);
    for (const search of ['marigold nobody', 'testpatient zz', ','])
      expect(await ids({ search }, special), search).toEqual([]);
  });

  test('by name and by the newest reading of whatever vital', async () => {
    expect(await ids({ sort: 'name' })).toEqual(patients.map(({ patientId }) => patientId).sort());
    const latest = ['critical', 'cautious', 'normal', 'normal-older', 'critical-older', 'none-a', 'none-b'];
    expect(await ids({ sort: 'latest' })).toEqual(latest);
  });

  test('a line says the gravest of the newest readings, and when somebody looked', async () => {
    const [critical, older, , , , none] = await list({});
    expect(critical).toMatchObject({
      latest: {
        vital: 'HeartRate',
        takenAt: new Date('2026-11-20T10:00:00Z'),
        class: 'Critical',
        values: { heartRate: 70 },
      },
      lastReviewedAt: new Date('2026-11-20T12:00:00Z'),
    });
    expect(older).toMatchObject({ lastReviewedAt: new Date('2026-11-20T05:00:00Z') });
    expect(none).toMatchObject({ latest: null, period: null, lastReviewedAt: null });
  });

  test('the period that runs is of the patient’s own clock (screens.md)', async () => {
    const at = (patientId: string, time: string): Reading => ({
      ...measured(patientId, 'Weight', 0, 'Normal'),
      at: new Date(time),
    });
    const zones = [
      ['west', 'America/New_York'],
      ['east', 'Asia/Tokyo'],
    ].map(([patientId = '', timeZone = '']) =>
      aPatient({ patientId, timeZone, username: `${patientId}@x.test`, consentDate: '2026-11-01' }),
    );
    const readings = () =>
      zones.flatMap(({ patientId }) => [
        at(patientId, '2026-10-31T16:00:00Z'),
        at(patientId, '2026-11-01T03:00:00Z'),
        at(patientId, '2026-11-02T12:00:00Z'),
        at(patientId, '2026-11-02T13:00:00Z'),
      ]);
    const rows = await list({ sort: 'name' }, { patients: zones, readings, reviews: [] });
    expect(Object.fromEntries(rows.map((row) => [row.patientId, row.period]))).toEqual({
      west: { start: '2026-11-02', end: '2026-12-01', days: 1 },
      east: { start: '2026-11-01', end: '2026-11-30', days: 2 },
    });
  });

  test('out of range: the newest reading of some vital is not normal', async () => {
    expect(await ids({ preset: 'outOfRange' })).toEqual(['critical', 'critical-older', 'cautious']);
  });

  test('not reviewed: a reading is newer than any that was looked at', async () => {
    expect(await ids({ preset: 'notReviewed' })).toEqual(['critical', 'normal', 'normal-older']);
  });

  test('silent: a device was activated three days ago and nothing was measured since', async () => {
    const orders = [
      activated('critical', null),
      activated('critical-older', null),
      activated('normal', hours(72)),
      activated('none-a', hours(72)),
      activated('none-b', hours(71)),
      anOrder({ orderId: 'ORD-off', patientId: 'normal-older', status: 'Deactivated' }),
    ];
    expect(await ids({ preset: 'silent' }, { orders })).toEqual(['critical-older', 'normal', 'none-a']);
    expect(await ids({ preset: 'silent', search: 'NONE' }, { orders })).toEqual(['none-a']);
  });

  test('whoever looked through the readings belongs to the care team (API-19)', async () => {
    const store = await makeStore(kind, world);
    const team = async () =>
      (await store.careTeams.of('critical', 10)).map(({ accountId, lastContact }) => [
        accountId,
        lastContact,
      ]);
    expect(await team()).toEqual([
      [provider.accountId, null],
      [staff.accountId, new Date('2026-11-20T12:00:00Z')],
    ]);
    const actor = { accountId: staff.accountId, clinicId: northside.clinicId, at: startOfTest };
    await store.reviews.undo({ reviewId: 'review-critical-3', patientId: 'critical' }, actor);
    expect(await team()).toEqual([[provider.accountId, null]]);
  });
});
