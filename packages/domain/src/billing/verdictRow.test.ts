import { expect, test } from 'vitest';
import { judgedPatient } from '../../judgedPatient.ts';
import type { CodeVerdict } from './verdict.ts';
import { toldMissing, verdictRow } from './verdictRow.ts';

const [reached] = judgedPatient().verdicts.filter(({ code }) => code === '99454');
if (!reached) throw new Error('The supply is reached.');

/** Pays by the day, so that a row shows by which day it is told. */
const centsOf = (code: string, day: string) => (code === '99454' ? Number(day.slice(-2)) : null);
const row = (special: Partial<CodeVerdict> = {}) => verdictRow({ ...reached, ...special }, { centsOf });

test('a verdict is told with all but its rule, by the rate of its day of service (SCR-04)', () => {
  expect(row()).toEqual({
    ...{ code: '99454', clock: 'devicePeriod', state: 'billable', start: '2026-10-20', end: '2026-11-18' },
    ...{ dateOfService: '2026-11-04', has: 16, least: 16, units: 1, missing: [], lastDay: null },
    ...{ daysLeft: null, no: null, by: null, warns: [], cents: 4, totalCents: 4 },
  });
  expect(row({ units: 2, warns: ['99457'] })).toMatchObject({ cents: 4, totalCents: 8, warns: ['99457'] });
});

test.each<[string, Partial<CodeVerdict>, number]>([
  ['what is reached, by its day of service', { lastDay: '2026-11-18' }, 4],
  ['what is possible, by its last day', { state: 'possible', lastDay: '2026-11-18' }, 18],
  ['what is possible without a last day, by its day of service', { state: 'possible' }, 4],
  ['what has no day at all, by its first one', { dateOfService: null }, 20],
  ['what is possible and has none', { state: 'possible', dateOfService: null }, 20],
  ['what is refused, by its day of service', { state: 'impossible', lastDay: '2026-11-18' }, 4],
])('a rate is told of %s (SCR-04)', (_, special, cents) => {
  expect(row(special).cents).toBe(cents);
});

test('what is missing is told with how much of it, where it can be counted (SCR-04)', () => {
  expect(toldMissing([{ what: 'days', count: 2 }, { what: 'contact' }])).toEqual([
    { what: 'days', count: 2 },
    { what: 'contact', count: null },
  ]);
  expect(row({ state: 'possible', missing: [{ what: 'order' }] }).missing).toEqual([
    { what: 'order', count: null },
  ]);
});
