import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { biller, call, judgedPatient, november } from '../../judgedPatient.ts';
import { dayPlus } from '../time/days.ts';
import { boardEntry } from './boardEntry.ts';
import { heldUntil } from './heldUntil.ts';
import { boardRow } from './ledgerBoard.ts';
import { madeBill } from './monthBilled.ts';
import type { MonthAsked } from './monthJudged.ts';
import type { PatientCare } from './patientCare.ts';
import { standardCodes } from './standardCodes.ts';

const until = (now: string, special: Partial<PatientCare> = {}, by: Partial<MonthAsked> = {}) => {
  const judged = judgedPatient(special, { ...by, now: new Date(now) });
  return heldUntil(judged)?.toISOString() ?? null;
};

describe('until when a row of the board can be kept (SCR-04)', () => {
  test('is the next midnight of the patient or of the clinic, whichever comes first', () => {
    expect(until('2026-11-20T17:00:00Z')).toBe('2026-11-21T05:00:00.000Z');
    expect(until('2026-11-20T17:00:00Z', { timeZone: 'America/Los_Angeles' })).toBe(
      '2026-11-21T05:00:00.000Z',
    );
    expect(until('2026-11-20T17:00:00Z', { timeZone: 'Europe/Berlin' })).toBe('2026-11-20T23:00:00.000Z');
    // That day has 25 hours.
    expect(until('2026-11-01T04:00:00Z')).toBe('2026-11-02T05:00:00.000Z');
    // Of months that are over too: until the clinic closes them, the days that are left are told.
    expect(until('2026-12-20T17:00:00Z')).toBe('2026-12-21T05:00:00.000Z');
  });

  test('is so early before the end of a clock that no code can miss more minutes than are left', () => {
    // 99458 asks for 40, and for two times 20 more.
    expect(until('2026-11-30T17:00:00Z')).toBe('2026-12-01T03:40:00.000Z');
    expect(until('2026-12-01T03:38:59Z')).not.toBeNull();
    expect(until('2026-12-01T03:40:00Z')).toBeNull();
    expect(until('2026-12-01T04:59:59Z')).toBeNull();
    expect(until('2026-12-01T05:00:00Z')).toBe('2026-12-02T05:00:00.000Z');
    // The device period ends on November 18, and the clinic bills nothing that asks for minutes of it.
    expect(until('2026-11-18T17:00:00Z')).toBe('2026-11-19T03:40:00.000Z');
    const supply = standardCodes.filter(({ unit }) => unit === 'days');
    expect(until('2026-11-30T17:00:00Z', {}, { codes: supply })).toBe('2026-12-01T04:59:00.000Z');
  });

  test('also of the codes and the periods that a bill was made by', () => {
    const supply = standardCodes.filter(({ unit }) => unit === 'days');
    const now = '2026-11-30T17:00:00Z';
    const made = madeBill(judgedPatient({}, { now: new Date(now) }), november, {
      ...{ billId: 'bill-1', reason: null, biller },
    });
    const bill = { ...made, version: 1 };
    expect(until(now, { bill }, { codes: supply })).toBe('2026-12-01T03:40:00.000Z');
    expect(until(now, { bill: { ...bill, basis: undefined } }, { codes: supply })).toBe(
      '2026-12-01T04:59:00.000Z',
    );
  });

  test('is the beginning of work that is still to come', () => {
    const work = [call('2026-11-20T18:00:00Z', 5), call('2026-11-20T16:00:00Z', 5)];
    expect(until('2026-11-20T17:00:00Z', { work })).toBe('2026-11-20T18:00:00.000Z');
    expect(until('2026-11-20T18:00:00Z', { work })).toBe('2026-11-21T05:00:00.000Z');
  });
});

const zones = fc.constantFrom('America/New_York', 'Pacific/Honolulu', 'Pacific/Auckland', 'Europe/Berlin');
const daysOf = fc
  .uniqueArray(fc.integer({ min: -20, max: 45 }), { maxLength: 30 })
  .map((all) => all.map((day) => dayPlus('2026-11-01', day)).sort());
/** Anywhere in the month and after it, and more often where clocks end. */
const moments = fc
  .oneof(
    fc.integer({ min: 0, max: 40 * 1440 }),
    fc.integer({ min: 29 * 1440 - 180, max: 31 * 1440 }),
    fc.integer({ min: 0, max: 40 }).map((day) => day * 1440 + 280),
  )
  .map((minute) => new Date(Date.UTC(2026, 10, 1, 0, minute)));
const care = fc.record({
  timeZone: zones,
  dataDays: daysOf,
  consentDay: fc.constantFrom('2026-01-02', '2026-11-07', null),
  dischargeDay: fc.constantFrom(null, null, '2026-11-12'),
  work: fc.array(
    fc
      .tuple(
        fc.integer({ min: 0, max: 32 * 1440 }),
        fc.integer({ min: 1, max: 45 }),
        fc.boolean(),
        fc.boolean(),
      )
      .map(([at, length, isInteractive, isPhysicians]) =>
        call(new Date(Date.UTC(2026, 10, 1, 0, at)).toISOString(), length, { isInteractive, isPhysicians }),
      ),
    { maxLength: 4 },
  ),
});
const clinic = fc.record({
  clinicZone: zones,
  periodRule: fc.constantFrom('thirtyDays' as const, 'calendarMonth' as const),
  closingDays: fc.integer({ min: 1, max: 28 }),
  codes: fc
    .array(fc.integer({ min: 0, max: 90 }), { minLength: 20, maxLength: 20 })
    .map((more) => standardCodes.map((code, at) => ({ ...code, threshold: more[at] ?? 0 }))),
});

test('what is kept until then is what judging anew would say, at every moment before (SCR-04)', () => {
  let kept = 0;
  fc.assert(
    fc.property(
      ...[care, clinic, moments, fc.boolean(), fc.double({ min: 0, max: 1, noNaN: true })],
      (own, by, now, isBilled, share) => {
        const bill = isBilled
          ? {
              ...madeBill(judgedPatient(own, { now }), november, { billId: 'bill-1', reason: null, biller }),
              version: 1,
            }
          : null;
        const told = (at: Date) => {
          const asked = { ...november, ...by, now: at };
          const judged = judgedPatient({ ...own, bill }, asked);
          const row = boardRow(judged, asked);
          return { judged, said: { row, entry: boardEntry(judged, row) } };
        };
        const first = told(now);
        const end = heldUntil(first.judged)?.getTime();
        if (end === undefined) return;
        kept += 1;
        const later = now.getTime() + Math.floor((end - now.getTime() - 1) * share);
        expect(told(new Date(later)).said).toEqual(first.said);
        expect(told(new Date(end - 1)).said).toEqual(first.said);
      },
    ),
    { numRuns: 400 },
  );
  expect(kept).toBeGreaterThan(200);
});
