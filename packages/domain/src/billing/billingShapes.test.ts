import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { faultsOf } from '../../faultsOf.ts';
import { limits } from '../limits/limits.ts';
import * as billing from './billing.ts';
import { BillMonth, BoardQuery } from './boardWire.ts';
import { KeptBill } from './keptBill.ts';
import { KnownBillingPapers, noPapers, SaveBillingPapers } from './papers.ts';
import { KnownBillingSettings, usualBilling } from './settings.ts';
import { standardCodes } from './standardCodes.ts';

const codeRate = {
  ...{ payer: 'Medicare', locality: null, cents: 5211, source: '' },
  ...{ effectiveFrom: '2026-01-01', effectiveTo: '2026-12-31' },
};
const rate = { code: '99454', ...codeRate };
const [code] = standardCodes;
const person = { userId: 'u-1', name: 'Wren Exampledoc' };
const backwards = { effectiveTo: '2025-12-31' };

/** What each shape takes whole, and what it finds fault with where. */
const shapes: readonly [string, z.ZodMiniType, object, readonly [object, readonly string[]][]][] = [
  [
    'a rate',
    billing.Rate,
    rate,
    [
      [{ code: '9' }, ['code']],
      [{ payer: ' ' }, ['payer']],
      [{ locality: '' }, ['locality']],
      [{ cents: null, locality: 'Ohio' }, []],
      [{ cents: 0.5 }, ['cents']],
      [{ effectiveFrom: '2026-02-30' }, ['effectiveFrom']],
      [{ effectiveTo: '2026' }, ['effectiveTo']],
      [{ effectiveTo: null }, []],
      [{ source: 1 }, ['source']],
    ],
  ],
  [
    'a rate that is told',
    billing.KnownRate,
    { ...rate, year: 2026 },
    [
      [{ year: undefined }, ['year']],
      [{ payer: '' }, []],
    ],
  ],
  [
    'a rate of a code',
    billing.CodeRate,
    codeRate,
    [
      [backwards, ['effectiveTo']],
      [{ effectiveTo: '2026-01-01' }, []],
    ],
  ],
  ['a code that is told', billing.KnownCode, { ...code, version: 1 }, [[{ version: -1 }, ['version']]]],
  [
    'a code that is saved',
    billing.SaveBillingCode,
    { code, rates: [codeRate], version: 0 },
    [
      [{ code: undefined }, ['code']],
      [{ code: { ...code, effectiveTo: '2017-12-31' } }, ['code.effectiveTo']],
      [{ code: { ...code, threshold: limits.billThresholdMost + 1 } }, ['code.threshold']],
      [{ rates: [codeRate, { ...codeRate, ...backwards }] }, ['rates.1.effectiveTo']],
      [{ rates: Array(limits.ratesOfCodeMost).fill(codeRate) }, []],
      [{ rates: Array(limits.ratesOfCodeMost + 1).fill(codeRate) }, ['rates']],
      [{ version: 0.5 }, ['version']],
    ],
  ],
  [
    'an import',
    billing.RateImport,
    { rates: [rate], versions: [{ code: '99454', version: 1 }] },
    [
      [{ rates: [] }, ['rates']],
      [{ rates: [{ ...rate, ...backwards }] }, ['rates.0.effectiveTo']],
      [{ versions: [{ code: '9', version: -1 }] }, ['versions.0.code', 'versions.0.version']],
      [{ versions: undefined }, ['versions']],
    ],
  ],
  ['a bill that is there', billing.BillExists, { current: 2 }, [[{ current: undefined }, ['current']]]],
  [
    'papers that are told',
    KnownBillingPapers,
    {
      ...{ papers: noPapers, consentDay: null, usualDiagnosis: null, usualPayer: 'Medicare', version: 0 },
      ...{ savedBy: person, savedTime: '20261103-15:00:00' },
    },
    [
      [{ papers: null }, ['papers']],
      [{ savedBy: 'u-1' }, ['savedBy']],
      [{ savedTime: '2026' }, ['savedTime']],
    ],
  ],
  [
    'papers that are saved',
    SaveBillingPapers,
    { userId: 'p-1', papers: noPapers, version: 0 },
    [
      [{ userId: '' }, ['userId']],
      [{ papers: undefined }, ['papers']],
      [{ version: undefined }, ['version']],
    ],
  ],
  [
    'settings that are told',
    KnownBillingSettings,
    {
      ...{ settings: usualBilling, version: 0, savedBy: null, savedTime: null },
      ...{ mayChange: true, mayBill: false, clinicZone: 'America/New_York', providers: [person] },
    },
    [
      [{ settings: null }, ['settings']],
      [{ mayBill: undefined }, ['mayBill']],
      [{ providers: [{}] }, ['providers.0.userId', 'providers.0.name']],
    ],
  ],
];

describe.each(shapes)('%s (SCR-04)', (_, schema, whole, changes) => {
  test('is right as it is', () => {
    expect(faultsOf(schema, whole)).toEqual([]);
  });
  test.each(changes)('with %j has fault at %j', (change, faults) => {
    expect(faultsOf(schema, { ...whole, ...change })).toEqual(faults);
  });
});

test('a line of the history of billing says when, by whom, and what (SCR-04)', () => {
  const line = {
    ...{ time: '20261103-15:00:00', by: person },
    changes: [{ field: 'tin', before: null, after: '12-3456789' }],
  };
  expect(faultsOf(billing.BillingHistory, [line])).toEqual([]);
  expect(faultsOf(billing.BillingHistory, [{ ...line, time: 'x', by: null, changes: null }])).toEqual([
    ...['0.time', '0.by', '0.changes'],
  ]);
});

test('what bills of older days do not say reads as nothing (API-25)', () => {
  const bill = {
    ...{ billId: 'b-1', userId: 'p-1', year: 2026, month: 1, made: '20260203-15:00:00', version: 1 },
    reason: null,
  };
  expect(KeptBill.parse(bill)).toEqual({ ...bill, lines: [], totalCents: 0 });
  expect(KeptBill.parse({ ...bill, lines: [{ code: '99454' }] }).lines).toEqual([
    {
      ...{ code: '99454', description: '', units: 1, cents: null },
      evidence: { days: 0, minutes: 0, contacts: 0 },
    },
  ]);
});

test.each([
  ['2000-01', true],
  ['2026-12', true],
  ['2099-12', true],
  ['1999-12', false],
  ['2100-01', false],
  ['0000-01', false],
  // Its clocks would have no end.
  ['9999-12', false],
  ['2026-13', false],
  ['2026-00', false],
  ['12026-01', false],
  ['2026-011', false],
])('a month %s can be asked for: %s (SCR-04)', (month, isOne) => {
  expect(BillMonth.safeParse(month).success).toBe(isOne);
  expect(BoardQuery.safeParse({ month }).success).toBe(isOne);
});
