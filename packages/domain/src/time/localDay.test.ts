import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localDay, monthsSince, wholeDaysSince } from './localDay.ts';
import { calendarDateOf } from './time.ts';

describe('localDay', () => {
  test.each([
    ['2026-11-21T04:59:59Z', 'America/New_York', '2026-11-20'],
    ['2026-11-21T05:00:00Z', 'America/New_York', '2026-11-21'],
    ['2024-02-29T23:30:00Z', 'UTC', '2024-02-29'],
    ['2026-12-31T10:00:00Z', 'Pacific/Kiritimati', '2027-01-01'],
    ['0044-03-15T12:00:00Z', 'UTC', '0044-03-15'],
  ])('%s in %s is %s', (instant, zone, day) => {
    expect(localDay(new Date(instant), zone)).toBe(day);
  });

  test('agrees with the calendar', () => {
    const zone = fc.constantFrom('UTC', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu');
    const instant = fc.date({
      min: new Date('1990-01-01'),
      max: new Date('2090-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instant, zone, (at, timeZone) => {
        const { year, month, day } = calendarDateOf(at, timeZone);
        expect(localDay(at, timeZone).split('-').map(Number)).toEqual([year, month, day]);
      }),
      { seed: 8 },
    );
  });
});

describe('wholeDaysSince (API-12)', () => {
  const since = new Date('2026-10-30T12:00:00Z');
  test.each([
    ['2026-10-30T12:00:00Z', 0],
    ['2026-10-31T11:59:59.999Z', 0],
    ['2026-10-31T12:00:00Z', 1],
    ['2026-11-29T12:00:00Z', 30],
    ['2026-10-29T12:00:00Z', 0],
  ])('at %s it is %i', (now, days) => {
    expect(wholeDaysSince(since, new Date(now))).toBe(days);
  });
});

describe('monthsSince (PDB-07)', () => {
  const now = new Date('2027-02-01T03:00:00Z');
  test.each([
    ['2027-02-01T03:00:00Z', 'UTC', 0],
    ['2027-01-31T23:59:59Z', 'UTC', 1],
    // In New York it is still January.
    ['2027-01-01T05:00:00Z', 'America/New_York', 0],
    ['2027-01-01T04:59:59Z', 'America/New_York', 1],
    ['2025-12-15T12:00:00Z', 'UTC', 14],
    ['2027-03-01T12:00:00Z', 'UTC', -1],
  ])('from %s in %s it is %i', (day, timeZone, months) => {
    expect(monthsSince(new Date(day), now, timeZone)).toBe(months);
  });
});
