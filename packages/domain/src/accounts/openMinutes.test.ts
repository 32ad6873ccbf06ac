import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OpeningHours as Hours, type OpeningHours, usualHours, weekdays } from './clinicDetails.ts';
import { openingAt, openMinutesBetween, openUntil } from './openMinutes.ts';

const hoursOf = (spans: [string, string][]): OpeningHours =>
  Hours.parse(Object.fromEntries(weekdays.map((day) => [day, spans.map(([from, to]) => ({ from, to }))])));
const always = hoursOf([['00:00', '00:00']]);
const never = hoursOf([]);
const zone = 'America/New_York';
const at = (text: string) => new Date(text);

test.each([
  ['an hour of a Friday', usualHours, '2026-11-20T10:00-05:00', '2026-11-20T11:00-05:00', 60],
  ['before it opens', usualHours, '2026-11-20T08:30-05:00', '2026-11-20T09:10-05:00', 10],
  ['over the weekend', usualHours, '2026-11-20T16:50-05:00', '2026-11-23T09:20-05:00', 30],
  ['a whole week', usualHours, '2026-11-16T00:00-05:00', '2026-11-23T00:00-05:00', 5 * 480],
  ['backwards', usualHours, '2026-11-20T11:00-05:00', '2026-11-20T10:00-05:00', 0],
  ['never open', never, '2026-11-16T00:00-05:00', '2026-11-23T00:00-05:00', 0],
  ['the day when clocks go forward', always, '2026-03-08T00:00-05:00', '2026-03-09T00:00-04:00', 23 * 60],
  ['the day when they go back', always, '2026-11-01T00:00-04:00', '2026-11-02T00:00-05:00', 25 * 60],
  [
    'hours that clocks skip',
    hoursOf([['02:00', '03:00']]),
    '2026-03-08T00:00-05:00',
    '2026-03-09T00:00-04:00',
    0,
  ],
  [
    'a part of them, once',
    hoursOf([
      ['02:00', '02:45'],
      ['03:00', '04:00'],
    ]),
    '2026-03-08T00:00-05:00',
    '2026-03-09T00:00-04:00',
    60,
  ],
  [
    'an hour that comes twice',
    hoursOf([['01:00', '02:00']]),
    '2026-11-01T00:00-04:00',
    '2026-11-02T00:00-05:00',
    120,
  ],
] as const)('open minutes: %s', (_, hours, from, to, minutes) => {
  expect(openMinutesBetween(hours, zone, at(from), at(to))).toBe(minutes);
});

describe('properties of opening minutes, in zones that change their clocks at different hours', () => {
  const clock = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '15', '30'))
    .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`);
  const day = fc
    .uniqueArray(clock, { maxLength: 4 })
    .map((times) => times.sort())
    .map((times) => (times.length % 2 === 1 ? times.slice(1) : times))
    .map(([a, b, c, d]) => [a && b ? [{ from: a, to: b }] : [], c && d ? [{ from: c, to: d }] : []].flat());
  const hours = fc.record(Object.fromEntries(weekdays.map((name) => [name, day])));
  const zones = fc.constantFrom(
    'America/New_York',
    'America/Santiago',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
    'UTC',
  );
  const moment = fc
    .integer({ min: Date.parse('2026-01-01T00:00Z') / 60_000, max: Date.parse('2026-12-31T00:00Z') / 60_000 })
    .map((minutes) => new Date(minutes * 60_000));
  const parts = fc.tuple(hours, zones, fc.tuple(moment, fc.nat(20_000), fc.nat(20_000)));
  const open = (given: object) => Hours.parse(given);
  const plus = (from: Date, minutes: number) => new Date(from.getTime() + minutes * 60_000);

  test('a time is the sum of its parts, never longer than it, and a clinic that is always open counts all of it', () => {
    fc.assert(
      fc.property(parts, ([given, timeZone, [from, first, second]]) => {
        const [middle, to] = [plus(from, first), plus(from, first + second)];
        const between = (a: Date, b: Date) => openMinutesBetween(open(given), timeZone, a, b);
        expect(between(from, middle) + between(middle, to)).toBe(between(from, to));
        expect(between(from, to)).toBeLessThanOrEqual(first + second);
        expect(openMinutesBetween(always, timeZone, from, to)).toBe(first + second);
      }),
      { numRuns: 60 },
    );
  });

  test('counting stops where it is enough, and nowhere else', () => {
    fc.assert(
      fc.property(parts, fc.integer({ min: 1, max: 900 }), ([given, timeZone, [from, minutes]], enough) => {
        const all = openMinutesBetween(open(given), timeZone, from, plus(from, minutes));
        expect(openMinutesBetween(open(given), timeZone, from, plus(from, minutes), enough)).toBe(
          Math.min(all, enough),
        );
      }),
      { numRuns: 60 },
    );
  });
});

test.each([
  // Friday in New York, where it is open from 9 to 5; winter time.
  ['2026-11-20T14:00:00Z', true, null],
  ['2026-11-20T21:59:59Z', true, null],
  ['2026-11-20T13:59:59Z', false, '2026-11-20T14:00:00.000Z'],
  ['2026-11-20T22:00:00Z', false, '2026-11-23T14:00:00.000Z'],
  // The clocks go back on the night to Sunday, November 1.
  ['2026-10-31T12:00:00Z', false, '2026-11-02T14:00:00.000Z'],
])('at %s it is open: %s, opens %s (F7)', (now, isOpen, opens) => {
  const said = openingAt(usualHours, 'America/New_York', new Date(now));
  expect([said.isOpen, said.opens?.toISOString() ?? null]).toEqual([isOpen, opens]);
});

test('a clinic that never opens says so', () => {
  const never = { ...usualHours, monday: [], tuesday: [], wednesday: [], thursday: [], friday: [] };
  expect(openingAt(never, 'UTC', new Date('2026-11-20T14:00:00Z'))).toEqual({ isOpen: false, opens: null });
});

test.each([
  ['in the hours of a Friday', usualHours, '2026-11-20T10:00-05:00', '2026-11-20T17:00-05:00'],
  ['as it opens', usualHours, '2026-11-20T09:00-05:00', '2026-11-20T17:00-05:00'],
  ['as it closes', usualHours, '2026-11-20T17:00-05:00', null],
  ['before it opens', usualHours, '2026-11-20T08:59-05:00', null],
  ['on a Sunday', usualHours, '2026-11-22T12:00-05:00', null],
  ['never', never, '2026-11-20T12:00-05:00', null],
  [
    'hours that follow each other are one',
    hoursOf([
      ['09:00', '12:00'],
      ['12:00', '17:00'],
    ]),
    '2026-11-20T10:00-05:00',
    '2026-11-20T17:00-05:00',
  ],
  [
    'up to the break',
    hoursOf([
      ['09:00', '12:00'],
      ['13:00', '17:00'],
    ]),
    '2026-11-20T10:00-05:00',
    '2026-11-20T12:00-05:00',
  ],
])('until when it is open: %s', (_, hours, now, end) => {
  expect(openUntil(hours, zone, at(now))).toEqual(end === null ? null : at(end));
});

test('a clinic that never closes is open for a week and more', () => {
  const now = at('2026-11-20T10:00-05:00');
  const end = openUntil(always, zone, now);
  expect((end?.getTime() ?? 0) - now.getTime()).toBeGreaterThan(6 * 86_400_000);
});
