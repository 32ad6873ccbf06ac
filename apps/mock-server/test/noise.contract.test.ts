import { type AlertOutcome, type AlertReading, limits } from '@rpm/domain';
import { describe, expect, test } from 'vitest';
import { clinicWith, demoAccounts, northside } from '../src/seed/index.ts';
import type { World } from '../src/store/World.ts';
import type { StoredAlert } from '../src/subjects/alerts/contract.ts';
import type { StoredRange } from '../src/subjects/ranges/contract.ts';
import { startOfTest } from './harness.ts';
import { people } from './requestPeople.ts';
import { makeStore, storeKinds } from './stores.ts';

const { clinicId } = northside;
const { provider } = demoAccounts;
const patientId = people.own.userId;
const otherId = people.colleagues.userId;
const dayMs = 86_400_000;
const inDays = (days: number) => new Date(startOfTest.getTime() + days * dayMs);

/** An alert of a day, closed when it has an outcome. */
function alertOn(
  day: number,
  value: number,
  outcome: AlertOutcome | null,
  more: Partial<StoredAlert> & { limit?: number } = {},
): StoredAlert {
  const { limit = 135, ...rest } = more;
  const at = inDays(day);
  const alertId = `alert-${rest.patientId ?? patientId}-${rest.vital ?? 'bp'}-${limit}-${day}`;
  const shown: AlertReading = {
    ...{ at, receivedAt: at, serial: 'SN-1', value, class: 'Cautious', limit, rangeVersion: 1 },
  };
  return {
    ...{ alertId, clinicId, patientId, vital: 'BloodPressure', parameter: 'systolic', side: 'high' },
    ...{ class: 'Cautious', state: outcome ? 'Resolved' : 'Open', ownerId: null, snoozedUntil: null },
    ...{ openedAt: at, waitsSince: at, escalated: null, escalatedAt: null, firstAt: at, secondAt: null },
    ...{ lastAt: at, lastReceivedAt: at, readings: 1, shown, previousId: null, cameLater: false },
    ...{ before: null, reviewId: null, version: 1, outcome, note: outcome && 'Nothing was to be done.' },
    resolvedAt: outcome && inDays(day + 0.1),
    list: [shown],
    history: [],
    ...rest,
  } satisfies StoredAlert;
}

const limitsTo = (cautious: number) => ({
  systolic: {
    min: { normal: 90, cautious: 90, critical: 80 },
    max: { normal: 120, cautious, critical: 180 },
  },
});
const rangeOf = (more: Partial<StoredRange> = {}): StoredRange => ({
  ...{ patientId, vital: 'BloodPressure', version: 1, start: inDays(-90), end: inDays(200) },
  ...{ limits: limitsTo(135), setById: provider.accountId, setAt: inDays(-90) },
  ...more,
});
const search = {
  ...{ clinicId, providerId: provider.accountId, now: startOfTest },
  ...{ page: 0, rangesPage: 0, wrongPage: 0, days: limits.noiseDays },
};
const world = (alerts: readonly StoredAlert[], ranges: StoredRange[] = [rangeOf()]): World => ({
  ...clinicWith([]),
  ...{ readings: () => [], ranges, reviews: [], alerts: () => alerts },
});
const days = (count: number) => Array.from({ length: count }, (_, at) => -1 - at);

describe.each(storeKinds)('limits to review over the store in %s (SCR-02)', (kind) => {
  const reportOf = async (given: World, more = {}) =>
    (await makeStore(kind, given)).noise.report({ ...search, ...more });

  test('what fired often and was closed without action, with who set it and what another limit would give', async () => {
    const alerts = days(9).map((day, at) =>
      alertOn(day, at < 7 ? 138 : 143, at < 5 ? 'noContact' : at < 6 ? 'wrongReading' : 'advice'),
    );
    // The worst value of an alert counts, whatever it shows.
    const [first] = alerts;
    first?.list.push({ ...first.shown, at: inDays(-0.9), value: 151 });
    const report = await reportOf(world([...alerts, alertOn(-31, 138, 'noContact')]));
    expect(report).toMatchObject({ alerts: 9, withoutAction: 6, ofLimits: 9 });
    expect(report.since).toEqual(inDays(-limits.noiseDays));
    expect(report.limits).toEqual({
      total: 1,
      rows: [
        {
          ...{ patientId, name: 'Marigold Testpatient', vital: 'BloodPressure', parameter: 'systolic' },
          ...{ side: 'high', class: 'Cautious', limit: 135, fired: 9, withoutAction: 6 },
          limitSetBy: { userId: provider.accountId, name: 'Wren Q. Exampledoc' },
          limitSetAt: inDays(-90),
          proposed: { limit: 140, fired: 3 },
        },
      ],
    });
  });

  test('what was acted on, fired seldom, is not in force any more or of somebody who left is no noise', async () => {
    const acted = days(8).map((day) => alertOn(day, 138, 'advice'));
    expect((await reportOf(world(acted))).limits.total).toBe(0);
    expect((await reportOf(world(days(6).map((day) => alertOn(day, 138, 'noContact'))))).limits.total).toBe(
      0,
    );
    const noise = days(7).map((day) => alertOn(day, 138, 'noContact'));
    const changed = [rangeOf(), rangeOf({ version: 2, start: inDays(-1), limits: limitsTo(145) })];
    expect((await reportOf(world(noise, changed))).limits.total).toBe(0);
    expect((await reportOf(world(noise))).limits.total).toBe(1);
    expect((await reportOf(world(noise), { clinicId: 'other' })).limits.total).toBe(0);
    const given = world(noise);
    const store = await makeStore(kind, given);
    const actor = { accountId: provider.accountId, clinicId, at: startOfTest };
    await store.lives.discharge(actor, patientId, { reason: 'Moved away.', day: '2026-11-20' });
    expect(await store.noise.report(search)).toMatchObject({ alerts: 0, limits: { total: 0 } });
  });

  test('usual limits are named as such; own patients come first; pages', async () => {
    const usual = (id: string, count: number) =>
      days(count).map((day) => alertOn(day, 142, 'noContact', { patientId: id, limit: 139 }));
    const report = await reportOf(world([...usual(otherId, 9), ...usual(patientId, 7)], []));
    expect(report.limits.rows.map((row) => [row.patientId, row.fired, row.limitSetBy])).toEqual([
      [patientId, 7, null],
      [otherId, 9, null],
    ]);
    const nobodys = await reportOf(world([...usual(otherId, 9), ...usual(patientId, 7)], []), {
      providerId: null,
    });
    expect(nobodys.limits.rows.map((row) => row.patientId)).toEqual([otherId, patientId]);
    const second = await reportOf(world(usual(patientId, 7), []), { page: 1 });
    expect(second.limits).toEqual({ total: 1, rows: [] });
  });

  test('ranges whose time is wrong: the newest version of each vital counts', async () => {
    const report = await reportOf(
      world(
        [],
        [
          rangeOf({ end: inDays(-20) }),
          rangeOf({ vital: 'Weight', limits: {}, end: inDays(-5) }),
          rangeOf({ vital: 'Weight', limits: {}, version: 2, end: inDays(300) }),
          rangeOf({ vital: 'HeartRate', limits: {}, end: inDays(36_525), setAt: inDays(-200) }),
          rangeOf({ vital: 'BloodOxygen', limits: {}, end: inDays(36_525), setAt: inDays(-20) }),
          rangeOf({ patientId: otherId, vital: 'BodyTemperature', limits: {}, end: inDays(3) }),
        ],
      ),
    );
    expect(report.ranges.total).toBe(3);
    expect(report.ranges.rows.map((row) => [row.patientId, row.vital, row.problem])).toEqual([
      [patientId, 'BloodPressure', 'ended'],
      [otherId, 'BodyTemperature', 'endsSoon'],
      [patientId, 'HeartRate', 'endless'],
    ]);
    expect(report.ranges.rows[0]).toMatchObject({
      name: 'Marigold Testpatient',
      setBy: { userId: provider.accountId },
      end: inDays(-20),
      timeZone: 'America/New_York',
    });
  });

  test('a range without an end that somebody found right is off the list until it is set anew', async () => {
    const endless = { limits: {}, end: inDays(36_525), setAt: inDays(-200) };
    const store = await makeStore(
      kind,
      world([], [rangeOf({ vital: 'HeartRate', ...endless }), rangeOf({ vital: 'Weight', ...endless })]),
    );
    const actor = { accountId: provider.accountId, clinicId, at: startOfTest };
    const shown = async (now = startOfTest) =>
      (await store.noise.report({ ...search, now })).ranges.rows.map(({ vital, version }) => [
        vital,
        version,
      ]);
    expect(new Set(await shown())).toEqual(
      new Set([
        ['HeartRate', 1],
        ['Weight', 1],
      ]),
    );
    const range = { patientId, vital: 'HeartRate', version: 1 } as const;
    expect(await store.noise.confirm({ ...range, version: 2 }, actor)).toBe(false);
    expect(await store.noise.confirm({ ...range, patientId: otherId }, actor)).toBe(false);
    expect(await store.noise.confirm(range, actor)).toBe(true);
    expect(await shown()).toEqual([['Weight', 1]]);
    expect((await store.audit.list(clinicId)).map(({ action, details }) => [action, details])).toEqual([
      ['range.confirmed', { vital: 'HeartRate', version: 1 }],
    ]);
    const kept = await store.wholeRecords.of(patientId);
    expect(kept.ranges.map(({ vital, confirmed }) => [vital, confirmed ?? null])).toEqual([
      ['HeartRate', { byId: provider.accountId, at: startOfTest }],
      ['Weight', null],
    ]);
    await store.ranges.save(
      { patientId, vital: 'HeartRate', start: startOfTest, end: inDays(36_525), limits: {} },
      actor,
    );
    expect(await store.noise.confirm(range, actor)).toBe(false);
    expect(await shown(inDays(200))).toContainEqual(['HeartRate', 2]);
  });

  test('another period, and the patients of one provider alone', async () => {
    const usual = (id: string, from: number) =>
      days(7).map((day) => alertOn(day - from, 142, 'noContact', { patientId: id, limit: 139 }));
    const ended = [otherId, patientId].map((id) =>
      rangeOf({ patientId: id, vital: 'Weight', limits: {}, end: inDays(-1) }),
    );
    const given = world([...usual(otherId, 0), ...usual(patientId, 50)], ended);
    const shown = async (more: object) => {
      const { alerts, limits: noisy, ranges, wrong } = await reportOf(given, more);
      return [alerts, noisy.rows.map((row) => row.patientId), ranges.total, wrong.total];
    };
    expect(await shown({})).toEqual([7, [otherId], 2, 0]);
    expect(await shown({ days: 90 })).toEqual([14, [patientId, otherId], 2, 0]);
    expect(await shown({ days: 90, onlyOf: provider.accountId })).toEqual([7, [patientId], 1, 0]);
    expect(await shown({ onlyOf: 'nobody' })).toEqual([0, [], 0, 0]);
  });

  test('a page of ranges, and the next', async () => {
    const vitals = ['BloodPressure', 'BloodOxygen', 'Weight', 'BodyTemperature', 'BloodGlucose'] as const;
    const ranges = [patientId, otherId].flatMap((id) =>
      vitals.map((vital) => rangeOf({ patientId: id, vital, limits: {}, end: inDays(-1) })),
    );
    const given = world([], ranges);
    const store = await makeStore(kind, given);
    const pages = [0, 1].map((rangesPage) => store.noise.report({ ...search, rangesPage }));
    const [one, two] = await Promise.all(pages);
    expect([one?.ranges.total, one?.ranges.rows.length, two?.ranges.rows.length]).toEqual([10, 8, 2]);
    const shown = [one, two].flatMap((page) => page?.ranges.rows ?? []);
    expect(new Set(shown.map((row) => `${row.patientId} ${row.vital}`)).size).toBe(10);
  });

  test('vitals whose alerts are mostly wrong readings', async () => {
    const alerts = [
      ...days(3).map((day) => alertOn(day, 150, 'wrongReading')),
      alertOn(-5, 150, 'advice'),
      ...days(4).map((day) => alertOn(day, 150, day > -3 ? 'wrongReading' : 'visit', { patientId: otherId })),
    ];
    const { wrong } = await reportOf(world(alerts));
    expect(wrong).toEqual({
      total: 1,
      rows: [{ patientId, name: 'Marigold Testpatient', vital: 'BloodPressure', closed: 4, wrong: 3 }],
    });
  });
});
