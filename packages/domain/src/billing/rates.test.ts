import { describe, expect, test } from 'vitest';
import type { CodeRate, Rate } from './billing.ts';
import {
  centsFrom,
  codeChanges,
  coveredBy,
  isOfYear,
  isSameRate,
  overlapAt,
  rateOn,
  withYearRate,
} from './rates.ts';
import { standardCodes } from './standardCodes.ts';

const rate = (special: Partial<Rate> = {}): Rate => ({
  ...{ code: '99454', payer: 'Medicare', locality: null, cents: 5211, source: '' },
  ...{ effectiveFrom: '2026-01-01', effectiveTo: '2026-12-31' },
  ...special,
});
const day = '2026-06-15';
const rates = [
  rate(),
  rate({ locality: 'Ohio', cents: 4963 }),
  rate({ payer: 'Plan', cents: 4750, effectiveFrom: '2026-07-01', effectiveTo: '2027-06-30' }),
  rate({ payer: 'Plan', locality: 'Texas', cents: 4700 }),
  rate({ payer: 'Advantage', cents: null, effectiveTo: null }),
  rate({ payer: 'Advantage', locality: 'Ohio', cents: 4800 }),
  rate({ code: '99457', cents: 5177 }),
];

test('a rate is of each year on any day of which it holds, whenever it began (SCR-04)', () => {
  const years = (special: Partial<Rate>) => [2025, 2026, 2027].map((year) => isOfYear(rate(special), year));
  expect(years({})).toEqual([false, true, false]);
  expect(years({ effectiveFrom: '2024-07-01', effectiveTo: null })).toEqual([true, true, true]);
  expect(years({ effectiveFrom: '2024-07-01', effectiveTo: '2026-01-01' })).toEqual([true, true, false]);
  expect(years({ effectiveFrom: '2025-12-31', effectiveTo: '2025-12-31' })).toEqual([true, false, false]);
});

describe('the rate of a day of service, most specific first (SCR-04)', () => {
  test.each([
    ['Medicare', null, day, 5211],
    ['Medicare', 'Ohio', day, 4963],
    [' medicare', ' OHIO ', day, 4963],
    ['Medicare', 'Texas', day, 5211],
    ['Medicare', null, '2025-12-31', null],
    ['Medicare', null, '2026-01-01', 5211],
    ['Medicare', null, '2026-12-31', 5211],
    ['Medicare', null, '2027-01-01', null],
    ['Plan', null, '2026-07-01', 4750],
    ['Plan', 'Ohio', '2027-06-30', 4750],
    ['Plan', 'Texas', '2026-08-01', 4700],
    // Before its own begins, and of a payer without rates: the clinic's payer.
    ['Plan', null, '2026-06-30', 5211],
    ['Nobody', 'Ohio', day, 4963],
    ['Nobody', null, day, 5211],
    ['Advantage', null, day, null],
    ['Advantage', 'Ohio', day, 4800],
  ])('%s in %s on %s: %s', (payer, locality, on, cents) => {
    expect(centsFrom(rates, { payer, locality, usualPayer: 'Medicare' })('99454', on)).toBe(cents);
  });

  test('of another code there is none', () => {
    expect(rateOn(rates, { payer: 'Medicare', locality: null }, '99470', day)).toBeNull();
  });

  test.each([
    ['Advantage', null, day, false],
    ['Advantage', null, '2031-01-01', false],
    ['Advantage', 'Ohio', day, true],
    ['Medicare', null, day, true],
    // Without a rate nobody has said that it is not covered.
    ['Nobody', null, day, true],
    ['Advantage', null, '2025-12-31', true],
  ])('%s in %s on %s covers it: %s', (payer, locality, on, isCovered) => {
    expect(coveredBy(rates, { payer, locality }, '99454', on)).toBe(isCovered);
  });
});

test.each<[Partial<Rate>[], number]>([
  [[], -1],
  [[{}], -1],
  [[{}, { payer: 'Plan' }], -1],
  [[{}, { locality: 'Ohio' }], -1],
  [[{}, { effectiveFrom: '2027-01-01', effectiveTo: null }], -1],
  [[{}, { effectiveFrom: '2025-01-01', effectiveTo: '2025-12-31' }], -1],
  [[{}, { effectiveFrom: '2026-12-31', effectiveTo: null }], 1],
  [[{}, { effectiveFrom: '2025-01-01', effectiveTo: '2026-01-01' }], 1],
  [[{}, { payer: 'Plan' }, { payer: ' MEDICARE', effectiveFrom: '2026-03-01' }], 2],
  [[{ effectiveTo: null }, { effectiveFrom: '2031-01-01', effectiveTo: null }], 1],
  [[{ locality: 'Ohio' }, { locality: 'ohio' }], 1],
  // Capitals of one are the letters of the other; they are two payers.
  [[{ payer: 'Gro\u00df' }, { payer: 'GROSS' }], -1],
])('of the rates %j the one at %d overlaps (SCR-04)', (specials, at) => {
  expect(overlapAt(specials.map((special) => rate(special)))).toBe(at);
});

const [code] = standardCodes;
if (!code) throw new Error('There are codes.');
const kept = ({ code: _code, ...each }: Rate): CodeRate => each;

test('what changed is told field by field and rate by rate (SCR-04)', () => {
  const before = { code, rates: [kept(rate()), kept(rate({ payer: 'Plan' }))] };
  expect(codeChanges(before, before)).toEqual([]);
  const dearer = kept(rate({ cents: 1 }));
  const ended = kept(rate({ payer: 'Plan', effectiveTo: '2026-06-30' }));
  const sourced = kept(rate({ source: 'A letter' }));
  const fresh = kept(rate({ locality: 'Ohio' }));
  const after = {
    code: { ...code, threshold: 40, excludes: ['99457', '99458'] },
    rates: [dearer, ended, fresh],
  };
  expect(codeChanges(before, after)).toEqual([
    { field: 'threshold', before: 30, after: 40 },
    { field: 'excludes', before: '', after: '99457, 99458' },
    { field: 'rate', before: before.rates[0], after: dearer },
    { field: 'rate', before: before.rates[1], after: ended },
    { field: 'rate', before: null, after: fresh },
  ]);
  expect(codeChanges(before, { code, rates: [sourced] })).toHaveLength(1);
  expect(codeChanges(null, { code, rates: [fresh] }).map(({ field, before: was }) => [field, was])).toEqual([
    ...['code', 'description', 'unit', 'threshold', 'excludes', 'effectiveFrom'].map((field) => [
      field,
      null,
    ]),
    ['rate', null],
  ]);
});

test('a rate is the same while payer, locality and first day are', () => {
  expect(isSameRate(rate(), rate({ cents: 1, effectiveTo: null, source: 'x' }))).toBe(true);
  for (const other of [{ payer: 'Plan' }, { locality: 'Ohio' }, { effectiveFrom: '2026-01-02' }])
    expect(isSameRate(rate(), rate(other))).toBe(false);
});

test('the rate of a year takes the place of the one that begins with it, or is one more (API-25)', () => {
  const there = [kept(rate({ source: 'A list' })), kept(rate({ payer: 'Plan' }))];
  expect(withYearRate(there, { payer: 'Medicare', year: 2026, cents: 1 })).toEqual([
    { ...there[0], cents: 1 },
    there[1],
  ]);
  expect(withYearRate(there, { payer: 'Medicare', year: 2027, cents: 1 })).toEqual([
    ...there,
    kept(rate({ cents: 1, effectiveFrom: '2027-01-01', effectiveTo: '2027-12-31' })),
  ]);
});
