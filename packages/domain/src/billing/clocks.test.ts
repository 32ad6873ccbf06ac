import { describe, expect, test } from 'vitest';
import { dayPlus, daysFrom } from '../time/days.ts';
import type { BillContext, CareFacts, CareStretch } from './careFacts.ts';
import { clocksOf, consented } from './clocks.ts';

const newYork = 'America/New_York';

const facts = (own: Partial<CareFacts>): CareFacts => ({
  ...{ dataDays: [], episodeEnds: [], isMonitored: true, work: [], consent: null },
  ...{
    hasOrder: true,
    hasDiagnosis: true,
    hasTraining: true,
    otherClaims: [],
    billedSetUps: [],
    billedPeriods: [],
  },
  ...own,
});

const context = (now: string, month = 3): BillContext => ({
  month: { year: 2026, month },
  now: new Date(now),
  ...{
    patientZone: newYork,
    clinicZone: newYork,
    periodRule: 'thirtyDays',
    codes: [],
    isCovered: () => true,
  },
});

const call = (start: string, end: string): CareStretch => ({
  ...{ start: new Date(start), end: new Date(end), isInteractive: true, isPhysicians: false },
});

const days = (first: string, count: number) => daysFrom(first, dayPlus(first, count - 1));

/** The clocks of one kind, of a month. */
const clocks = (kind: string, own: Partial<CareFacts>, at: BillContext) =>
  clocksOf(facts(own), at).filter(({ clock }) => clock === kind);

describe('what the consent covers (SCR-04)', () => {
  const within = (work: CareStretch[], from = '2026-03-05', to: string | null = '2026-03-20') =>
    consented(facts({ work, consent: { from, to } }), context('2026-04-10T12:00:00Z')).work;

  test('a call inside it stays as long as it was', () => {
    const inside = call('2026-03-10T15:00:00Z', '2026-03-10T15:20:00Z');
    expect(within([inside])).toEqual([inside]);
    expect(within([inside], '2026-03-05', null)).toEqual([inside]);
  });

  test('a call over its first or last midnight is cut there, by the clinic’s clock', () => {
    expect(
      within([
        call('2026-03-05T04:50:00Z', '2026-03-05T05:10:00Z'),
        call('2026-03-21T03:50:00Z', '2026-03-21T04:10:00Z'),
      ]),
    ).toEqual([
      call('2026-03-05T05:00:00Z', '2026-03-05T05:10:00Z'),
      call('2026-03-21T03:50:00Z', '2026-03-21T04:00:00Z'),
    ]);
  });

  test('a call that only touches it is none of it', () => {
    expect(
      within([
        call('2026-03-05T04:50:00Z', '2026-03-05T05:00:00Z'),
        call('2026-03-21T04:00:00Z', '2026-03-21T04:10:00Z'),
        call('2026-03-01T15:00:00Z', '2026-03-01T15:10:00Z'),
      ]),
    ).toEqual([]);
  });

  test('a consent from no day is refused aloud', () => {
    expect(() => within([], 'someday')).toThrow('No day: someday');
  });
});

describe('the device periods of a month (SCR-04)', () => {
  test('one that begins tomorrow and ends in this month is told, with its days alone still to come', () => {
    // 30 days from January 31 end on March 1; the next ones are March 2 to 31.
    const [running, next] = clocks(
      'devicePeriod',
      { dataDays: ['2026-01-31'] },
      context('2026-03-01T15:00:00Z'),
    );
    expect([running?.start, running?.end, running?.remaining]).toEqual([
      '2026-01-31',
      '2026-03-01',
      ['2026-03-01'],
    ]);
    expect([next?.start, next?.end]).toEqual(['2026-03-02', '2026-03-31']);
    expect(next?.remaining).toEqual(days('2026-03-02', 30));
  });

  test('from its first day on, the day itself can still have data', () => {
    const [first] = clocks('devicePeriod', { dataDays: ['2026-03-02'] }, context('2026-03-02T15:00:00Z'));
    expect(first?.remaining).toEqual(days('2026-03-03', 29));
  });
});

describe('the care month (SCR-04)', () => {
  const march = (work: CareStretch[], now = '2026-03-10T15:00:00Z') =>
    clocks('careMonth', { work }, context(now))[0];

  test('a call that begins this moment is of it; one that is still to come is not', () => {
    const now = call('2026-03-10T15:00:00Z', '2026-03-10T15:10:00Z');
    const later = call('2026-03-10T15:00:01Z', '2026-03-10T15:10:00Z');
    expect(march([now, later])?.work).toEqual([now]);
  });

  test('a call that touches the month from outside is none of it', () => {
    const before = call('2026-03-01T04:50:00Z', '2026-03-01T05:00:00Z');
    const after = call('2026-04-01T04:00:00Z', '2026-04-01T04:10:00Z');
    expect(march([before, after], '2026-04-10T12:00:00Z')?.work).toEqual([]);
  });

  test('the seconds of a call count from its first midnight to the one after it', () => {
    const own = march([], '2026-04-10T12:00:00Z');
    expect(own?.seconds([call('2026-03-01T04:59:00Z', '2026-03-01T05:01:00Z')])).toBe(60);
    expect(own?.seconds([call('2026-04-01T03:59:00Z', '2026-04-01T04:01:00Z')])).toBe(60);
  });

  test('it counts no days, and all of them can still have time, with data or without', () => {
    const own = clocks('careMonth', { dataDays: ['2026-03-20'] }, context('2026-03-10T15:00:00Z'))[0];
    expect(own?.days).toEqual([]);
    expect(own?.remaining).toEqual(days('2026-03-10', 22));
  });
});

describe('the episodes of care (SCR-04)', () => {
  test('the days of one are none of the next, which begins after the month that is judged', () => {
    const own = { dataDays: ['2026-03-05', '2026-04-10', '2026-04-11'], episodeEnds: ['2026-03-06'] };
    const [first, second, ...others] = clocks('episode', own, context('2026-04-20T12:00:00Z'));
    expect(others).toEqual([]);
    expect([first?.start, first?.days]).toEqual(['2026-03-05', ['2026-03-05']]);
    expect([second?.start, second?.days]).toEqual(['2026-04-10', ['2026-04-10', '2026-04-11']]);
  });

  test('a day on the last day of its last period is of it', () => {
    const own = { dataDays: ['2026-03-02', '2026-03-31', '2026-04-01'], episodeEnds: ['2026-03-06'] };
    expect(clocks('episode', own, context('2026-04-20T12:00:00Z')).map((each) => each.days)).toEqual([
      ['2026-03-02', '2026-03-31'],
      ['2026-04-01'],
    ]);
  });

  test('one knows days alone: no time, no minute left, no end', () => {
    const work = [call('2026-03-10T15:00:00Z', '2026-03-10T15:10:00Z')];
    const [own] = clocks('episode', { dataDays: ['2026-03-05'], work }, context('2026-04-20T12:00:00Z'));
    expect(own).toMatchObject({ work: [], minutesLeft: 0, end: null, isOver: true, remaining: [] });
    expect(own?.seconds(work)).toBe(0);
  });

  test('while it runs, the days after the last one with data can still come', () => {
    const now = context('2026-03-10T15:00:00Z');
    const remaining = (dataDays: string[]) => clocks('episode', { dataDays }, now)[0]?.remaining;
    expect(remaining(['2026-03-05'])?.[0]).toBe('2026-03-10');
    expect(remaining(['2026-03-05', '2026-03-10'])?.[0]).toBe('2026-03-11');
    expect(remaining(['2026-03-05'])).toHaveLength(366);
  });
});
