import { daysBetween } from '../time/days.ts';
import { compareText } from '../wire/compareText.ts';
import type { BillDocument } from './careFacts.ts';
import { type CodeVerdict, isReached, type Missing } from './verdict.ts';

/** Where a patient stands on the board of a month; each in one column only. @see SCR-04 */
export const billColumns = ['billable', 'atRisk', 'notBillable'] as const;
export type BillColumn = (typeof billColumns)[number];

/** Where a patient stands as people are told: in a month that is closed nothing is billable or at risk any more. */
export function toldColumn(column: BillColumn | 'billed', isClosed: boolean) {
  if (isClosed && column === 'billable') return 'unbilled';
  return isClosed && column === 'atRisk' ? 'incomplete' : column;
}
export type ToldColumn = ReturnType<typeof toldColumn>;

/** By what the patients at risk are filtered. */
export const riskKinds = ['minutes', 'readings', 'contact', 'documents'] as const;
export type RiskKind = (typeof riskKinds)[number];

/** From how few missing days or minutes on a better code is near enough to be worth a call. */
export const nearDays = 3;
export const nearMinutes = 5;
/** From how few days before its end on a clock in which nothing is reached is a risk. */
export const riskDays = 10;
/** How many times as many days as are missing must be to come, at the pace until now, for a patient to be on course. */
export const courseFactor = 1.5;

/** A code that would be lost, and what it would add. */
export interface BillRisk {
  verdict: CodeVerdict;
  /** What the bill would be higher by, in cents; `null` when no rate is known. */
  cents: number | null;
}

/** What a unit of a code pays on a day of service, in cents; `null` when no rate is known. */
export type CentsOf = (code: string, day: string) => number | null;

/** What a verdict is worth as it stands, in cents: 0 of what is not reached, `null` when no rate is known. */
export function verdictCents(verdict: CodeVerdict, centsOf: CentsOf): number | null {
  if (!isReached(verdict)) return 0;
  const cents = centsOf(verdict.code, verdict.dateOfService ?? verdict.start);
  return cents === null ? null : cents * verdict.units;
}

/** A sum of cents; `null` when one of them is not known. */
export const sumOfCents = (all: readonly (number | null)[]): number | null =>
  all.reduce<number | null>((sum, each) => (sum === null || each === null ? null : sum + each), 0);

/**
 * What of a month can still be had or lost, that which ends first on top: papers that are missing, clocks that end within
 * days without a code, and a better code that is near and pays more. A further unit is none: it has no end of its own.
 *
 * Readings come by themselves: whose pace brings the days that are missing comfortably is on course, and no risk. Minutes
 * and live contacts come when somebody works: a care month in which nothing has begun is a risk of those alone of whom
 * nothing else is reached.
 */
export function risksOf(verdicts: readonly CodeVerdict[], centsOf: CentsOf): BillRisk[] {
  const isAnyReached = verdicts.some(isReached);
  return verdicts
    .filter(
      ({ state, rule }) =>
        state === 'possible' && rule.addOnOf === null && rule.counts !== 'physicianMinutes',
    )
    .map((verdict) => ({
      verdict,
      rival: verdicts.find((other) => isReached(other) && sharesClock(other, verdict)),
    }))
    .map(({ verdict, rival }) => ({ verdict, rival, cents: gain(verdict, rival, centsOf) }))
    .filter(({ verdict, rival, cents }) => {
      if (verdict.missing.some(({ what }) => isDocument(what))) return true;
      if (isOnCourse(verdict)) return false;
      if (rival) return isNear(verdict.missing) && cents !== 0;
      const hasBegun = verdict.rule.counts === 'days' || verdict.has > 0 || !isAnyReached;
      return hasBegun && (verdict.daysLeft ?? riskDays + 1) <= riskDays;
    })
    .filter(({ verdict }, _at, all) => !all.some((other) => isBefore(other.verdict, verdict)))
    .map(({ verdict, cents }) => ({ verdict, cents }))
    .sort((a, b) => byEnd(a.verdict, b.verdict));
}

/** Two codes of one clock and its stretch of time, of which only one can be billed. */
const sharesClock = (one: CodeVerdict, other: CodeVerdict) =>
  one.clock === other.clock && one.start === other.start && one.rule.counts === other.rule.counts;

/** Of two possible codes of one clock the nearer one is told. */
const isBefore = (one: CodeVerdict, other: CodeVerdict) => sharesClock(one, other) && one.least < other.least;

const gain = (verdict: CodeVerdict, rival: CodeVerdict | undefined, centsOf: CentsOf): number | null => {
  const day = verdict.lastDay ?? verdict.dateOfService ?? verdict.start;
  const cents = centsOf(verdict.code, day);
  const now = rival ? verdictCents(rival, centsOf) : 0;
  return cents === null || now === null ? null : cents - now;
};

const isDocument = (what: Missing['what']): what is BillDocument =>
  !['days', 'minutes', 'contact'].includes(what);

const isNear = (missing: readonly Missing[]) =>
  missing.every((each) => {
    if (!('count' in each)) return true;
    return each.count <= (each.what === 'days' ? nearDays : nearMinutes);
  });

/** Whether the days that are missing come comfortably at the pace until now. */
function isOnCourse({ rule, has, missing, start, lastDay, daysLeft }: CodeVerdict): boolean {
  const left = daysLeft ?? 0;
  const gone = daysBetween(start, lastDay ?? start) + 1 - left;
  const lacks = missing.reduce((sum, each) => sum + ('count' in each ? each.count : 0), 0);
  return rule.counts === 'days' && has * left >= courseFactor * lacks * gone;
}

const byEnd = (one: CodeVerdict, other: CodeVerdict) =>
  compareText(one.lastDay ?? '9', other.lastDay ?? '9') || compareText(one.code, other.code);

/**
 * In which column a patient stands: at risk as long as anything is; else with what is reached; else with the refusals, also
 * when there is time enough for all that is missing.
 */
export function columnOf(verdicts: readonly CodeVerdict[], risks: readonly BillRisk[]): BillColumn {
  if (risks.length > 0) return 'atRisk';
  return verdicts.some(isReached) ? 'billable' : 'notBillable';
}

/** What kind of thing is missing of a risk: the one that somebody has to do first. */
export function riskKindOf({ verdict: { missing } }: BillRisk): RiskKind {
  const has = (what: Missing['what']) => missing.some((each) => each.what === what);
  if (missing.some(({ what }) => isDocument(what))) return 'documents';
  if (has('days')) return 'readings';
  return has('minutes') ? 'minutes' : 'contact';
}
