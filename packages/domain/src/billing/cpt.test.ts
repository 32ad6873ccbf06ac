import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { billableCodes, type MonthOfCare } from './cpt.ts';

const nothing: MonthOfCare = { year: 2026, days: 0, minutes: 0, contacts: 0, isFirstMonth: false };
/** '99458 x2' for two units. */
const billed = (special: Partial<MonthOfCare>) =>
  billableCodes({ ...nothing, ...special }).map(({ code, units }) =>
    units > 1 ? `${code} x${units}` : code,
  );

describe('the codes of a month, by the Medicare rules of 2026', () => {
  test.each([
    [0, []],
    [1, []],
    [2, ['99445']],
    [15, ['99445']],
    [16, ['99454']],
    [31, ['99454']],
  ])('%d days of data: %j', (days, codes) => {
    expect(billed({ days })).toEqual(codes);
  });

  test.each([
    [1, []],
    [2, ['99453', '99445']],
    [16, ['99453', '99454']],
  ])('%d days of data in the first month: %j', (days, codes) => {
    expect(billed({ days, isFirstMonth: true })).toEqual(codes);
  });

  test.each([
    [0, []],
    [9, []],
    [10, ['99470']],
    [19, ['99470']],
    [20, ['99457']],
    [39, ['99457']],
    [40, ['99457', '99458']],
    [59, ['99457', '99458']],
    [60, ['99457', '99458 x2']],
    [480, ['99457', '99458 x2']],
  ])('%d minutes with a live contact: %j', (minutes, codes) => {
    expect(billed({ minutes, contacts: 1 })).toEqual(codes);
  });

  test('no management is billed without a live contact', () => {
    expect(billed({ days: 20, minutes: 60 })).toEqual(['99454']);
  });

  test('supply and management do not need each other', () => {
    expect(billed({ minutes: 25, contacts: 2 })).toEqual(['99457']);
    expect(billed({ days: 16, minutes: 25, contacts: 2 })).toEqual(['99454', '99457']);
  });
});

test.each([
  [{ days: 15, isFirstMonth: true }, []],
  [{ days: 16, isFirstMonth: true }, ['99453', '99454']],
  [{ minutes: 19, contacts: 1 }, []],
  [{ minutes: 20, contacts: 1 }, ['99457']],
])('in 2025 %j gives %j: the codes of short supply and of 10 minutes came in 2026', (special, codes) => {
  expect(billed({ ...special, year: 2025 })).toEqual(codes);
});

const months = fc.record({
  year: fc.integer({ min: 2020, max: 2030 }),
  days: fc.nat(31),
  minutes: fc.nat(600),
  contacts: fc.nat(5),
  isFirstMonth: fc.boolean(),
});

test('codes that exclude each other never stand together, and 99458 never without 99457', () => {
  fc.assert(
    fc.property(months, (month) => {
      const codes = billableCodes(month).map(({ code }) => code);
      expect(new Set(codes).size).toBe(codes.length);
      expect(codes).not.toEqual(expect.arrayContaining(['99445', '99454']));
      expect(codes).not.toEqual(expect.arrayContaining(['99457', '99470']));
      if (codes.includes('99458')) expect(codes).toContain('99457');
      if (codes.includes('99453'))
        expect(codes.some((code) => code === '99445' || code === '99454')).toBe(true);
    }),
  );
});

/** Worth of each code in full minutes and days; more care never loses a rung. */
const rung = (codes: string[], ladder: string[]) =>
  Math.max(-1, ...codes.map((code) => ladder.indexOf(code)));

test('more days or minutes never climb down the ladder', () => {
  fc.assert(
    fc.property(months, fc.nat(10), fc.nat(60), (month, days, minutes) => {
      const less = billableCodes(month).map(({ code }) => code);
      const more = billableCodes({
        ...month,
        days: month.days + days,
        minutes: month.minutes + minutes,
      }).map(({ code }) => code);
      for (const ladder of [
        ['99445', '99454'],
        ['99470', '99457', '99458'],
      ]) {
        expect(rung(more, ladder)).toBeGreaterThanOrEqual(rung(less, ladder));
      }
    }),
  );
});

test('every unit of management rests on its minutes', () => {
  fc.assert(
    fc.property(months, (month) => {
      const needed: Record<string, number> = { '99470': 10, '99457': 20, '99458': 20 };
      const minutes = billableCodes(month).reduce(
        (sum, { code, units }) => sum + units * (needed[code] ?? 0),
        0,
      );
      expect(minutes).toBeLessThanOrEqual(month.minutes);
    }),
  );
});
