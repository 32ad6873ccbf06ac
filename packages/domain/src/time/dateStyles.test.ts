import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { clockIn, type DateStyle, formatInstant, zoneName } from './dateStyles.ts';
import { calendarDateOf, formatDate } from './time.ts';

const unheard = () => {};

const morning = new Date('2026-11-21T13:12:00Z');
const newYork = { timeZone: 'America/New_York', locale: 'en-US' };
const india = { timeZone: 'Asia/Kolkata', locale: 'en-IN' };
const miami = { timeZone: 'America/New_York', locale: 'es-US' };
const berlin = { timeZone: 'Europe/Berlin', locale: 'de-DE' };

describe('formatInstant (DSP-03)', () => {
  test('a style in words must be told in whose, or the browser decides (DSP-04)', () => {
    const clock = { timeZone: 'America/New_York', onBad: unheard };
    expect(formatInstant(morning, 'date', clock)).toBe('November 21, 2026');
    // @ts-expect-error: a clock has no words
    expect(formatInstant(morning, 'longMonthDay', clock)).not.toBeNull();
    expect(formatInstant(morning, 'longMonthDay', { ...miami, onBad: unheard })).toBe('21 de noviembre');
  });

  test.each<[DateStyle, typeof newYork, string]>([
    ['date', newYork, 'November 21, 2026'],
    ['date', berlin, 'November 21, 2026'],
    ['time', newYork, '8:12 AM'],
    ['time', india, '6:42 PM'],
    ['datetime', newYork, 'November 21, 2026, 8:12 AM'],
    ['datetime', berlin, 'November 21, 2026, 2:12 PM'],
    ['weekday', newYork, 'Saturday'],
    ['weekday', berlin, 'Samstag'],
    ['longDate', newYork, 'Saturday, November 21, 2026'],
    ['monthYear', newYork, 'November 2026'],
    ['monthYear', berlin, 'November 2026'],
    ['monthDay', newYork, 'Nov 21'],
    ['monthDay', india, '21 Nov'],
    ['longMonthDay', newYork, 'November 21'],
    ['longMonthDay', berlin, '21. November'],
    ['longMonthDay', miami, '21 de noviembre'],
    ['monthDay', miami, '21 nov'],
    [{ custom: { month: 'long', day: '2-digit' } }, miami, '21-noviembre'],
    [{ custom: { year: 'numeric', month: '2-digit' } }, newYork, '11/2026'],
    [{ custom: { hour: '2-digit', hourCycle: 'h23', minute: '2-digit' } }, india, '18:42'],
  ])('%j in %o is %s', (style, place, text) => {
    const onBad = vi.fn();
    expect(formatInstant(morning, style, { ...place, onBad })).toBe(text);
    expect(onBad).not.toHaveBeenCalled();
  });

  test.each([
    ['2026-11-21T00:00:00Z', '12:00 AM'],
    ['2026-11-21T00:09:00Z', '12:09 AM'],
    ['2026-11-21T11:59:00Z', '11:59 AM'],
    ['2026-11-21T12:00:00Z', '12:00 PM'],
    ['2026-11-21T23:59:59Z', '11:59 PM'],
  ])('%s is %s', (iso, text) => {
    expect(formatInstant(new Date(iso), 'time', { ...newYork, timeZone: 'UTC', onBad: unheard })).toBe(text);
  });

  test('reads the compact stamp, as UTC (DSP-05)', () => {
    expect(formatInstant('20261121-13:12:00.500', 'datetime', { ...newYork, onBad: unheard })).toBe(
      'November 21, 2026, 8:12 AM',
    );
  });

  test('a bad date is told once, without its text, and is nothing to show (DSP-06)', () => {
    const bad: [Date | string, DateStyle, typeof newYork, string][] = [
      ['soon', 'date', newYork, 'Unreadable time stamp'],
      ['20260231-00:00:00', 'date', newYork, 'Unreadable time stamp'],
      [new Date(Number.NaN), 'date', newYork, 'Date cannot be shown'],
      [new Date(Number.NaN), 'time', newYork, 'Date cannot be shown'],
      [new Date(Number.NaN), 'longDate', newYork, 'Date cannot be shown'],
      [morning, 'date', { ...newYork, timeZone: 'Mars/Olympus' }, 'Date cannot be shown'],
      [morning, 'weekday', { ...newYork, locale: 'not a locale' }, 'Date cannot be shown'],
    ];
    for (const [when, style, place, line] of bad) {
      const onBad = vi.fn();
      expect(formatInstant(when, style, { ...place, onBad })).toBeNull();
      expect(onBad.mock.calls).toEqual([[line]]);
    }
  });

  test('a date looks the same in every locale (behaviour R31)', () => {
    const zone = fc.constantFrom('America/New_York', 'Asia/Kolkata', 'Pacific/Apia', 'America/Santiago');
    const locale = fc.constantFrom('en-US', 'de-DE', 'ar-EG', 'th-TH', 'fa-IR', 'hi-IN');
    const instant = fc.date({ min: new Date(0), max: new Date('2100-01-01T00:00:00Z'), noInvalidDate: true });
    fc.assert(
      fc.property(instant, zone, locale, (when, timeZone, language) => {
        const place = { timeZone, locale: language, onBad: unheard };
        const date = formatInstant(when, 'date', place);
        expect(date).toBe(formatDate(calendarDateOf(when, timeZone)));
        expect(formatInstant(when, 'datetime', place)).toMatch(
          /^[A-Z][a-z]+ \d{2}, \d{4}, (1[0-2]|[1-9]):[0-5]\d [AP]M$/,
        );
      }),
    );
  });
});

describe("a patient's clock, for somebody who has another (DSP-03)", () => {
  const east = { timeZone: 'America/New_York', onBad: unheard };

  test.each([
    ['America/Chicago', 'November 21, 2026, 7:12 AM CST', '7:12 AM CST', 'November 21, 2026'],
    ['America/Phoenix', 'November 21, 2026, 6:12 AM MST', '6:12 AM MST', 'November 21, 2026'],
    ['Asia/Kolkata', 'November 21, 2026, 6:42 PM GMT+5:30', '6:42 PM GMT+5:30', 'November 21, 2026'],
    // Another name, and the same time: nothing is to be told apart.
    ['America/Toronto', 'November 21, 2026, 8:12 AM', '8:12 AM', 'November 21, 2026'],
    ['America/New_York', 'November 21, 2026, 8:12 AM', '8:12 AM', 'November 21, 2026'],
    // Nobody knows where the patient lives.
    [null, 'November 21, 2026, 8:12 AM', '8:12 AM', 'November 21, 2026'],
    ['Atlantis/Capital', 'November 21, 2026, 8:12 AM', '8:12 AM', 'November 21, 2026'],
  ])('in %s it is %s', (zone, datetime, time, date) => {
    const clock = clockIn(east, zone);
    const shown = (['datetime', 'time', 'date'] as const).map((style) =>
      formatInstant(morning, style, clock),
    );
    expect(shown).toEqual([datetime, time, date]);
  });

  test('the zone is told by the season of the time, and the day by the zone', () => {
    const clock = clockIn(east, 'America/Los_Angeles');
    expect(formatInstant(new Date('2026-07-02T05:00:00Z'), 'datetime', clock)).toBe(
      'July 01, 2026, 10:00 PM PDT',
    );
    // A whole day apart the clocks show the same.
    const far = clockIn({ ...east, timeZone: 'Pacific/Honolulu' }, 'Pacific/Kiritimati');
    expect(formatInstant(morning, 'time', far)).toBe('3:12 AM GMT+14');
  });

  test.each([
    ['America/Chicago', 'Central Time'],
    ['America/New_York', 'Eastern Time'],
    ['UTC', 'UTC'],
    ['Atlantis/Capital', 'Atlantis/Capital'],
  ])('people call %s %s', (zone, name) => {
    expect(zoneName(zone, 'long')).toBe(name);
  });
});
