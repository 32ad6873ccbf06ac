import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysInMonth } from './calendar.ts';
import {
  boundStamps,
  isWithin,
  monthBounds,
  periodBounds,
  periodShowing,
  periods,
  weekBounds,
} from './periods.ts';
import { calendarDateOf } from './time.ts';

const zone = fc.constantFrom(
  'America/New_York',
  'America/Santiago',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'UTC',
);
const instant = fc.date({
  min: new Date('2015-01-01T00:00:00Z'),
  max: new Date('2035-01-01T00:00:00Z'),
  noInvalidDate: true,
});
const secondsOf = ({ start, end }: { start: Date; end: Date }) =>
  (end.getTime() - start.getTime()) / 1000 + 1;
const DAY = 86_400;

test.each([
  [2026, 11, undefined, '20261101-00:00:00', '20261130-23:59:59'],
  [2024, 2, 'UTC', '20240201-00:00:00', '20240229-23:59:59'],
  [2026, 12, 'UTC', '20261201-00:00:00', '20261231-23:59:59'],
  // The clocks go back on November 1: the month begins in summer time.
  [2026, 11, 'America/New_York', '20261101-04:00:00', '20261201-04:59:59'],
  [2026, 3, 'America/New_York', '20260301-05:00:00', '20260401-03:59:59'],
  [2026, 11, 'Asia/Kolkata', '20261031-18:30:00', '20261130-18:29:59'],
])('%d-%d in %s is %s to %s (API-06)', (year, month, timeZone, start, end) => {
  expect(boundStamps(monthBounds({ year, month }, timeZone))).toEqual({ start, end });
});

test('a week is seven calendar days, also when one of them has 23 hours (behaviour 1c)', () => {
  const monday = { year: 2026, month: 3, day: 9 };
  expect(boundStamps(weekBounds(monday))).toEqual({ start: '20260303-00:00:00', end: '20260309-23:59:59' });
  expect(secondsOf(weekBounds(monday, 'America/New_York'))).toBe(7 * DAY - 3600);
});

describe('periodBounds (DDB-02)', () => {
  const now = new Date('2026-12-01T03:00:00Z');

  test('the filters', () => {
    expect(periods).toEqual(['week', 'month', 'overall']);
    expect(periodBounds('overall', now)).toBeNull();
  });

  test.each([
    ['month', undefined, '20261201-00:00:00', '20261231-23:59:59'],
    ['month', 'America/New_York', '20261101-04:00:00', '20261201-04:59:59'],
    ['week', undefined, '20261125-00:00:00', '20261201-23:59:59'],
    ['week', 'America/New_York', '20261124-05:00:00', '20261201-04:59:59'],
  ] as const)('%s in %s is %s to %s', (period, timeZone, start, end) => {
    const bounds = periodBounds(period, now, timeZone);
    expect(bounds && boundStamps(bounds)).toEqual({ start, end });
  });

  test('now lies in every period, which begins and ends with its days', () => {
    fc.assert(
      fc.property(instant, zone, fc.constantFrom('week', 'month'), (when, timeZone, period) => {
        const bounds = periodBounds(period as 'week' | 'month', when, timeZone);
        if (!bounds) throw new Error('a period without bounds');
        expect(bounds.start.getTime()).toBeLessThanOrEqual(when.getTime());
        expect(bounds.end.getTime() + 1000).toBeGreaterThan(when.getTime());
        const day = (at: number) => calendarDateOf(new Date(at), timeZone);
        expect(day(bounds.start.getTime() - 1)).not.toEqual(day(bounds.start.getTime()));
        expect(day(bounds.end.getTime() + 1000)).not.toEqual(day(bounds.end.getTime()));
      }),
    );
  });
});

test('months follow each other without a gap or an overlap, in every zone', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2015, max: 2035 }),
      fc.integer({ min: 1, max: 12 }),
      zone,
      (year, month, timeZone) => {
        const bounds = monthBounds({ year, month }, timeZone);
        const next = month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };
        expect(monthBounds(next, timeZone).start.getTime()).toBe(bounds.end.getTime() + 1000);
        expect(Math.abs(secondsOf(bounds) - daysInMonth(year, month) * DAY)).toBeLessThanOrEqual(3600);
      },
    ),
  );
});

test('an instant is within a month from its first to all of its last second', () => {
  const november = monthBounds({ year: 2026, month: 11 }, 'America/New_York');
  const isIn = (at: string) => isWithin(november, new Date(at));
  expect(isIn('2026-11-01T03:59:59.999Z')).toBe(false);
  expect(isIn('2026-11-01T04:00:00.000Z')).toBe(true);
  expect(isIn('2026-12-01T04:59:59.999Z')).toBe(true);
  expect(isIn('2026-12-01T05:00:00.000Z')).toBe(false);
});

test.each([
  ['2026-12-10T15:00:00Z', '2026-12-01T15:00:00Z', 'UTC', 'month'],
  ['2026-12-01T15:00:00Z', '2026-11-30T15:00:00Z', 'UTC', 'week'],
  ['2026-12-01T15:00:00Z', '2026-11-24T15:00:00Z', 'UTC', 'overall'],
  // Still November in New York.
  ['2026-12-01T03:00:00Z', '2026-11-02T15:00:00Z', 'America/New_York', 'month'],
  ['2026-12-01T03:00:00Z', '2026-11-02T15:00:00Z', 'UTC', 'overall'],
] as const)('at %s a reading of %s is seen in %s under %s (SCR-02)', (now, instant, timeZone, period) => {
  expect(periodShowing(new Date(instant), new Date(now), timeZone)).toBe(period);
});
