import { newYork, nothing } from './judgedMonth.ts';
import type { BillingCode } from './src/billing/billing.ts';
import type { BillContext, CareFacts, CareStretch } from './src/billing/careFacts.ts';
import { judgeMonth } from './src/billing/judge.ts';
import { standardCodes } from './src/billing/standardCodes.ts';

/*
 * Whole verdicts: each line is all that the rules say of one code in one stretch of time. What a list, a bill or an
 * evidence pack prints comes from here, so that a field that changes must change a line.
 */
/** Another zone than that of patient and clinic. */
export const losAngeles = 'America/Los_Angeles';
/** A month, looked at from a moment. */
export const at = (month: string, now: string, special: Partial<BillContext> = {}): BillContext => ({
  month: { year: Number(month.slice(0, 4)), month: Number(month.slice(5)) },
  now: new Date(now),
  ...{ patientZone: newYork, clinicZone: newYork, periodRule: 'thirtyDays', codes: standardCodes },
  ...{ isCovered: () => true, ...special },
});
/** When all of it is over. */
export const over = '2028-06-01T12:00:00Z';
/** Time with the patient. */
export const work = (start: string, minutes: number, special: Partial<CareStretch> = {}): CareStretch => ({
  start: new Date(start),
  end: new Date(Date.parse(start) + minutes * 60_000),
  ...{ isInteractive: false, isPhysicians: false, ...special },
});
export const call = { isInteractive: true };
export const doctor = { isPhysicians: true };

/** Everything of a verdict but its rule, in a line. */
export const told = (facts: Partial<CareFacts>, context: BillContext, only: readonly string[] = []) =>
  judgeMonth({ ...nothing, ...facts }, context)
    .filter(({ code }) => only.length === 0 || only.includes(code))
    .map((each) => {
      const lacks = each.missing.map((one) => ('count' in one ? `${one.count} ${one.what}` : one.what));
      return [
        `${each.code} ${each.clock} ${each.start}..${each.end}: ${each.state} x${each.units}`,
        `has ${each.has}/${each.least} on ${each.dateOfService}`,
        ...(lacks.length > 0 ? [`lacks ${lacks.join(' + ')}`] : []),
        ...(each.lastDay === null ? [] : [`until ${each.lastDay} (${each.daysLeft})`]),
        ...(each.no ? [[each.no, each.by].filter(Boolean).join(' ')] : []),
        ...(each.warns.length > 0 ? [`warns ${each.warns.join()}`] : []),
      ].join(', ');
    });

/** The standard codes, with others in place of them or beside. */
export const codes = (...special: Partial<BillingCode>[]): BillingCode[] => [
  ...standardCodes.filter(({ code }) => special.every((each) => each.code !== code)),
  ...special.map((each) => ({
    ...{ code: 'X1', description: 'Own', unit: 'days' as const, threshold: 2, excludes: [] },
    ...{
      effectiveFrom: '2020-01-01',
      effectiveTo: null,
      ...standardCodes.find(({ code }) => code === each.code),
    },
    ...each,
  })),
];
/** Noon at the clinic. */
export const nov20 = '2026-11-20T17:00:00Z';
