import { expect, test } from 'vitest';
import type { CodeRate } from './billing.ts';
import { checkCode, codeForm, codeState, leastOfCode, newRate, rateFaults } from './codeForm.ts';
import { standardCodes, standardRates } from './standardCodes.ts';

const supply = standardCodes.find(({ code }) => code === '99454') ?? null;
const rates: CodeRate[] = standardRates
  .filter(({ code }) => code === '99454')
  .map(({ code: _code, ...rate }) => rate);
const own = { payer: 'Medicare', year: 2026 };
const typed = codeForm(supply, rates, own);

test('a code as it is kept goes there and back (SCR-04)', () => {
  expect(checkCode(typed)).toEqual({ value: { code: supply, rates } });
  const special: CodeRate[] = [
    {
      ...{ payer: 'Aetna', locality: 'Ohio', cents: null, source: 'Policy RPM-7' },
      ...{ effectiveFrom: '2026-07-01', effectiveTo: null },
    },
  ];
  expect(checkCode(codeForm(supply, special, own))).toMatchObject({ value: { rates: special } });
});

test('a new code begins with one rate of the year (SCR-04)', () => {
  expect(codeForm(null, [], own)).toEqual({
    ...{ code: '', description: '', unit: 'days', threshold: '', excludes: '' },
    ...{ effectiveFrom: '2026-01-01', effectiveTo: '', rates: [newRate('Medicare', 2026)] },
  });
});

test.each([
  [{ code: '9945' }, { code: 'codeInvalid' }],
  [{ description: ' ' }, { description: 'descriptionRequired' }],
  [{ threshold: 'x' }, { threshold: 'leastInvalid' }],
  [{ threshold: '12' }, { threshold: 'leastTooLow' }],
  [{ threshold: '18' }, null],
  [{ excludes: '99445, 9' }, { excludes: 'excludesInvalid' }],
  [{ effectiveFrom: '2026-02-30' }, { effectiveFrom: 'fromInvalid' }],
  [{ effectiveTo: '2018-12-31' }, { effectiveTo: 'toInvalid' }],
  [{ effectiveTo: '2026-12-31' }, null],
  [{ rates: [] }, null],
])('%j: %j', (change, errors) => {
  const found = checkCode({ ...typed, ...change });
  expect('errors' in found ? found.errors : null).toEqual(errors);
});

const rate = { ...newRate('Medicare', 2026), rate: '52.11' };
test.each([
  [{ payer: ' ' }, 'payerRequired'],
  [{ rate: '-1' }, 'rateInvalid'],
  [{ rate: '52,11' }, 'rateInvalid'],
  [{ rate: '' }, 'rateInvalid'],
  [{ rate: '', isCovered: false }, null],
  [{ rate: '0' }, null],
  [{ effectiveFrom: '' }, 'fromInvalid'],
  [{ effectiveTo: '2025-12-31' }, 'toInvalid'],
  [{ effectiveTo: '2026-02-30' }, 'toInvalid'],
  [{ effectiveTo: '2026-01-01' }, null],
  [{ effectiveTo: '' }, null],
])('a rate with %j: %s (SCR-04)', (change, fault) => {
  expect(rateFaults([{ ...rate, ...change }])).toEqual([fault]);
  const found = checkCode({ ...typed, rates: [{ ...rate, ...change }] });
  expect('errors' in found ? found.errors : null).toEqual(fault && { rates: fault });
});

test('of two rates of one payer and locality on the same days the later one is wrong (SCR-04)', () => {
  expect(rateFaults([rate, { ...rate, effectiveFrom: '2026-12-31' }])).toEqual([null, 'overlaps']);
  expect(rateFaults([rate, { ...rate, locality: 'Ohio' }])).toEqual([null, null]);
});

test('cents are whole: 52.1 is 52 dollars and 10 cents', () => {
  expect(checkCode({ ...typed, rates: [{ ...rate, rate: '52.1' }] })).toMatchObject({
    value: { rates: [{ cents: 5210 }] },
  });
});

test('the least that the rules ask for', () => {
  expect(
    ['99445', '99454', '99470', '99457', '99458', 'X1234'].map((code) => leastOfCode(code, 'days')),
  ).toEqual([2, 16, 10, 20, 20, 0]);
  expect(leastOfCode('99453', 'episode')).toBe(0);
});

test.each([
  ['2026-01-01', null, 'inForce'],
  ['2026-01-01', '2026-11-20', 'inForce'],
  ['2026-01-01', '2026-11-19', 'ended'],
  ['2026-11-21', null, 'later'],
])('from %s to %s is %s on November 20', (effectiveFrom, effectiveTo, state) => {
  expect(codeState({ effectiveFrom, effectiveTo }, '2026-11-20')).toBe(state);
});
