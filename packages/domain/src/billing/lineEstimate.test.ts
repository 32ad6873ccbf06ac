import { expect, test } from 'vitest';
import type { BillRisk } from './board.ts';
import { lineEstimate } from './lineEstimate.ts';
import type { BillRule } from './rules.ts';
import type { CodeVerdict } from './verdict.ts';

type Special = Partial<CodeVerdict> & { counts?: BillRule['counts']; addOnOf?: string };

const verdict = (code: string, { counts = 'minutes', addOnOf, ...special }: Special = {}): CodeVerdict => ({
  ...{ code, clock: 'careMonth', state: 'billable', start: '2026-11-01', end: '2026-11-30' },
  ...{
    dateOfService: '2026-11-10',
    has: 25,
    least: 20,
    units: 1,
    missing: [],
    lastDay: null,
    daysLeft: null,
  },
  ...{ no: null, by: null, warns: [], rule: { counts, addOnOf: addOnOf ?? null } as BillRule },
  ...special,
});
const risk = (code: string, cents: number | null, special: Special = {}): BillRisk => ({
  verdict: verdict(code, { state: 'possible', units: 0, ...special }),
  cents,
});
const rates: Readonly<Record<string, number>> = { 99454: 5211, 99457: 5177, 99458: 4100, 99470: 2600 };
const estimate = (verdicts: CodeVerdict[], risks: BillRisk[] = [], known = rates) =>
  lineEstimate({ verdicts, risks, centsOf: (code) => known[code] ?? null });

test('what is reached is priced by its units, in the order of set-up, supply and care (SCR-04)', () => {
  const supply = verdict('99454', { clock: 'devicePeriod', counts: 'days' });
  const setUp = verdict('99453', { clock: 'episode', counts: 'days' });
  const further = verdict('99458', { units: 2, addOnOf: '99457' });
  const possible = verdict('99470', { state: 'possible' });
  expect(estimate([further, possible, supply, setUp], [], { ...rates, 99453: 1985 })).toEqual({
    rows: [
      { kind: 'setUp', now: { codes: ['99453'], cents: 1985 }, saved: { codes: ['99453'], cents: 1985 } },
      { kind: 'supply', now: { codes: ['99454'], cents: 5211 }, saved: { codes: ['99454'], cents: 5211 } },
      {
        kind: 'care',
        now: { codes: ['2 × 99458'], cents: 8200 },
        saved: { codes: ['2 × 99458'], cents: 8200 },
      },
    ],
    ...{ nowCents: 15_396, savedCents: 15_396 },
  });
});

test('what is at risk adds to what is there, also where nothing is (SCR-04)', () => {
  expect(estimate([], [risk('99457', 5177)])).toEqual({
    rows: [{ kind: 'care', now: null, saved: { codes: ['99457'], cents: 5177 } }],
    ...{ nowCents: 0, savedCents: 5177 },
  });
});

test('a better code stands in the place of another of its stretch that counts the same, and no add-on does (SCR-04)', () => {
  const saved = (reached: CodeVerdict, better: BillRisk) =>
    estimate([reached], [better]).rows[0]?.saved?.codes;
  const better = risk('99457', 2577);
  expect(saved(verdict('99470'), better)).toEqual(['99457']);
  expect(saved(verdict('99470', { start: '2026-10-01' }), better)).toEqual(['99470', '99457']);
  expect(saved(verdict('99091', { counts: 'physicianMinutes' }), better)).toEqual(['99091', '99457']);
  expect(saved(verdict('99458', { addOnOf: '99457' }), better)).toEqual(['99458', '99457']);
  expect(saved(verdict('99457'), risk('99458', 4100, { addOnOf: '99457' }))).toEqual(['99457', '99458']);
});

test('a sum of which one rate is missing is not known (SCR-04)', () => {
  const first = verdict('99999', { clock: 'devicePeriod', counts: 'days' });
  expect(estimate([first, verdict('99457')])).toMatchObject({ nowCents: null, savedCents: null });
  expect(estimate([verdict('99999'), verdict('99457')]).rows[0]?.now?.cents).toBeNull();
  expect(estimate([verdict('99457')], [risk('99999', null)])).toMatchObject({
    nowCents: 5177,
    savedCents: null,
  });
});
