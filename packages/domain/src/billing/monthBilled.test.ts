import { describe, expect, test } from 'vitest';
import { days } from '../../judgedMonth.ts';
import { biller, call, judgedPatient, november } from '../../judgedPatient.ts';
import { KeptBill, toldBill } from './keptBill.ts';
import { billedOf, billLines, isSettled, madeBill } from './monthBilled.ts';
import type { MonthAsked } from './monthJudged.ts';
import type { BillingPapers } from './papers.ts';
import type { PatientCare } from './patientCare.ts';
import { standardCodes } from './standardCodes.ts';

const rates: Readonly<Record<string, number>> = { 99453: 1985, 99454: 5211, 99457: 5177, 99458: 4100 };
const centsOf = () => (code: string) => rates[code] ?? null;
const asked = (special: Partial<MonthAsked> = {}): MonthAsked => ({ ...november, centsOf, ...special });

/** With 61.5 minutes on November 10, in another zone than the clinic. */
const judged = (
  special: Partial<PatientCare> = {},
  by: Partial<MonthAsked> = {},
  own: Partial<BillingPapers> = {},
) =>
  judgedPatient(
    { timeZone: 'America/Chicago', work: [call('2026-11-10T15:00:00Z', 61.5)], ...special },
    { centsOf, ...by },
    own,
  );

const supply = {
  ...{ code: '99454', description: 'Device supply, 16 to 30 days of data', units: 1, cents: 5211 },
  evidence: { days: 16, minutes: 61, contacts: 1 },
  ...{ dateOfService: '2026-11-04', start: '2026-10-20', end: '2026-11-18' },
};
const care = {
  evidence: supply.evidence,
  dateOfService: '2026-11-10',
  start: '2026-11-01',
  end: '2026-11-30',
};
const first20 = {
  code: '99457',
  description: 'Management, first 20 minutes',
  units: 1,
  cents: 5177,
  ...care,
};
const further = {
  ...{ code: '99458', description: 'Management, each further 20 minutes', units: 2, cents: 4100 },
  ...care,
};

describe('the lines of a bill (SCR-04, API-25)', () => {
  test('are what is reached, each with its day, its clock, and what it rests on', () => {
    expect(billLines(judged())).toEqual({
      lines: [supply, first20, further],
      totalCents: 5211 + 5177 + 2 * 4100,
    });
  });

  test('have no price where no rate is known, and no more than the code where the clinic has no words for it', () => {
    const codes = standardCodes.filter(({ code }) => code === '99454' || code === '99457');
    const { lines, totalCents } = billLines(
      judged({}, { codes, centsOf: () => (code) => (code === '99457' ? null : 5211) }),
    );
    expect(lines.map(({ code, cents }) => [code, cents])).toEqual([
      ['99454', 5211],
      ['99457', null],
    ]);
    expect(totalCents).toBe(5211);
    const { context, ...month } = judged();
    const nameless = billLines({ ...month, context: { ...context, codes: [] } });
    expect(nameless.lines.map(({ description }) => description)).toEqual(['', '', '']);
  });

  test('leave to a person what a payer may refuse beside another code', () => {
    const work = [call('2026-11-10T15:00:00Z', 40, { isPhysicians: true })];
    const beside = judged({ work });
    expect(beside.verdicts.find(({ code }) => code === '99091')).toMatchObject({
      ...{ state: 'billable', warns: ['99457'] },
    });
    expect(billLines(beside).lines.map(({ code }) => code)).toEqual(['99454', '99457', '99458']);
    const alone = judged({
      work: [call('2026-11-10T15:00:00Z', 40, { isPhysicians: true, isInteractive: false })],
    });
    // What counts a physician’s minutes in the device period rests on the data of that period.
    expect(billLines(alone).lines.find(({ code }) => code === '99091')?.evidence).toEqual({
      ...{ days: 16, minutes: 40, contacts: 0 },
    });
  });

  test('of a physician’s minutes rest on the days of their own period, of care on those of the first', () => {
    // Periods end on December 1 and 31; the first has 16 days with data, the second 3.
    const dataDays = [...days('2026-11-02', 16), ...days('2026-12-02', 3)];
    const work = [call('2026-12-10T15:00:00Z', 40, { isPhysicians: true })];
    const month = { month: 12, now: new Date('2027-01-20T17:00:00Z') };
    const { lines } = billLines({
      ...judged({ dataDays, work }, month),
      verdicts: judged({ dataDays, work }, month).verdicts.map((each) => ({ ...each, warns: [] })),
    });
    expect(lines.map(({ code, start, evidence }) => [code, start, evidence.days])).toEqual([
      ['99454', '2026-11-02', 16],
      ['99445', '2026-12-02', 3],
      ['99457', '2026-12-01', 16],
      ['99458', '2026-12-01', 16],
      ['99091', '2026-12-02', 3],
    ]);
  });

  test('of care count the days of the period and not of the episode, nor anything but days', () => {
    const dataDays = [...days('2026-09-20', 5), ...days('2026-10-20', 16)];
    const evidenceDays = (by: Partial<MonthAsked> = {}, more: Partial<PatientCare> = {}) =>
      billLines(judged({ dataDays, ...more }, by)).lines.find(({ code }) => code === '99457')?.evidence.days;
    expect(evidenceDays()).toBe(16);
    // A clinic that bills no supply: a physician’s minutes are no days.
    const codes = standardCodes.filter(({ code }) => code === '99091' || code === '99457');
    const work = [call('2026-11-10T15:00:00Z', 40, { isPhysicians: true })];
    expect(evidenceDays({ codes }, { work })).toBe(0);
  });

  test('of a set-up rest on the days of the episode', () => {
    const dataDays = ['2026-11-05', '2026-11-06', '2026-11-20'];
    const [setUp] = billLines(judged({ dataDays, work: [] })).lines;
    expect(setUp).toMatchObject({ code: '99453', dateOfService: '2026-11-06', evidence: { days: 3 } });
    const none = judged({ dataDays: [], work: [call('2026-11-10T15:00:00Z', 21)] });
    expect(billLines(none).lines.map(({ evidence }) => evidence)).toEqual([
      { days: 0, minutes: 21, contacts: 1 },
    ]);
  });
});

test('a month is settled when nothing of it is reached while its clock runs (SCR-04)', () => {
  expect(isSettled(judged())).toBe(true);
  expect(isSettled(judged({}, { now: new Date('2026-11-15T17:00:00Z') }))).toBe(false);
  expect(isSettled(judged({ dataDays: [], work: [] }, { now: new Date('2026-11-15T17:00:00Z') }))).toBe(true);
});

test('in the evening of a patient who lives west of the clinic a month that has begun is not settled (ADR 38)', () => {
  const by = (now: string): Partial<MonthAsked> => ({ periodRule: 'calendarMonth', now: new Date(now) });
  const care = { timeZone: 'Pacific/Honolulu', dataDays: ['2026-11-10'], work: [] };
  // Half past midnight at the clinic, half past seven in the evening of November 30 for the patient.
  expect(isSettled(judged(care, by('2026-12-01T05:30:00Z')))).toBe(false);
  expect(isSettled(judged(care, by('2026-12-01T10:30:00Z')))).toBe(true);
});

/** The bill of the patient as it was made. */
const made = (month = judged()): KeptBill => ({
  ...madeBill(month, asked(), { billId: 'bill-1', reason: null, biller }),
  version: 1,
});

describe('a bill that is made (API-25)', () => {
  test('keeps all that it was made by, and can be read again', () => {
    const bill = made();
    expect(bill).toMatchObject({
      ...{ billId: 'bill-1', userId: 'patient-1', year: 2026, month: 11, reason: null },
      ...{ lines: [supply, first20, further], totalCents: 18_588 },
      basis: {
        ...{
          payer: 'Medicare',
          biller,
          provider: { userId: 'doctor-1', name: 'Wren Exampledoc' },
          periodRule: 'thirtyDays',
          patientZone: 'America/Chicago',
          clinicZone: 'America/New_York',
        },
        codes: standardCodes,
      },
    });
    expect(bill.made).toMatch(/2026/);
    expect(bill.basis?.verdicts.find(({ code }) => code === '99458')?.rule).toEqual({
      ...{ least: 40, most: null, each: 20, maxUnits: 2, from: '2026-01-01', to: null },
      source: expect.stringContaining('federalregister'),
    });
    expect(bill.basis?.verdicts).toHaveLength(judged().verdicts.length);
    expect(KeptBill.parse(JSON.parse(JSON.stringify(bill)))).toEqual(bill);
  });

  test('tells of itself no more than the call promises', () => {
    const { basis: _, lines, ...bill } = made();
    expect(toldBill(made())).toEqual({
      ...bill,
      lines: lines.map(({ dateOfService: _day, start: _start, end: _end, ...line }) => line),
    });
  });
});

describe('a bill beside the data of today (SCR-04)', () => {
  const beside = (
    special: Partial<PatientCare>,
    by: Partial<MonthAsked> = {},
    bill = made(),
    own: Partial<BillingPapers> = {},
  ) => billedOf(judged({ bill, ...special }, by, own), asked(by));

  test('is none where none was made, and the same while nothing came', () => {
    expect(billedOf(judged(), asked())).toBeNull();
    expect(beside({})).toEqual({
      ...{ billId: 'bill-1', version: 1, made: made().made, totalCents: 18_588, differenceCents: 0 },
      isChanged: false,
    });
  });

  test('differs by what came or went since', () => {
    expect(beside({ work: [call('2026-11-10T15:00:00Z', 25)] })).toMatchObject({
      ...{ isChanged: true, differenceCents: -8200 },
    });
    expect(beside({ work: [call('2026-11-10T15:00:00Z', 45)] })).toMatchObject({
      ...{ isChanged: true, differenceCents: -4100 },
    });
    // The same codes for another day of service are another bill.
    expect(beside({ work: [call('2026-11-11T15:00:00Z', 61.5)] })).toMatchObject({
      ...{ isChanged: true, differenceCents: 0 },
    });
  });

  test('is not changed by rates, codes, the payer, the rule of periods or what is covered since', () => {
    const same = { isChanged: false, differenceCents: 0 };
    expect(beside({}, { centsOf: () => () => 1 })).toMatchObject(same);
    expect(beside({}, { codes: [] })).toMatchObject(same);
    expect(beside({}, { periodRule: 'calendarMonth' })).toMatchObject(same);
    expect(beside({}, { isCovered: () => false })).toMatchObject(same);
    expect(beside({}, {}, made(), { payer: 'Aetna' })).toMatchObject(same);
  });

  test('keeps what its payer refused then, and prices what is new by today’s rates', () => {
    const refused = made(judged({}, { isCovered: (_, code) => code !== '99454' }));
    expect(refused.lines.map(({ code }) => code)).toEqual(['99457', '99458']);
    expect(beside({}, {}, refused)).toMatchObject({ isChanged: false, differenceCents: 0 });
    const small = made(judged({ dataDays: days('2026-10-20', 2) }, { centsOf: () => () => null }));
    expect(small.totalCents).toBe(0);
    expect(beside({}, {}, small)).toMatchObject({ isChanged: true, differenceCents: 5211 });
  });

  test('prices what is new by the payer of the bill, whoever pays since', () => {
    const centsOf = (payer: string) => () => (payer === 'Medicare' ? 5000 : 1);
    const small = made(judged({ dataDays: days('2026-10-20', 1) }, { centsOf }));
    expect(small.lines.map(({ code }) => code)).toEqual(['99457', '99458']);
    const aetna = { payer: 'Aetna' };
    expect(beside({}, { centsOf }, small, aetna)).toMatchObject({ isChanged: true, differenceCents: 5000 });
    // Of a bill that does not say who paid it is whoever pays today.
    const { basis: _, ...old } = small;
    expect(beside({}, { centsOf }, old, aetna)).toMatchObject({ isChanged: true, differenceCents: 1 });
  });

  test('of before it was kept what a bill was made by is judged by codes and units', () => {
    const { basis: _, ...old } = made();
    const plain = {
      ...old,
      lines: old.lines.map((line) => ({ ...line, dateOfService: undefined })).toReversed(),
    };
    expect(beside({}, {}, plain)).toMatchObject({ isChanged: false, differenceCents: 0 });
    expect(beside({}, { codes: [] }, plain)).toMatchObject({ isChanged: true });
    expect(beside({ work: [call('2026-11-11T15:00:00Z', 61.5)] }, {}, plain)).toMatchObject({
      isChanged: false,
    });
    expect(beside({ work: [] }, {}, plain)).toMatchObject({ isChanged: true });
  });
});
