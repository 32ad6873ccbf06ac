import { describe, expect, test } from 'vitest';
import { faultsOf } from '../../faultsOf.ts';
import { limits } from '../limits/limits.ts';
import * as billing from './billing.ts';

const code = {
  clinic: 'Northside Sample Clinic',
  code: '99454',
  description: 'Device supply, 16 to 30 days of data',
  unit: 'days',
  threshold: 16,
  excludes: ['99445'],
  effectiveFrom: '2026-01-01',
  effectiveTo: null,
  payer: 'Medicare',
  cents: 5211,
};

describe('NewBillCode (API-25)', () => {
  test.each([
    [{}, []],
    [{ code: 'G0511' }, []],
    [{ code: '9945' }, ['code']],
    [{ code: '994540' }, ['code']],
    [{ code: 'g0511' }, ['code']],
    [{ code: '99 54' }, ['code']],
    [{ description: ' ' }, ['description']],
    [{ description: 'x'.repeat(201) }, ['description']],
    [{ unit: 'hours' }, ['unit']],
    [{ unit: 'episode' }, []],
    [{ unit: 'minutes' }, []],
    [{ threshold: 0 }, []],
    [{ threshold: limits.billThresholdMost }, []],
    [{ threshold: limits.billThresholdMost + 1 }, ['threshold']],
    [{ threshold: -1 }, ['threshold']],
    [{ threshold: 1.5 }, ['threshold']],
    [{ excludes: [] }, []],
    [{ excludes: ['99445', '9'] }, ['excludes.1']],
    [{ excludes: Array(20).fill('99445') }, []],
    [{ excludes: Array(21).fill('99445') }, ['excludes']],
    [{ effectiveFrom: '2026-02-30' }, ['effectiveFrom']],
    [{ effectiveTo: '2025-12-31' }, ['effectiveTo']],
    [{ effectiveTo: '2026-01-01' }, []],
    [{ effectiveTo: '2026-01-02' }, []],
    [{ effectiveTo: '2026-02-30' }, ['effectiveTo']],
    [{ effectiveTo: undefined }, ['effectiveTo']],
    [{ clinic: '' }, ['clinic']],
    [{ payer: ' ' }, ['payer']],
    [{ cents: 0 }, []],
    [{ cents: 10_000_000 }, []],
    [{ cents: 10_000_001 }, ['cents']],
    [{ cents: 52.11 }, ['cents']],
    [{ cents: -1 }, ['cents']],
    [{ year: 2000 }, []],
    [{ year: 2100 }, []],
    [{ year: 1999 }, ['year']],
    [{ year: 2101 }, ['year']],
    [{ year: '2026' }, ['year']],
    [{ year: null }, ['year']],
  ])('with %j: fault at %j', (special, faults) => {
    expect(faultsOf(billing.NewBillCode, { ...code, ...special })).toEqual(faults);
  });
});

test.each([
  [{}, []],
  [{ month: 1 }, []],
  [{ month: 12 }, []],
  [{ month: 0 }, ['month']],
  [{ month: 13 }, ['month']],
  [{ month: 1.5 }, ['month']],
  [{ month: '11' }, ['month']],
  [{ year: 1999 }, ['year']],
  [{ year: 2101 }, ['year']],
  [{ year: [2026] }, ['year']],
  [{ year: undefined }, ['year']],
  [{ userId: '' }, ['userId']],
])('a bill asked for with %j: fault at %j (API-25)', (special, faults) => {
  expect(faultsOf(billing.BillRequest, { userId: 'p-1', year: 2026, month: 11, ...special })).toEqual(faults);
});

test.each([
  [{}, undefined, []],
  [{ year: '2026' }, 2026, []],
  [{ year: '2101' }, undefined, ['year']],
  [{ year: '1999' }, undefined, ['year']],
  [{ year: '' }, undefined, ['year']],
  [{ year: '2026.5' }, undefined, ['year']],
])('rates asked for by %j are of %j; fault at %j', (query, year, faults) => {
  expect(billing.RateQuery.safeParse(query).data?.year).toBe(year);
  expect(faultsOf(billing.RateQuery, query)).toEqual(faults);
});

const line = {
  code: '99454',
  description: 'Device supply',
  units: 1,
  cents: null,
  evidence: { days: 17, minutes: 0, contacts: 0 },
};
const bill = {
  billId: 'b-1',
  userId: 'p-1',
  year: 2026,
  month: 11,
  lines: [line],
  totalCents: 0,
  made: '20261120-15:00:00',
  version: 1,
  reason: null,
};
test.each([
  [{}, []],
  [{ lines: [{ ...line, cents: 10_000_001 }] }, ['lines.0.cents']],
  [{ lines: [{ ...line, units: -1 }] }, ['lines.0.units']],
  [{ lines: [{ ...line, evidence: { days: 17, minutes: 0 } }] }, ['lines.0.evidence.contacts']],
  [{ totalCents: 0.5 }, ['totalCents']],
  [{ made: '2026-11-20' }, ['made']],
])('a promised bill with %j: fault at %j', (special, faults) => {
  expect(faultsOf(billing.Bill, { ...bill, ...special })).toEqual(faults);
  const answer = { message: 'The bill was made.', data: { ...bill, ...special } };
  expect(faultsOf(billing.BillMade, answer)).toEqual(faults.map((path) => `data.${path}`));
});
