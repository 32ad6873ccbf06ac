import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatLocalTime,
  instantOf,
  isTimeZone,
  type LocalTime,
  localTimeOf,
  parseLocalTime,
  startOfDay,
  zoneOrUtc,
} from './zonedTime.ts';

const local = (text: string): LocalTime =>
  parseLocalTime(text) ?? { year: 0, month: 0, day: 0, hour: 0, minute: 0 };
const zone = fc.constantFrom(
  'America/New_York',
  'Asia/Kolkata',
  'Africa/Nairobi',
  'Africa/Johannesburg',
  'America/Santiago',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Asia/Kathmandu',
  'UTC',
);
/** Whole minutes of years in which every zone's offset is whole minutes. */
const instant = fc
  .date({ min: new Date('1990-01-01T00:00:00Z'), max: new Date('2090-01-01T00:00:00Z'), noInvalidDate: true })
  .map((each) => new Date(Math.floor(each.getTime() / 60_000) * 60_000));

describe('parseLocalTime', () => {
  test('reads what a date-time field gives', () => {
    expect(parseLocalTime('2026-11-21T08:05')).toEqual({
      year: 2026,
      month: 11,
      day: 21,
      hour: 8,
      minute: 5,
    });
    expect(parseLocalTime('2024-02-29T23:59')).toEqual({
      year: 2024,
      month: 2,
      day: 29,
      hour: 23,
      minute: 59,
    });
    expect(parseLocalTime('2026-11-21T19:00')?.hour).toBe(19);
  });

  test.each([
    '',
    '2026-11-21',
    '2026-11-21T',
    '2026-11-21T24:00',
    '2026-11-21T08:60',
    '2026-11-21T8:05',
    '2026-11-21T08:05:00',
    '2026-11-21T08:05Z',
    '2026-02-29T08:05',
    '2026-13-01T08:05',
    '12026-11-21T08:05',
    ' 2026-11-21T08:05',
  ])('%j is none', (text) => {
    expect(parseLocalTime(text)).toBeNull();
  });

  test('reads what formatLocalTime writes', () => {
    fc.assert(
      fc.property(instant, zone, (when, timeZone) => {
        const shown = localTimeOf(when, timeZone);
        expect(parseLocalTime(formatLocalTime(shown))).toEqual(shown);
      }),
    );
  });
});

test.each([
  ['America/New_York', true],
  ['UTC', true],
  ['Mars/Olympus', false],
  ['', false],
])('the zone %j is known: %j', (name, known) => {
  expect(isTimeZone(name)).toBe(known);
  expect(zoneOrUtc(name)).toBe(known ? name : 'UTC');
});

test('days of a zone that nobody knows are those of UTC', () => {
  expect(zoneOrUtc(null)).toBe('UTC');
});

describe('instantOf (behaviour 1c, DST)', () => {
  test.each([
    ['UTC', '2026-11-21T08:05', '2026-11-21T08:05Z', false],
    ['Asia/Kolkata', '2026-11-21T08:05', '2026-11-21T02:35Z', false],
    ['Africa/Nairobi', '2026-11-21T01:00', '2026-11-20T22:00Z', false],
    ['America/New_York', '2026-11-21T20:00', '2026-11-22T01:00Z', false],
    // The clocks go forward: 02:30 never comes.
    ['America/New_York', '2026-03-08T01:59', '2026-03-08T06:59Z', false],
    ['America/New_York', '2026-03-08T02:30', '2026-03-08T07:30Z', true],
    ['America/New_York', '2026-03-08T03:00', '2026-03-08T07:00Z', false],
    // They go back: 01:30 comes twice, and the first counts.
    ['America/New_York', '2026-11-01T00:59', '2026-11-01T04:59Z', false],
    ['America/New_York', '2026-11-01T01:30', '2026-11-01T05:30Z', false],
    ['America/New_York', '2026-11-01T02:00', '2026-11-01T07:00Z', false],
    // Half an hour on Lord Howe Island.
    ['Australia/Lord_Howe', '2026-10-04T02:15', '2026-10-03T15:45Z', true],
    ['Australia/Lord_Howe', '2026-04-05T01:45', '2026-04-04T14:45Z', false],
    // Midnight itself is skipped in Chile.
    ['America/Santiago', '2026-09-06T00:00', '2026-09-06T04:00Z', true],
    // Samoa skipped a whole day.
    ['Pacific/Apia', '2011-12-29T23:00', '2011-12-30T09:00Z', false],
    ['Pacific/Apia', '2011-12-30T12:00', '2011-12-30T22:00Z', true],
    ['Pacific/Apia', '2011-12-31T00:30', '2011-12-30T10:30Z', false],
  ])('in %s, %s is %s, skipped: %j', (timeZone, text, iso, wasSkipped) => {
    const resolved = instantOf(local(text), timeZone);
    expect(resolved).toEqual({ instant: new Date(iso), wasSkipped });
  });

  test('an unknown zone throws, rather than showing another time', () => {
    expect(() => instantOf(local('2026-11-21T08:05'), 'Mars/Olympus')).toThrow(RangeError);
    expect(() => localTimeOf(new Date(0), 'Mars/Olympus')).toThrow(RangeError);
  });

  test('what the clocks show leads back to that instant, or to its first coming', () => {
    fc.assert(
      fc.property(instant, zone, (when, timeZone) => {
        const shown = localTimeOf(when, timeZone);
        const { instant: back, wasSkipped } = instantOf(shown, timeZone);
        expect(wasSkipped).toBe(false);
        expect(localTimeOf(back, timeZone)).toEqual(shown);
        expect(back.getTime()).toBeLessThanOrEqual(when.getTime());
      }),
      { numRuns: 300 },
    );
  });

  test('a time is skipped exactly when the clocks never show it, and then moves forward', () => {
    const nearChange = fc.record({
      timeZone: fc.constantFrom(
        'America/New_York',
        'America/Santiago',
        'Australia/Lord_Howe',
        'Africa/Cairo',
      ),
      day: fc.constantFrom(
        '2026-03-08',
        '2026-11-01',
        '2026-09-06',
        '2026-10-04',
        '2026-04-05',
        '2026-04-24',
      ),
      minutes: fc.integer({ min: 0, max: 239 }),
    });
    fc.assert(
      fc.property(nearChange, ({ timeZone, day, minutes }) => {
        const asked = { ...local(`${day}T00:00`), hour: Math.floor(minutes / 60), minute: minutes % 60 };
        const { instant: found, wasSkipped } = instantOf(asked, timeZone);
        const shown = formatLocalTime(localTimeOf(found, timeZone));
        expect(shown > formatLocalTime(asked)).toBe(wasSkipped);
        expect(shown === formatLocalTime(asked)).toBe(!wasSkipped);
      }),
      { numRuns: 300 },
    );
  });
});

test.each([
  ['America/Santiago', '2026-09-06', '2026-09-06T04:00Z'],
  ['America/Havana', '2026-11-01', '2026-11-01T04:00Z'],
  ['Pacific/Apia', '2011-12-30', '2011-12-30T10:00Z'],
  ['UTC', '2026-11-21', '2026-11-21T00:00Z'],
])('in %s, %s begins at %s', (timeZone, day, iso) => {
  expect(startOfDay(local(`${day}T12:00`), timeZone)).toEqual(new Date(iso));
});
