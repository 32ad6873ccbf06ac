import type { BillContext, CareFacts, CareStretch } from './src/billing/careFacts.ts';
import { judgeMonth } from './src/billing/judge.ts';
import { standardCodes } from './src/billing/standardCodes.ts';
import { dayPlus, daysFrom } from './src/time/days.ts';

/** The zone of patient and clinic. */
export const newYork = 'America/New_York';

/** A patient whose papers are all there, and of whom nothing came. */
export const nothing: CareFacts = {
  dataDays: [],
  episodeEnds: [],
  isMonitored: true,
  work: [],
  consent: { from: '2020-01-01', to: null },
  hasOrder: true,
  hasDiagnosis: true,
  hasTraining: true,
  otherClaims: [],
  billedSetUps: [],
  billedPeriods: [],
};

/** The month judged after it and all its periods are over. */
export const judged = (year: number, month: number, now = '2027-06-01T12:00:00Z'): BillContext => ({
  month: { year, month },
  now: new Date(now),
  patientZone: newYork,
  clinicZone: newYork,
  periodRule: 'thirtyDays',
  codes: standardCodes,
  isCovered: () => true,
});

/** So many days from the first on. */
export const days = (first: string, count: number) => daysFrom(first, dayPlus(first, count - 1));

/** Time with the patient, in seconds. */
export const minutes = (at: string, seconds: number, isInteractive = false): CareStretch => {
  const start = new Date(at);
  return { start, end: new Date(start.getTime() + seconds * 1000), isInteractive, isPhysicians: false };
};

/** What a month says, in one line for each code that is not simply impossible. */
export const said = (facts: Partial<CareFacts>, context: BillContext) =>
  judgeMonth({ ...nothing, ...facts }, context)
    .filter(({ state }) => state !== 'impossible')
    .map(({ code, units, state, dateOfService, missing }) => {
      const lacks = missing.map((each) => ('count' in each ? `${each.count} ${each.what}` : each.what));
      const times = units > 1 ? ` x${units}` : '';
      return `${code}${times} ${state}${dateOfService ? ` ${dateOfService}` : ''}${lacks.length > 0 ? ` lacks ${lacks.join(', ')}` : ''}`;
    });

/** Why each verdict of a code is a no. */
export const no = (facts: Partial<CareFacts>, context: BillContext, code: string) =>
  judgeMonth({ ...nothing, ...facts }, context)
    .filter((each) => each.code === code)
    .map((each) => (each.by ? `${each.no} ${each.by}` : each.no));

/** 30 days from March 2: the period ends in March. */
export const march2 = '2026-03-02';
