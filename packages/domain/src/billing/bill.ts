import { daysInMonth } from '../time/calendar.ts';
import type { BillingCode, BillLine, Rate } from './billing.ts';
import { addOns, billableCodes, type MonthOfCare } from './cpt.ts';

/** What a patient's care of a month rests on, as it is recorded. */
export type Evidence = Omit<MonthOfCare, 'year'>;

/** What makes the lines of a bill. */
export interface BillParts {
  year: number;
  /** 1 to 12 */
  month: number;
  evidence: Evidence;
  /** The codes that the clinic bills by. A code that is not among them is not billed. */
  codes: readonly BillingCode[];
  /** Rates of any payer and year. */
  rates: readonly Rate[];
}

/** The payer whose rates a bill is estimated by: the codes' rules are Medicare's. */
export const estimatePayer = 'Medicare';

/**
 * The lines of a bill: the codes that the evidence supports and that the clinic bills by in that month, each with the
 * rate of the year, or `null` when none is known. Of two codes that exclude each other, by either one's word, the
 * first stays; an add-on goes with the code that it adds to.
 *
 * @returns the lines, and the sum of those whose rate is known, in cents
 * @see API-25
 */
export function makeBill(parts: BillParts): { lines: BillLine[]; totalCents: number } {
  const { year, evidence, rates } = parts;
  const { days, minutes, contacts } = evidence;
  const lines = withoutConflicts(supportedCodes(parts)).map(
    ({ known: { code, description }, units }): BillLine => ({
      code,
      description,
      units,
      cents: rateOf(rates, code, year),
      evidence: { days, minutes, contacts },
    }),
  );
  return { lines, totalCents: lines.reduce((sum, { units, cents }) => sum + units * (cents ?? 0), 0) };
}

interface Candidate {
  known: BillingCode;
  units: number;
}

function supportedCodes({ year, month, evidence, codes }: BillParts): Candidate[] {
  return billableCodes({ ...evidence, year }).flatMap(({ code, units }) => {
    const known = codes.find((each) => each.code === code && isInForce(each, { year, month }));
    if (!known) return [];
    const reached = { episode: units, days: evidence.days, minutes: evidence.minutes }[known.unit];
    return reached >= known.threshold ? [{ known, units }] : [];
  });
}

/** Takes out each code that one before it excludes, and then each add-on whose code is not there. */
function withoutConflicts(candidates: readonly Candidate[]): Candidate[] {
  const kept: Candidate[] = [];
  for (const next of candidates) {
    if (!kept.some(({ known }) => excludes(known, next.known))) kept.push(next);
  }
  const has = (code: string) => kept.some(({ known }) => known.code === code);
  return kept.filter(({ known: { code } }) => has(addOns[code] ?? code));
}

/** Whether a code can be billed in at least one day of the month. Days compare as texts. */
function isInForce(
  { effectiveFrom, effectiveTo }: BillingCode,
  { year, month }: Pick<BillParts, 'year' | 'month'>,
): boolean {
  const dayOf = (day: number) => `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const hasBegun = effectiveFrom <= dayOf(daysInMonth(year, month));
  return hasBegun && (effectiveTo === null || effectiveTo >= dayOf(1));
}

const excludes = (a: BillingCode, b: BillingCode) =>
  a.excludes.includes(b.code) || b.excludes.includes(a.code);

const rateOf = (rates: readonly Rate[], code: string, year: number) =>
  rates.find((rate) => rate.code === code && rate.year === year && rate.payer === estimatePayer)?.cents ??
  null;
