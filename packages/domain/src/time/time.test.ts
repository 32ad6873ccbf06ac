import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  calendarDateOf,
  formatDate,
  formatStamp,
  parseCalendarDate,
  parseStamp,
  readCalendarDate,
  readStamp,
} from './time.ts';

const anyInstant = fc
  .date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T23:59:59Z'), noInvalidDate: true })
  .map((instant) => new Date(Math.floor(instant.getTime() / 1000) * 1000));

describe('parseStamp (DSP-05, ORD-14)', () => {
  test.each([
    ['20261120-08:05:09', '2026-11-20T08:05:09.000Z'],
    ['20261120-08:05:09.007', '2026-11-20T08:05:09.007Z'],
    ['20240229-23:59:59', '2024-02-29T23:59:59.000Z'],
    ['00990101-00:00:00', '0099-01-01T00:00:00.000Z'],
  ])('%s is %s', (stamp, iso) => {
    expect(readStamp(stamp)?.toISOString()).toBe(iso);
  });

  test.each([
    '',
    'yesterday',
    '20260230-10:00:00',
    '20260229-10:00:00',
    '20261301-10:00:00',
    '20260001-10:00:00',
    '20260100-10:00:00',
    '20261120-24:00:00',
    '20261120-10:60:00',
    '20261120-10:00:60',
    '2026-11-20T10:00:00Z',
    '20261120 10:00:00',
    ' 20261120-10:00:00',
    '20261120-10:00:00 ',
    '20261120-10:00:00.1',
    '20261120-10:00:00.1234',
    '20261120-1:00:00',
  ])('%j is no time stamp and is told once, without its text (DSP-06)', (stamp) => {
    const onBad = vi.fn();
    expect(parseStamp(stamp, onBad)).toBeNull();
    expect(readStamp(stamp)).toBeNull();
    expect(onBad.mock.calls).toEqual([['Unreadable time stamp']]);
  });

  test('says nothing of a good stamp', () => {
    const onBad = vi.fn();
    parseStamp('20261120-08:05:09', onBad);
    expect(onBad).not.toHaveBeenCalled();
  });

  test('reads what formatStamp writes, to the second (PAY-05)', () => {
    fc.assert(
      fc.property(anyInstant, (instant) => {
        expect(readStamp(formatStamp(instant))).toEqual(instant);
      }),
    );
  });
});

describe('formatStamp (PAY-05)', () => {
  test('writes UTC with two digits everywhere', () => {
    expect(formatStamp(new Date('2026-01-02T03:04:05.999Z'))).toBe('20260102-03:04:05');
    expect(formatStamp(new Date('0099-12-31T23:59:59Z'))).toBe('00991231-23:59:59');
  });

  test('sorts like time', () => {
    fc.assert(
      fc.property(anyInstant, anyInstant, (a, b) => {
        expect(
          Math.sign(formatStamp(a) < formatStamp(b) ? -1 : formatStamp(a) > formatStamp(b) ? 1 : 0),
        ).toBe(Math.sign(a.getTime() - b.getTime()));
      }),
    );
  });
});

describe('parseCalendarDate (DSP-06, behaviour R30)', () => {
  test.each([
    ['1948-03-04', { year: 1948, month: 3, day: 4 }],
    ['2024-02-29', { year: 2024, month: 2, day: 29 }],
    ['2000-02-29', { year: 2000, month: 2, day: 29 }],
    ['0001-01-01', { year: 1, month: 1, day: 1 }],
    ['2026-12-31', { year: 2026, month: 12, day: 31 }],
  ])('%s', (text, date) => {
    const onBad = vi.fn();
    expect(parseCalendarDate(text, onBad)).toEqual(date);
    expect(onBad).not.toHaveBeenCalled();
  });

  test.each([
    '',
    '2023-02-29',
    '1900-02-29',
    '2024-02-30',
    '2024-13-01',
    '2024-99-31',
    '9999-13-01',
    '2024-00-10',
    '2024-01-99',
    '2024-01-00',
    '2024-01-32',
    '04/03/1948',
    '1948-3-4',
    '1948-03-04T00:00:00Z',
    'x1948-03-04',
  ])('%j is no date and is told once, without its text', (text) => {
    const onBad = vi.fn();
    expect(parseCalendarDate(text, onBad)).toBeNull();
    expect(readCalendarDate(text)).toBeNull();
    expect(onBad.mock.calls).toEqual([['Unreadable calendar date']]);
  });

  test('every month has its days, and no others', () => {
    const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
    const number = (max: number) => fc.oneof(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 1, max }));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), number(12), number(31), (year, month, day) => {
        const days = [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
        const two = (value: number) => String(value).padStart(2, '0');
        const read = readCalendarDate(`${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`);
        expect(read).toEqual(day >= 1 && day <= days ? { year, month, day } : null);
      }),
      { numRuns: 500 },
    );
  });
});

describe('formatDate (DSP-02)', () => {
  test.each([
    [{ year: 1948, month: 3, day: 4 }, 'March 04, 1948'],
    [{ year: 2026, month: 12, day: 31 }, 'December 31, 2026'],
    [{ year: 987, month: 1, day: 1 }, 'January 01, 0987'],
  ])('%o is %s', (date, text) => {
    expect(formatDate(date)).toBe(text);
  });

  test.each([
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ])('%s has its name', (name) => {
    const month = new Date(`${name} 1, 2026`).getMonth() + 1;
    expect(formatDate({ year: 2026, month, day: 9 })).toBe(`${name} 09, 2026`);
  });
});

describe('calendarDateOf', () => {
  test.each([
    [undefined, { year: 2026, month: 11, day: 20 }],
    ['America/New_York', { year: 2026, month: 11, day: 19 }],
    ['Australia/Lord_Howe', { year: 2026, month: 11, day: 20 }],
    ['Pacific/Apia', { year: 2026, month: 11, day: 20 }],
  ])('in %s', (timeZone, date) => {
    expect(calendarDateOf(new Date('2026-11-20T02:00:00Z'), timeZone)).toEqual(date);
  });
});

test.each([
  [{ year: 2026, month: 11, day: 20 }, '20 de noviembre de 2026'],
  [{ year: 1948, month: 3, day: 4 }, '4 de marzo de 1948'],
])('on a Spanish page %o is %s', (date, text) => {
  expect(formatDate(date, 'es-US')).toBe(text);
});
