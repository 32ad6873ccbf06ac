import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rangeTimeErrors } from './rangeTimeErrors.ts';
import { countdownText, rangeEndFor, rangeFromNow, rangeInstant } from './rangeTimes.ts';

const zone = 'America/New_York';
/** 10:30:40 in New York. */
const now = new Date('2026-11-21T15:30:40Z');
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

test.each([
  [300, '05:00'],
  [299.1, '05:00'],
  [252, '04:12'],
  [60, '01:00'],
  [59.9, '01:00'],
  [9, '00:09'],
  [0.2, '00:01'],
  [0, '00:00'],
  [-3, '00:00'],
  [3600, '60:00'],
])('%d s left are %s (RNG-06)', (seconds, text) => {
  expect(countdownText(seconds)).toBe(text);
});

test.each([
  ['2026-11-21T10:30', '2126-11-21T10:30'],
  ['2000-02-29T23:59', '2100-02-28T23:59'],
  ['2024-02-29T00:00', '2124-02-29T00:00'],
  ['9899-12-31T10:30', '9999-12-31T10:30'],
  ['9900-01-01T10:30', ''],
  ['soon', ''],
  ['', ''],
])('the end of a range from %j is %j (RNG-13)', (start, end) => {
  expect(rangeEndFor(start)).toBe(end);
});

test('yes at the end of the countdown: from now for 100 years (RNG-07)', () => {
  expect(rangeFromNow(now, zone)).toEqual({
    start: '2026-11-21T10:30',
    end: '2126-11-21T10:30',
    isStartByForm: true,
  });
});

test('a bound as an instant, and whether the clocks skip it (behaviour 1c)', () => {
  expect(rangeInstant('2026-11-21T10:30', zone)).toEqual({
    instant: new Date('2026-11-21T15:30Z'),
    wasSkipped: false,
  });
  expect(rangeInstant('2027-03-14T02:30', zone)).toEqual({
    instant: new Date('2027-03-14T07:30Z'),
    wasSkipped: true,
  });
  expect(rangeInstant('', zone)).toBeNull();
});

describe('rangeTimeErrors (RNG-08 to RNG-12)', () => {
  const future = '2126-11-21T10:30';
  const readable = { start: false, end: false };
  const past = 'past';
  const invalid = 'invalid';
  const after = 'endNotAfterStart';
  test.each([
    ['2026-11-21T10:30', future, {}],
    ['2026-11-21T10:31', '2026-11-21T10:32', {}],
    ['', '', { start: 'startRequired', end: 'endRequired' }],
    ['', future, { start: 'startRequired' }],
    ['2026-11-21T10:31', '', { end: 'endRequired' }],
    ['soon', future, { start: invalid }],
    ['2026-11-21T10:31', '2026-02-30T10:30', { end: invalid }],
    ['2026-11-21T10:29', future, { start: past }],
    ['2026-11-21T10:31', '2026-11-21T10:29', { end: past }],
    ['2026-11-20T10:00', '2026-11-20T09:00', { start: past, end: past }],
    ['2026-11-22T10:00', '2026-11-22T10:00', { end: after }],
    ['2026-11-22T10:00', '2026-11-21T10:30', { end: after }],
    ['2026-11-22T10:00', '2026-11-22T10:01', {}],
    // The clocks skip 02:30, which is then 03:30.
    ['2027-03-14T02:30', '2027-03-14T03:30', { end: after }],
  ])('%j to %j: %j', (start, end, errors) => {
    expect(rangeTimeErrors({ start, end, isStartByForm: false }, now, zone, readable)).toEqual(errors);
  });

  test('what the browser cannot read is invalid and not missing (RNG-11)', () => {
    const empty = { start: '', end: '', isStartByForm: false };
    expect(rangeTimeErrors(empty, now, zone, { start: true, end: false })).toEqual({
      start: invalid,
      end: 'endRequired',
    });
    expect(rangeTimeErrors(empty, now, zone, { start: true, end: true })).toEqual({
      start: invalid,
      end: invalid,
    });
  });

  test('the minute that runs is not past, up to its last moment (behaviour R11)', () => {
    const times = { start: '2026-11-21T10:30', end: future, isStartByForm: false };
    expect(rangeTimeErrors(times, new Date('2026-11-21T15:30:59.999Z'), zone, readable)).toEqual({});
    expect(rangeTimeErrors(times, new Date('2026-11-21T15:31:00Z'), zone, readable)).toEqual({ start: past });
  });

  test('a start that the form set may be as old as its countdown, and no older (behaviour R11)', () => {
    const times = rangeFromNow(now, zone);
    for (const minutes of [0, 1, 4, 5])
      expect(rangeTimeErrors(times, minutesLater(minutes), zone, readable)).toEqual({});
    expect(rangeTimeErrors(times, minutesLater(6), zone, readable)).toEqual({ start: past });
    expect(rangeTimeErrors({ ...times, isStartByForm: false }, minutesLater(1), zone, readable)).toEqual({
      start: past,
    });
  });

  test.each([
    ['2026-11-01T05:30:00Z', '2026-11-01T01:30', {}],
    ['2026-11-01T06:30:00Z', '2026-11-01T01:30', {}],
    ['2026-11-01T06:30:00Z', '2026-11-01T01:29', { start: past }],
    ['2027-03-14T07:10:00Z', '2027-03-14T02:30', {}],
    ['2027-03-14T07:30:00Z', '2027-03-14T02:30', {}],
    ['2027-03-14T07:31:00Z', '2027-03-14T02:30', { start: past }],
    ['2027-03-14T07:40:00Z', '2027-03-14T02:30', { start: past }],
  ])('where the clocks change, at %s, %s: %j (behaviour 1c)', (iso, start, errors) => {
    expect(
      rangeTimeErrors({ start, end: future, isStartByForm: false }, new Date(iso), zone, readable),
    ).toEqual(errors);
  });

  const zones = fc.constantFrom('America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'Pacific/Apia');
  const instant = fc.date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });

  test('what the form sets is right at once, whenever and wherever', () => {
    fc.assert(
      fc.property(instant, zones, (when, timeZone) => {
        const times = rangeFromNow(when, timeZone);
        expect(rangeTimeErrors(times, when, timeZone, readable)).toEqual({});
      }),
    );
  });

  test('whatever is typed gets one sentence a field, and a good pair lies in order', () => {
    const typed = fc.oneof(
      fc.string(),
      fc.constantFrom('', '2026-11-21T10:30', '2027-01-01T00:00', '2026-02-29T10:00'),
    );
    fc.assert(
      fc.property(typed, typed, fc.boolean(), (start, end, isStartByForm) => {
        const errors = rangeTimeErrors({ start, end, isStartByForm }, now, zone, readable);
        if (Object.keys(errors).length > 0) return;
        const [from, to] = [rangeInstant(start, zone), rangeInstant(end, zone)];
        expect(from && to && from.instant < to.instant).toBe(true);
      }),
    );
  });
});
