import { expect, test } from 'vitest';
import { billingCodeWords as english } from '../words/en/billingCode.ts';
import { billingCodeWords as spanish } from '../words/es/billingCode.ts';
import { standardCodes, standardRates, unchangedStandard } from './standardCodes.ts';

test('each standard code has its own description in the words, and a Spanish one (SCR-04)', () => {
  const told = Object.fromEntries(standardCodes.map(({ code, description }) => [code, description]));
  expect(english.standard).toEqual(told);
  for (const { code, description } of standardCodes) {
    const standard = unchangedStandard({ code, description });
    expect(standard).toBe(code);
    expect(standard && spanish.standard[standard]).not.toBe(description);
  }
});

test('what a clinic typed is its own (SCR-04)', () => {
  expect(unchangedStandard({ code: '99454', description: 'Device supply' })).toBeNull();
  expect(unchangedStandard({ code: '99490', description: 'Management, first 20 minutes' })).toBeNull();
});

/** Typed again from the codes' own pages. */
test.each([
  ['99091', 'minutes', 30, '2018-01-01', []],
  ['99445', 'days', 2, '2026-01-01', ['99454']],
  ['99453', 'episode', 1, '2019-01-01', []],
  ['99454', 'days', 16, '2019-01-01', ['99445']],
  ['99457', 'minutes', 20, '2019-01-01', ['99470']],
  ['99458', 'minutes', 20, '2020-01-01', []],
  ['99470', 'minutes', 10, '2026-01-01', ['99457']],
])('a clinic begins with %s by %s (SCR-04)', (code, unit, threshold, effectiveFrom, excludes) => {
  const found = standardCodes.find((each) => each.code === code);
  expect(found).toMatchObject({ unit, threshold, effectiveFrom, excludes, effectiveTo: null });
  expect(standardCodes).toHaveLength(7);
});

test('a clinic begins with the rates of two years, which Medicare paid everywhere (SCR-04)', () => {
  const of = (year: number) =>
    standardRates
      .filter(
        ({ effectiveFrom, effectiveTo }) =>
          effectiveFrom === `${year}-01-01` && effectiveTo === `${year}-12-31`,
      )
      .map(({ code, cents }) => [code, cents]);
  expect(of(2025)).toEqual([
    ['99453', 1973],
    ['99454', 4302],
    ['99457', 4787],
    ['99458', 3849],
  ]);
  expect(of(2026)).toEqual([
    ...[
      ['99091', 5545],
      ['99445', 5211],
      ['99453', 2171],
      ['99454', 5211],
    ],
    ...[
      ['99457', 5177],
      ['99458', 4100],
      ['99470', 2600],
    ],
  ]);
  expect(standardRates).toHaveLength(11);
  for (const { payer, locality, source } of standardRates)
    expect([payer, locality, source]).toEqual(['Medicare', null, 'CMS Physician Fee Schedule']);
});
