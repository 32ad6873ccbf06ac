import { describe, expect, test } from 'vitest';
import { call, judgedPatient as judged, november, papers, patient } from '../../judgedPatient.ts';
import {
  careOfMonth,
  daysOfCare,
  isOnBoard,
  type MonthAsked,
  type MonthJudged,
  monthJudged,
  periodRow,
  periodsOfMonth,
  refusalOfMonth,
} from './monthJudged.ts';
import type { PatientCare } from './patientCare.ts';
import { standardCodes } from './standardCodes.ts';
import { type BillRefusal, type CodeVerdict, isReached } from './verdict.ts';

const asked = (special: Partial<MonthAsked> = {}): MonthAsked => ({ ...november, ...special });

describe('a patient’s month (SCR-04)', () => {
  test('is what is reached, with what it pays', () => {
    const month = judged();
    expect(month.verdicts.filter(isReached).map(({ code }) => code)).toEqual(['99454', '99457']);
    expect(month).toMatchObject({ column: 'billable', risks: [], cents: 10_388, payer: 'Medicare' });
    expect(judged({}, { centsOf: () => (code) => (code === '99457' ? 5177 : null) }).cents).toBeNull();
    expect(judged({}, { centsOf: () => (code) => (code === '99454' ? 5211 : null) }).cents).toBeNull();
    expect(judged({ dataDays: [], work: [] }).cents).toBe(0);
  });

  test('goes by the patient’s own payer, where one is known, and by the codes that are asked for', () => {
    const by = asked({
      isCovered: (payer, code) => payer === 'Medicare' || code !== '99454',
      centsOf: (payer) => () => (payer === 'Aetna' ? 100 : 1),
    });
    const own = monthJudged(patient, { ...papers, payer: 'Aetna' }, by);
    expect(own).toMatchObject({ payer: 'Aetna', cents: 100 });
    expect(own.verdicts.find(({ code }) => code === '99454')?.no).toBe('notCovered');
    const few = monthJudged(
      patient,
      papers,
      by,
      standardCodes.filter(({ code }) => code === '99457'),
    );
    expect(few.verdicts.map(({ code }) => code)).toEqual(['99457']);
  });

  test('has at risk what is missing and can still be had', () => {
    const waits = judged(
      { work: [call('2026-11-10T15:00:00Z', 22, { isInteractive: false })] },
      { now: new Date('2026-11-25T17:00:00Z') },
    );
    expect(waits.column).toBe('atRisk');
    expect(waits.risks.map(({ verdict, cents }) => [verdict.code, cents])).toEqual([['99457', 5177]]);
  });
});

describe('why a month brings nothing (SCR-04)', () => {
  const verdict = (no: BillRefusal | null, has = 3, state: CodeVerdict['state'] = 'impossible') =>
    ({ no, has, state }) as CodeVerdict;
  const why = (verdicts: CodeVerdict[], column: MonthJudged['column'] = 'notBillable') =>
    refusalOfMonth({ verdicts, column });

  const order: BillRefusal[] = [
    ...(['otherPractice', 'otherProgramme', 'notCovered', 'tooFewDays'] as const),
    ...(['noContact', 'tooFewMinutes', 'noData'] as const),
  ];
  test.each(order)('of several refusals the first one is told: %s', (no) => {
    const later = order.slice(order.indexOf(no)).toReversed();
    expect(why([verdict('replaced'), ...later.map((each) => verdict(each))])).toBe(no);
  });

  test('nobody is told of minutes who has nothing at all, but of another who bills', () => {
    expect(why([verdict('tooFewMinutes', 0), verdict('noData', 0)])).toBe('noData');
    expect(why([verdict('tooFewMinutes', 0), verdict('noData', 3)])).toBe('tooFewMinutes');
    expect(why([verdict('otherPractice', 0)])).toBe('otherPractice');
    expect(why([verdict('otherProgramme', 0)])).toBe('otherProgramme');
  });

  test('what is in no order is told as it is, and of nothing there are no data', () => {
    expect(why([verdict(null), verdict('billedBefore')])).toBe('billedBefore');
    expect(why([verdict(null)])).toBe('noData');
    expect(why([])).toBe('noData');
  });

  test('of what is reached, at risk or still possible nothing is told', () => {
    expect(why([verdict('tooFewDays')], 'billable')).toBeNull();
    expect(why([verdict('tooFewDays')], 'atRisk')).toBeNull();
    expect(why([verdict('tooFewDays'), verdict(null, 1, 'possible')])).toBeNull();
  });
});

describe('the care month (SCR-04)', () => {
  // Midnight in New York: 4:00 of November 1, still by summer time, and 5:00 of December 1.
  const edges = [
    call('2026-11-01T03:50:00Z', 10),
    call('2026-11-01T03:50:00Z', 15),
    call('2026-12-01T04:59:59Z', 2, { isInteractive: false }),
    call('2026-12-01T05:00:00Z', 10),
  ];

  test('counts what lies in it by the clinic’s clock', () => {
    expect(careOfMonth(judged({ work: edges }))).toEqual({
      ...{ start: '2026-11-01', end: '2026-11-30', seconds: 301, contacts: 1 },
    });
  });

  test('knows a call from the moment at which it begins', () => {
    const at = (now: string) =>
      careOfMonth(judged({ work: [call('2026-11-10T15:00:00Z', 5)] }, { now: new Date(now) })).contacts;
    expect([at('2026-11-10T14:59:59Z'), at('2026-11-10T15:00:00Z')]).toEqual([0, 1]);
  });

  test('tells the days of work in their order, each by its beginning', () => {
    const work = [
      call('2026-11-12T15:00:00Z', 5, { isInteractive: false }),
      call('2026-11-10T04:59:00Z', 3),
      call('2026-11-12T16:00:00Z', 2),
      ...edges,
    ];
    expect(daysOfCare(judged({ work }))).toEqual([
      { day: '2026-11-01', minutes: 5, hasContact: true },
      { day: '2026-11-09', minutes: 3, hasContact: true },
      { day: '2026-11-12', minutes: 7, hasContact: true },
      { day: '2026-11-30', minutes: 0, hasContact: false },
    ]);
  });
});

describe('the device periods of a month (SCR-04)', () => {
  const told = (dataDays: string[], now: string, month = 11) =>
    periodsOfMonth(judged({ dataDays }, { now: new Date(now), month })).map(
      ({ start, end }) => `${start} ${end}`,
    );

  test('are those that end in it, its first and last day among them', () => {
    const ended = (day: string) => told([day], '2027-02-20T17:00:00Z').filter((each) => each < '2027');
    expect(ended('2026-10-03')).toEqual(['2026-10-03 2026-11-01']);
    expect(ended('2026-10-02')).toEqual(['2026-11-01 2026-11-30']);
    expect(ended('2026-11-02')).toEqual([]);
  });

  test('and, of the month that runs, the one of today, on its first and last day too', () => {
    expect(told(['2026-11-02'], '2026-11-02T17:00:00Z')).toEqual(['2026-11-02 2026-12-01']);
    expect(told(['2026-11-02'], '2026-11-30T17:00:00Z')).toEqual(['2026-11-02 2026-12-01']);
    expect(told(['2026-11-02'], '2026-12-01T17:00:00Z', 12)[0]).toBe('2026-11-02 2026-12-01');
    // The next one begins on November 20 and ends in another month.
    expect(told(['2026-10-21'], '2026-11-19T17:00:00Z')).toEqual(['2026-10-21 2026-11-19']);
    expect(told(['2026-10-21'], '2026-11-20T17:00:00Z')).toEqual([
      '2026-10-21 2026-11-19',
      '2026-11-20 2026-12-19',
    ]);
  });

  test('but not, of a month that is over or is still to come, the one of today', () => {
    expect(told(['2026-11-02'], '2026-12-01T17:00:00Z')).toEqual([]);
    expect(told(['2026-10-21'], '2026-12-10T17:00:00Z')).toEqual(['2026-10-21 2026-11-19']);
    expect(told(['2026-10-12'], '2026-10-20T17:00:00Z')).toEqual(['2026-10-12 2026-11-10']);
    expect(told(['2026-10-12'], '2026-10-20T17:00:00Z', 12)).toEqual(['2026-11-11 2026-12-10']);
    // By the clinic's clock, in New York, November is over at 5:00.
    expect(told(['2026-11-02'], '2026-12-01T04:59:59Z')).toEqual(['2026-11-02 2026-12-01']);
    expect(told(['2026-11-02'], '2026-12-01T05:00:00Z')).toEqual([]);
  });

  test('are one by calendar months, with the data of its days', () => {
    const dataDays = ['2026-10-31', '2026-11-01', '2026-11-30', '2026-12-01'];
    expect(periodsOfMonth(judged({ dataDays }, { periodRule: 'calendarMonth' }))).toEqual([
      { episode: 0, start: '2026-11-01', end: '2026-11-30', days: ['2026-11-01', '2026-11-30'] },
    ]);
  });

  test('are told with the code that is reached, and whether they are over', () => {
    const row = (dataDays: string[], now = '2026-12-20T17:00:00Z') => {
      const month = judged({ dataDays }, { now: new Date(now) });
      return periodsOfMonth(month).map((each) => periodRow(each, month))[0];
    };
    const period = { start: '2026-10-20', end: '2026-11-18' };
    expect(row(patient.dataDays.slice())).toEqual({
      ...period,
      ...{ days: patient.dataDays, isOver: true, code: '99454' },
    });
    expect(row(['2026-10-20'])).toMatchObject({ ...period, code: null });
    expect(row(['2026-10-20'], '2026-11-18T17:00:00Z')?.isOver).toBe(false);
    expect(row(['2026-10-20'], '2026-11-19T17:00:00Z')?.isOver).toBe(true);
    // What another period reached, and what counts a physician’s minutes, is not its.
    const { verdicts, context, ...month } = judged();
    const other = verdicts.map((each) => ({ ...each, start: '2026-09-20' }));
    const [own] = periodsOfMonth(judged());
    const physicians = verdicts.map((each) => ({
      ...each,
      rule: { ...each.rule, counts: 'physicianMinutes' as const },
    }));
    const clocks = verdicts.map((each) => ({ ...each, clock: 'episode' as const }));
    for (const wrong of [other, physicians, clocks])
      expect(own && periodRow(own, { ...month, context, verdicts: wrong }).code).toBeNull();
  });
});

test('a patient is on the board while in care, and afterwards with a bill or something to bill (SCR-04)', () => {
  const nothing = { dataDays: [], work: [] };
  const bill = { billId: 'bill-1' } as PatientCare['bill'];
  expect(isOnBoard(judged(nothing))).toBe(true);
  expect(isOnBoard(judged({ ...nothing, dischargeDay: '2026-11-20' }))).toBe(false);
  expect(isOnBoard(judged({ dischargeDay: '2026-11-20' }))).toBe(true);
  expect(isOnBoard({ ...judged(nothing), care: { ...patient, dischargeDay: '2026-11-20', bill } })).toBe(
    true,
  );
});
