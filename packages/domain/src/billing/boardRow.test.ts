import { describe, expect, test } from 'vitest';
import { call, judgedPatient, november } from '../../judgedPatient.ts';
import type { BillRisk } from './board.ts';
import { billsFrom, boardRow, isOfProvider, monthStands } from './ledgerBoard.ts';
import type { MonthAsked } from './monthJudged.ts';

const row = (...[special, by, own]: Parameters<typeof judgedPatient>) =>
  boardRow(judgedPatient(special, by, own), { ...november, ...by });

describe('a patient’s row of the board (SCR-04)', () => {
  test('says what is reached of the month, and what it pays', () => {
    expect(row({ phone: '+1 555 0100' })).toEqual({
      ...{ userId: 'patient-1', name: 'Marigold Testpatient', phone: '+1 555 0100', payer: 'Medicare' },
      provider: { userId: 'doctor-1', name: 'Wren Exampledoc' },
      ...{ column: 'billable', cents: 5211 + 5177, risks: [], no: null, billed: null },
      reached: [
        { code: '99454', units: 1, isProvisional: false },
        { code: '99457', units: 1, isProvisional: false },
      ],
    });
  });

  test('says what is reached while its clock runs, and what may be lost, with its last day', () => {
    const now = new Date('2026-11-25T17:00:00Z');
    const waits = row({ work: [call('2026-11-10T15:00:00Z', 22, { isInteractive: false })] }, { now });
    expect(waits.reached).toEqual([{ code: '99454', units: 1, isProvisional: false }]);
    expect(waits.risks).toEqual([
      {
        ...{ code: '99457', kind: 'contact', missing: [{ what: 'contact', count: null }], has: 22 },
        ...{ cents: 5177, lastDay: '2026-11-30', daysLeft: 5 },
      },
    ]);
    expect(row({}, { now }).reached.map(({ isProvisional }) => isProvisional)).toEqual([false, true]);
  });

  test('says why nothing is reached, and which bill there is', () => {
    expect(row({ dataDays: [], work: [] })).toMatchObject({ column: 'notBillable', no: 'noData' });
    const bill = {
      ...{ billId: 'bill-1', userId: 'patient-1', year: 2026, month: 11, lines: [], totalCents: 1 },
      ...{ made: '20261203-15:00:00', version: 3, reason: null },
    };
    expect(row({ bill }).billed).toMatchObject({ billId: 'bill-1', version: 3, isChanged: true });
  });
});

describe('until when a risk can be saved (SCR-04)', () => {
  const ends = (now: string, by: Partial<MonthAsked> = {}) =>
    row({}, { ...by, now: new Date(now) }, { diagnosis: null }).risks.map(({ code, lastDay, daysLeft }) => [
      ...[code, lastDay, daysLeft],
    ]);

  test('a paper alone until the month closes, by the clinic’s calendar, that day included', () => {
    const all = (lastDay: string | null, left: number | null) => [
      ['99454', lastDay, left],
      ['99457', lastDay, left],
    ];
    expect(ends('2026-12-01T17:00:00Z')).toEqual(all('2026-12-05', 4));
    expect(ends('2026-12-01T17:00:00Z', { closingDays: 8 })).toEqual(all('2026-12-08', 7));
    // Half past eleven in the evening of December 5 in New York.
    expect(ends('2026-12-06T04:30:00Z')).toEqual(all('2026-12-05', 0));
    expect(ends('2026-12-06T05:00:00Z')).toEqual(all(null, null));
  });

  test('what waits for more than a paper has the last day of its clock, or none', () => {
    const judged = judgedPatient();
    const asked = { ...november, now: new Date('2026-12-01T17:00:00Z') };
    const end = (
      missing: BillRisk['verdict']['missing'],
      lastDay: string | null,
      daysLeft: number | null,
    ) => {
      const risks = judged.verdicts
        .slice(0, 1)
        .map((verdict) => ({ verdict: { ...verdict, missing, lastDay, daysLeft }, cents: 1 }));
      const [told] = boardRow({ ...judged, risks }, asked).risks;
      return [told?.lastDay, told?.daysLeft];
    };
    expect(end([{ what: 'order' }], null, null)).toEqual(['2026-12-05', 4]);
    expect(end([{ what: 'order' }, { what: 'days', count: 1 }], '2026-12-03', 2)).toEqual(['2026-12-03', 2]);
    expect(end([{ what: 'days', count: 1 }], null, null)).toEqual([null, null]);
  });
});

describe('a month at a clinic (SCR-04)', () => {
  const stands = (now: string, clinicZone = 'America/New_York') =>
    monthStands({ ...november, now: new Date(now), clinicZone });

  test('begins and is over at a midnight of the clinic', () => {
    expect(stands('2026-11-01T03:59:59Z')).toEqual({ hasBegun: false, isOver: false });
    expect(stands('2026-11-01T04:00:00Z')).toEqual({ hasBegun: true, isOver: false });
    expect(stands('2026-12-01T04:59:59Z')).toEqual({ hasBegun: true, isOver: false });
    expect(stands('2026-12-01T05:00:00Z')).toEqual({ hasBegun: true, isOver: true });
    expect(stands('2026-12-01T04:59:59Z', 'UTC').isOver).toBe(true);
  });

  test('has its bills from the day after it on', () => {
    expect(billsFrom({ year: 2026, month: 12 })).toBe('2027-01-01');
  });
});

test('a patient is of the provider who is asked for, and of all when none is (SCR-04)', () => {
  const own = { provider: { userId: 'doctor-1', name: 'Wren Exampledoc' } };
  expect([isOfProvider(own, 'doctor-1'), isOfProvider(own, 'doctor-2')]).toEqual([true, false]);
  expect([isOfProvider({ provider: null }, 'doctor-1'), isOfProvider({ provider: null }, undefined)]).toEqual(
    [false, true],
  );
});
