import { expect, test } from 'vitest';
import { limits } from '../limits/limits.ts';
import type { BillingCode, CodeRate } from './billing.ts';
import { checkCode, codeForm, codeState, leastOfCode, newRate, rateFaults, rateOfTyped } from './codeForm.ts';
import { billRules } from './rules.ts';
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
  [{ code: '994540' }, { code: 'codeInvalid' }],
  [{ code: '-99454' }, { code: 'codeInvalid' }],
  [{ description: ' ' }, { description: 'descriptionRequired' }],
  [{ threshold: 'x' }, { threshold: 'leastInvalid' }],
  [{ threshold: '12' }, { threshold: 'leastTooLow' }],
  [{ threshold: '18' }, null],
  [{ threshold: ' 16 ' }, null],
  [{ threshold: '16.5' }, { threshold: 'leastInvalid' }],
  [{ threshold: '1.5' }, { threshold: 'leastInvalid' }],
  [{ threshold: String(limits.billThresholdMost) }, null],
  [{ threshold: String(limits.billThresholdMost + 1) }, { threshold: 'leastInvalid' }],
  [{ excludes: Array(20).fill('99445').join() }, null],
  [{ excludes: Array(21).fill('99445').join() }, { excludes: 'excludesInvalid' }],
  [{ excludes: '99445, 9' }, { excludes: 'excludesInvalid' }],
  [{ effectiveFrom: '2026-02-30' }, { effectiveFrom: 'fromInvalid' }],
  [{ effectiveTo: '2018-12-31' }, { effectiveTo: 'toInvalid' }],
  [{ effectiveTo: '2026-02-30' }, { effectiveTo: 'toInvalid' }],
  [{ effectiveTo: typed.effectiveFrom }, null],
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
  [{ rate: '99999.99' }, null],
  [{ rate: '100000' }, 'rateInvalid'],
  [{ rate: '1.' }, 'rateInvalid'],
  [{ rate: '1.234' }, 'rateInvalid'],
  [{ rate: 'x1' }, 'rateInvalid'],
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

test('a rate that is wrong is told also after one that is right (SCR-04)', () => {
  expect(checkCode({ ...typed, rates: [rate, { ...rate, payer: '' }] })).toEqual({
    errors: { rates: 'payerRequired' },
  });
});

test('of two rates of one payer and locality on the same days the later one is wrong (SCR-04)', () => {
  expect(rateFaults([rate, { ...rate, effectiveFrom: '2026-12-31' }])).toEqual([null, 'overlaps']);
  expect(rateFaults([rate, { ...rate, locality: 'Ohio' }])).toEqual([null, null]);
});

test('no overlap is told while a rate is wrong by itself (SCR-04)', () => {
  expect(rateFaults([rate, rate, { ...rate, payer: '' }])).toEqual([null, null, 'payerRequired']);
});

test.each([
  ['52.1', 5210],
  ['52', 5200],
  ['52.05', 5205],
  [' $ 52.11 ', 5211],
  ['$7', 700],
])('%s dollars are %i cents, which are whole', (text, cents) => {
  expect(checkCode({ ...typed, rates: [{ ...rate, rate: text }] })).toMatchObject({
    value: { rates: [{ cents }] },
  });
});

test('a rate begins with the year, and is kept as it is typed but for the spaces (SCR-04)', () => {
  expect(newRate('Aetna', 2027)).toEqual({
    ...{ payer: 'Aetna', locality: '', isCovered: true, rate: '', source: '', isKept: false },
    ...{ effectiveFrom: '2027-01-01', effectiveTo: '2027-12-31' },
  });
  const spaced = { ...rate, payer: ' Aetna ', locality: ' Ohio ', source: ' A letter ', effectiveTo: ' ' };
  expect(rateOfTyped(spaced)).toEqual({
    ...{ payer: 'Aetna', locality: 'Ohio', cents: 5211, source: 'A letter' },
    ...{ effectiveFrom: '2026-01-01', effectiveTo: null },
  });
  expect(rateOfTyped({ ...rate, isCovered: false }).cents).toBeNull();
});

test('what is kept of a code stands in the form as it would be typed (SCR-04)', () => {
  const kept = { ...standardCodes[0], excludes: ['99445', '99457'], effectiveTo: '2026-12-31' };
  const covered = { payer: 'Medicare', locality: null, cents: 5210, source: 'CMS' };
  const dates = { effectiveFrom: '2026-01-01', effectiveTo: null };
  const refused = { ...covered, locality: 'Ohio', cents: null, ...dates, effectiveTo: '2026-06-30' };
  expect(codeForm(kept as BillingCode, [{ ...covered, ...dates }, refused], own)).toEqual({
    ...{ code: '99091', unit: 'minutes', threshold: '30', excludes: '99445, 99457' },
    description: 'Collection and interpretation by a physician, 30 minutes',
    ...{ effectiveFrom: '2018-01-01', effectiveTo: '2026-12-31' },
    rates: [
      {
        ...{ payer: 'Medicare', locality: '', isCovered: true, rate: '52.10', source: 'CMS' },
        ...{ effectiveFrom: '2026-01-01', effectiveTo: '', isKept: true },
      },
      {
        ...{ payer: 'Medicare', locality: 'Ohio', isCovered: false, rate: '', source: 'CMS' },
        ...{ effectiveFrom: '2026-01-01', effectiveTo: '2026-06-30', isKept: true },
      },
    ],
  });
});

test('what is typed of a code is kept without spaces, in capitals, with what it excludes apart (SCR-04)', () => {
  const change = { code: ' g0511 ', description: ' Own ', excludes: ' 99445 ,g0512,, ', threshold: '5' };
  expect(checkCode({ ...typed, ...change })).toMatchObject({
    value: { code: { code: 'G0511', description: 'Own', excludes: ['99445', 'G0512'], threshold: 5 } },
  });
  expect(checkCode({ ...typed, excludes: '' })).toMatchObject({ value: { code: { excludes: [] } } });
});

test('the least that the rules ask for', () => {
  expect(
    ['99445', '99454', '99470', '99457', '99458', 'X1234'].map((code) => leastOfCode(code, 'days')),
  ).toEqual([2, 16, 10, 20, 20, 0]);
  expect(leastOfCode('99453', 'episode')).toBe(0);
  // Days of set-up are not asked of a clinic, and an episode is one.
  expect(leastOfCode('99453', 'days')).toBe(0);
  expect(leastOfCode('99454', 'episode')).toBe(0);
  // A new year may ask for less than the one before, or for more.
  const rulesOf = (...least: number[]) =>
    billRules.filter(({ code }) => code === '99454').map((rule, at) => ({ ...rule, least: least[at] ?? 0 }));
  expect([rulesOf(16, 12), rulesOf(12, 16)].map((rules) => leastOfCode('99454', 'days', rules))).toEqual([
    12, 12,
  ]);
});

test.each([
  ['2026-01-01', null, 'inForce'],
  ['2026-01-01', '2026-11-20', 'inForce'],
  ['2026-01-01', '2026-11-19', 'ended'],
  ['2026-11-21', null, 'later'],
  ['2026-11-20', null, 'inForce'],
])('from %s to %s is %s on November 20', (effectiveFrom, effectiveTo, state) => {
  expect(codeState({ effectiveFrom, effectiveTo }, '2026-11-20')).toBe(state);
});
