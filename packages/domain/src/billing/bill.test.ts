import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BillParts, makeBill } from './bill.ts';
import { Bill, type BillingCode } from './billing.ts';

const code = (number: string, special: Partial<BillingCode> = {}): BillingCode => ({
  code: number,
  description: `The code ${number}`,
  unit: 'days',
  threshold: 1,
  excludes: [],
  effectiveFrom: '2019-01-01',
  effectiveTo: null,
  ...special,
});
const codes = ['99453', '99445', '99454', '99470', '99457', '99458'].map((number) => code(number));
const rate = (number: string, cents: number, special: { year?: number; payer?: string } = {}) => ({
  code: number,
  payer: 'Medicare',
  year: 2026,
  cents,
  ...special,
});
const evidence = { days: 17, minutes: 61, contacts: 2, isFirstMonth: true };
const november: BillParts = {
  year: 2026,
  month: 11,
  evidence,
  codes,
  rates: [rate('99453', 2171), rate('99454', 5211), rate('99457', 5177), rate('99458', 4100)],
};
const billed = (special: Partial<BillParts>) => makeBill({ ...november, ...special });
const codesOf = (special: Partial<BillParts>) => billed(special).lines.map((line) => line.code);

describe('the bill of a month (API-25)', () => {
  test('has a line for each code, with its units, its rate and what it rests on', () => {
    const { lines, totalCents } = billed({});
    expect(lines.map(({ code: each, units, cents }) => [each, units, cents])).toEqual([
      ['99453', 1, 2171],
      ['99454', 1, 5211],
      ['99457', 1, 5177],
      ['99458', 2, 4100],
    ]);
    expect(totalCents).toBe(2171 + 5211 + 5177 + 2 * 4100);
    expect(lines[0]).toMatchObject({
      description: 'The code 99453',
      evidence: { days: 17, minutes: 61, contacts: 2 },
    });
  });

  test('has no amount where the year has no rate of Medicare', () => {
    const rates = [rate('99454', 4302, { year: 2025 }), rate('99457', 9900, { payer: 'Aetna' })];
    const { lines, totalCents } = billed({ rates });
    expect(lines.map(({ cents }) => cents)).toEqual([null, null, null, null]);
    expect(totalCents).toBe(0);
  });

  test('takes the rate of Medicare wherever it stands among others', () => {
    const rates = [
      rate('99454', 1, { payer: 'Aetna' }),
      rate('99454', 2, { year: 2027 }),
      rate('99454', 5211),
      rate('99454', 3, { payer: 'medicare advantage' }),
    ];
    expect(billed({ rates }).lines.find((line) => line.code === '99454')?.cents).toBe(5211);
  });

  test('leaves out what the clinic does not bill by', () => {
    expect(codesOf({ codes: [code('99454'), code('99457')] })).toEqual(['99454', '99457']);
    expect(billed({ codes: [] })).toEqual({ lines: [], totalCents: 0 });
  });

  test.each([
    ['2026-11-30', null, true],
    ['2026-12-01', null, false],
    ['2026-01-01', '2026-11-01', true],
    ['2026-01-01', '2026-10-31', false],
  ])(
    'a code in force from %s to %s is billed in November 2026: %s',
    (effectiveFrom, effectiveTo, isBilled) => {
      const only = [code('99454', { effectiveFrom, effectiveTo })];
      expect(codesOf({ codes: only })).toEqual(isBilled ? ['99454'] : []);
    },
  );

  test.each([
    ['2026-01-01', '2026-04-01', true],
    ['2026-03-31', null, true],
    ['2026-04-01', null, false],
    ['2025-01-01', '2026-03-01', true],
    ['2025-01-01', '2026-02-28', false],
  ])('a code in force from %s to %s is billed in March 2026: %s', (effectiveFrom, effectiveTo, isBilled) => {
    const only = [code('99454', { effectiveFrom, effectiveTo })];
    expect(codesOf({ month: 3, codes: only })).toEqual(isBilled ? ['99454'] : []);
  });

  test.each([
    ['days', 17, true],
    ['days', 18, false],
    ['minutes', 61, true],
    ['minutes', 62, false],
    ['episode', 1, true],
    ['episode', 2, false],
  ] as const)('a code that asks for %s, %d at least, is billed: %s', (unit, threshold, isBilled) => {
    expect(codesOf({ codes: [code('99453', { unit, threshold })] })).toEqual(isBilled ? ['99453'] : []);
  });

  test('a low threshold of the clinic never makes a code that the rules do not give', () => {
    const generous = codes.map((each) => ({ ...each, threshold: 0 }));
    expect(codesOf({ codes: generous, evidence: { ...evidence, days: 1, minutes: 9 } })).toEqual([]);
  });

  test.each([
    ['99453', '99454'],
    ['99454', '99453'],
  ])('of two codes of which %s excludes %s the first of the bill stays', (says, excluded) => {
    const edited = codes.map((each) => (each.code === says ? { ...each, excludes: [excluded] } : each));
    expect(codesOf({ codes: edited })).toEqual(['99453', '99457', '99458']);
  });

  test('an add-on is not billed without the code that it adds to', () => {
    expect(codesOf({ codes: [code('99454'), code('99458')] })).toEqual(['99454']);
  });

  test('a month without care has a bill without lines', () => {
    const none = { days: 0, minutes: 0, contacts: 0, isFirstMonth: false };
    expect(billed({ evidence: none })).toEqual({ lines: [], totalCents: 0 });
  });
});

const numbers = codes.map((each) => each.code);
const anyCodes = fc.uniqueArray(
  fc.record({
    code: fc.constantFrom(...numbers),
    description: fc.constant('A code'),
    unit: fc.constant('days' as const),
    threshold: fc.nat(30),
    excludes: fc.subarray(numbers),
    effectiveFrom: fc.constantFrom('2019-01-01', '2026-01-01', '2026-07-15'),
    effectiveTo: fc.constantFrom(null, '2026-03-31', '2027-12-31'),
  }),
  { selector: (each) => each.code },
);
const anyParts = fc.record({
  year: fc.integer({ min: 2025, max: 2027 }),
  month: fc.integer({ min: 1, max: 12 }),
  evidence: fc.record({
    days: fc.nat(31),
    minutes: fc.nat(200),
    contacts: fc.nat(3),
    isFirstMonth: fc.boolean(),
  }),
  codes: anyCodes,
  rates: fc.array(
    fc.record({
      code: fc.constantFrom(...numbers),
      payer: fc.constantFrom('Medicare', 'Aetna'),
      year: fc.integer({ min: 2025, max: 2027 }),
      cents: fc.nat(10_000),
    }),
  ),
});

test('codes that exclude each other by the clinic’s own data never stand together', () => {
  fc.assert(
    fc.property(anyParts, (parts) => {
      const lines = makeBill(parts).lines.map((line) => line.code);
      for (const each of parts.codes.filter(({ code: number }) => lines.includes(number))) {
        expect(lines.filter((line) => line !== each.code && each.excludes.includes(line))).toEqual([]);
      }
    }),
  );
});

test('every bill is one that the API promises, and its total is the sum of its lines', () => {
  fc.assert(
    fc.property(anyParts, (parts) => {
      const { lines, totalCents } = makeBill(parts);
      const { year, month } = parts;
      const bill = {
        billId: 'b',
        userId: 'p',
        year,
        month,
        lines,
        totalCents,
        made: '20261120-15:00:00',
        version: 1,
        reason: null,
      };
      expect(Bill.safeParse(bill).error).toBeUndefined();
      expect(totalCents).toBe(lines.reduce((sum, line) => sum + line.units * (line.cents ?? 0), 0));
    }),
  );
});
