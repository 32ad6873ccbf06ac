import { describe, expect, test } from 'vitest';
import { dayPlus, daysFrom } from '../time/days.ts';
import { columnOf, riskKindOf, risksOf } from './board.ts';
import type { BillContext, CareFacts } from './careFacts.ts';
import { judgeMonth } from './judge.ts';
import { lineEstimate } from './lineEstimate.ts';
import { standardCodes } from './standardCodes.ts';

const newYork = 'America/New_York';
const facts: CareFacts = {
  ...{
    dataDays: [],
    episodeEnds: [],
    isMonitored: true,
    work: [],
    otherClaims: [],
    billedSetUps: ['2026-01-05'],
    billedPeriods: [],
  },
  ...{ consent: { from: '2020-01-01', to: null }, hasOrder: true, hasDiagnosis: true, hasTraining: true },
};
const cents = { 99445: 5211, 99454: 5211, 99470: 2600, 99457: 5177, 99458: 4100 } as Record<string, number>;
const centsOf = (code: string) => cents[code] ?? null;
const at = (day: string, special: Partial<BillContext> = {}): BillContext => ({
  ...{ month: { year: 2026, month: 11 }, now: new Date(`${day}T15:00:00Z`), codes: standardCodes },
  ...{ patientZone: newYork, clinicZone: newYork, periodRule: 'calendarMonth', isCovered: () => true },
  ...special,
});
const days = (first: string, count: number) => daysFrom(first, dayPlus(first, count - 1));
const care = (minutes: number, isInteractive = true) => {
  const start = new Date('2026-11-10T15:00:00Z');
  return [{ start, end: new Date(start.getTime() + minutes * 60_000), isInteractive, isPhysicians: false }];
};
const said = (special: Partial<CareFacts>, context: BillContext, rates = centsOf) => {
  const verdicts = judgeMonth({ ...facts, ...special }, context).filter(({ clock }) => clock !== 'episode');
  const risks = risksOf(verdicts, rates);
  return `${columnOf(verdicts, risks)}: ${risks.map((risk) => `${risk.verdict.code} ${riskKindOf(risk)} ${risk.cents}`).join(', ')}`;
};

describe('who is at risk (SCR-04)', () => {
  test.each<[label: string, facts: Partial<CareFacts>, day: string, said: string]>([
    ['early in the month, nothing sent yet', {}, '2026-11-05', 'notBillable: '],
    [
      'nothing in sight with 10 days left',
      {},
      '2026-11-20',
      'atRisk: 99445 readings 5211, 99470 minutes 2600',
    ],
    ['the same with 11 days left', {}, '2026-11-19', 'notBillable: '],
    [
      'supply is reached, and no care has begun: nothing is lost that anybody worked for',
      { dataDays: days('2026-11-01', 20) },
      '2026-11-20',
      'billable: ',
    ],
    [
      'care has begun',
      { dataDays: days('2026-11-01', 20), work: care(7) },
      '2026-11-20',
      'atRisk: 99470 minutes 2600',
    ],
    [
      'the live contact is missing',
      { dataDays: days('2026-11-01', 20), work: care(20, false) },
      '2026-11-20',
      'atRisk: 99457 contact 5177',
    ],
    [
      'one minute from the better code',
      { dataDays: days('2026-11-01', 20), work: care(19) },
      '2026-11-12',
      'atRisk: 99457 minutes 2577',
    ],
    ['six minutes from it', { dataDays: days('2026-11-01', 20), work: care(14) }, '2026-11-20', 'billable: '],
    [
      'two days from the better supply, which pays the same',
      { dataDays: days('2026-11-01', 14), work: care(20) },
      '2026-11-20',
      'billable: ',
    ],
    [
      'one day in twenty',
      { dataDays: ['2026-11-02'], work: care(20) },
      '2026-11-20',
      'atRisk: 99445 readings 5211',
    ],
    [
      'a paper is missing, however much time is left',
      { dataDays: days('2026-11-01', 4), hasDiagnosis: false },
      '2026-11-05',
      'atRisk: 99470 documents 2600, 99445 documents 5211',
    ],
  ])('%s', (_label, special, day, expected) => {
    expect(said(special, at(day))).toBe(expected);
  });

  test('who is on course for the better supply is no risk, and who has stopped sending is', () => {
    const better = (code: string) => (code === '99454' ? 6000 : centsOf(code));
    // 14 days in 16: by the pace until now more than 10 are to come, and 2 are missing.
    expect(said({ dataDays: days('2026-11-01', 14), work: care(20) }, at('2026-11-16'), better)).toBe(
      'billable: ',
    );
    // 14 days in 28, two days left, two missing.
    expect(said({ dataDays: days('2026-11-01', 14), work: care(20) }, at('2026-11-28'), better)).toBe(
      'atRisk: 99454 readings 789',
    );
  });
});

test('an estimate puts the better code in the place of the other, and adds up (SCR-04)', () => {
  const verdicts = judgeMonth(
    { ...facts, dataDays: days('2026-11-01', 20), work: care(19) },
    at('2026-11-20'),
  ).filter(({ clock }) => clock !== 'episode');
  const risks = risksOf(verdicts, centsOf);
  expect(lineEstimate({ verdicts, risks, centsOf })).toEqual({
    rows: [
      {
        kind: 'supply',
        now: { codes: ['99454'], cents: 5211 },
        saved: { codes: ['99454'], cents: 5211 },
      },
      { kind: 'care', now: { codes: ['99470'], cents: 2600 }, saved: { codes: ['99457'], cents: 5177 } },
    ],
    ...{ nowCents: 7811, savedCents: 10388 },
  });
  expect(lineEstimate({ verdicts, risks, centsOf: () => null }).nowCents).toBeNull();
});
