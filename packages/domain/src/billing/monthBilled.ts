import { formatStamp } from '../time/time.ts';
import type { BoardRow } from './boardWire.ts';
import type { Biller, KeptBill, KeptLine } from './keptBill.ts';
import { careOfMonth, type MonthAsked, type MonthJudged, monthJudged } from './monthJudged.ts';
import { type CodeVerdict, isReached } from './verdict.ts';
import { verdictRow } from './verdictRow.ts';

/**
 * The lines of a bill: what is reached of a month, each with the rate of its day of service, or `null` when none is known.
 *
 * @returns the lines, and the sum of those whose rate is known, in cents
 * @see API-25
 */
export function billLines(judged: MonthJudged): { lines: KeptLine[]; totalCents: number } {
  const { verdicts, context, centsOf } = judged;
  // What a payer may refuse beside another code is a person's to decide (99091 beside 99457).
  const lines = verdicts
    .filter((each) => isReached(each) && each.warns.length === 0)
    .map((verdict): KeptLine => {
      const { code, units, start, end } = verdict;
      const day = verdict.dateOfService ?? start;
      const known = context.codes.find((each) => each.code === code);
      return {
        code,
        description: known?.description ?? '',
        units,
        cents: centsOf(code, day),
        evidence: evidenceOf(verdict, judged),
        dateOfService: day,
        start,
        end,
      };
    });
  return { lines, totalCents: sumOf(lines) };
}

/**
 * What of a month a line rests on: the days of its clock, of a care month those of the first device period that ends in it,
 * and the minutes and live contacts of the care month.
 */
function evidenceOf(verdict: CodeVerdict, judged: MonthJudged): KeptLine['evidence'] {
  const { seconds, contacts } = careOfMonth(judged);
  const days = judged.verdicts.find(
    ({ clock, rule, start }) =>
      clock === 'devicePeriod' &&
      rule.counts === 'days' &&
      (verdict.clock === 'careMonth' || start === verdict.start),
  );
  const own = verdict.rule.counts === 'days' ? verdict : days;
  return { days: own?.has ?? 0, minutes: Math.floor(seconds / 60), contacts };
}

const sumOf = (lines: readonly KeptLine[]) =>
  lines.reduce((sum, { units, cents }) => sum + units * (cents ?? 0), 0);

/**
 * Whether the rules say of nothing of a month that its clock still runs, neither of what is reached nor of what has begun and
 * may be: what is billed then is final. A patient west of the clinic still measures in a month that is over for it.
 */
export const isSettled = ({ verdicts }: Pick<MonthJudged, 'verdicts'>): boolean =>
  !verdicts.some(
    ({ state, has, daysLeft }) =>
      state === 'provisional' || (state === 'possible' && has > 0 && (daysLeft ?? -1) >= 0),
  );

/** A bill of what is reached, with all that it was made by. Its version is the store's to give. */
export function madeBill(
  judged: MonthJudged,
  { now, periodRule, year, month, clinicZone }: MonthAsked,
  { billId, reason, biller }: { billId: string; reason: string | null; biller: Biller },
): Omit<KeptBill, 'version'> {
  const { care, payer, papers, context, verdicts } = judged;
  return {
    billId,
    userId: care.patientId,
    year,
    month,
    ...billLines(judged),
    made: formatStamp(now),
    reason,
    basis: {
      payer,
      diagnosis: papers.diagnosis,
      biller,
      provider: care.provider,
      periodRule,
      patientZone: care.timeZone,
      clinicZone,
      codes: [...context.codes],
      verdicts: verdicts.map((verdict) => {
        const { least, most, each, maxUnits, from, to, source } = verdict.rule;
        return {
          ...verdictRow(verdict, judged),
          rule: { least, most, each, maxUnits, from, to, source },
        };
      }),
    },
  };
}

/**
 * The bill that a patient's month has, and how a bill of today's data would differ. The codes, the payer and the rates are
 * those that the bill was made by, so that only a change of data shows; what is new is priced by today's rates of that payer.
 */
export function billedOf({ care, papers }: MonthJudged, asked: MonthAsked): BoardRow['billed'] {
  const { bill } = care;
  if (!bill) return null;
  const { billId, version, made, totalCents } = bill;
  const kept = new Map(bill.lines.map(({ code, cents }) => [code, cents]));
  const refused = new Set(
    bill.basis?.verdicts.filter(({ no }) => no === 'notCovered').map(({ code }) => code),
  );
  const today = monthJudged(
    care,
    { ...papers, ...(bill.basis && { payer: bill.basis.payer }) },
    {
      ...asked,
      ...(bill.basis && { periodRule: bill.basis.periodRule }),
      // What was covered then is not asked anew.
      isCovered: (_payer, code) => !refused.has(code),
      centsOf: (payer) => {
        const centsOf = asked.centsOf(payer);
        return (code, day) => (kept.has(code) ? (kept.get(code) ?? null) : centsOf(code, day));
      },
    },
    bill.basis?.codes ?? asked.codes,
  );
  const now = billLines(today);
  return {
    billId,
    version,
    made,
    totalCents,
    differenceCents: now.totalCents - totalCents,
    isChanged: keysOf(now.lines, bill) !== keysOf(bill.lines, bill),
  };
}

/** What makes two bills the same: codes, units, and of bills that know them the days of service. */
const keysOf = (lines: readonly KeptLine[], { basis }: KeptBill): string =>
  lines
    .map(({ code, units, dateOfService }) => `${code} ${units} ${basis && dateOfService}`)
    .sort()
    .join();
