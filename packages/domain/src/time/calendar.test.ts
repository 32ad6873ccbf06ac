import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addYears, ageOn, daysInMonth } from './calendar.ts';
import { type CalendarDate, formatDate, readCalendarDate } from './time.ts';

const date = (text: string): CalendarDate => readCalendarDate(text) ?? { year: 0, month: 0, day: 0 };
const anyDate = fc
  .date({ min: new Date('0002-01-01T00:00:00Z'), max: new Date('9990-12-31T00:00:00Z'), noInvalidDate: true })
  .map((instant) => date(instant.toISOString().slice(0, 10)));

test.each([
  [2026, 1, 31],
  [2026, 2, 28],
  [2024, 2, 29],
  [2000, 2, 29],
  [1900, 2, 28],
  [2026, 4, 30],
  [2026, 12, 31],
])('%d-%d has %d days', (year, month, days) => {
  expect(daysInMonth(year, month)).toBe(days);
});

test('a year has 365 days, or 366 every fourth but most hundredth years', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9999 }), (year) => {
      const days = Array.from({ length: 12 }, (_, at) => daysInMonth(year, at + 1)).reduce((a, b) => a + b);
      const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
      expect(days).toBe(isLeap ? 366 : 365);
    }),
  );
});

describe('addDays', () => {
  test.each([
    ['2026-11-21', 0, '2026-11-21'],
    ['2026-11-21', -6, '2026-11-15'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2024-03-01', -1, '2024-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
  ])('%s and %d days is %s', (from, days, to) => {
    expect(addDays(date(from), days)).toEqual(date(to));
  });

  test('there and back again', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -500, max: 500 }), (from, days) => {
        expect(addDays(addDays(from, days), -days)).toEqual(from);
      }),
    );
  });
});

describe('addYears (RNG-13)', () => {
  test.each([
    ['2026-11-21', 100, '2126-11-21'],
    ['2024-02-29', 100, '2124-02-29'],
    ['2000-02-29', 100, '2100-02-28'],
    ['2024-02-29', 1, '2025-02-28'],
    ['2023-02-28', 1, '2024-02-28'],
    ['2026-01-31', 1, '2027-01-31'],
    ['9899-12-31', 100, '9999-12-31'],
  ])('%s and %d years is %s', (from, years, to) => {
    expect(addYears(date(from), years)).toEqual(date(to));
  });

  test('beyond the year 9999 there is none', () => {
    expect(addYears(date('9900-01-01'), 100)).toBeNull();
  });

  test('always a real day, of the same month', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 0, max: 9 }), (from, years) => {
        const to = addYears(from, years);
        expect(to?.month).toBe(from.month);
        expect(to && formatDate(to)).toContain(String(from.year + years));
        expect(to && to.day <= daysInMonth(to.year, to.month)).toBe(true);
      }),
    );
  });
});

test.each([
  ['1948-03-04', '2026-03-03', 77],
  ['1948-03-04', '2026-03-04', 78],
  ['1948-03-04', '2026-11-20', 78],
  ['1948-12-04', '2026-11-20', 77],
  ['1952-02-29', '2026-02-28', 73],
  ['1952-02-29', '2026-03-01', 74],
  ['1952-02-29', '2028-02-29', 76],
  ['2026-11-20', '2026-11-20', 0],
  ['2026-11-21', '2026-11-20', null],
])('born on %s, on %s: %s', (born, today, age) => {
  expect(ageOn(date(born), date(today))).toBe(age);
});
