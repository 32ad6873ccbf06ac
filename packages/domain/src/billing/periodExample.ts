import type { PeriodRule } from './careFacts.ts';
import { consented } from './clocks.ts';
import type { DevicePeriod } from './devicePeriods.ts';
import type { PeriodExample } from './exampleWire.ts';
import { dayIn } from './kept.ts';
import { type MonthAsked, type MonthJudged, monthJudged, periodsOfMonth } from './monthJudged.ts';
import type { BillingPapers } from './papers.ts';
import type { PatientCare } from './patientCare.ts';
import { isReached } from './verdict.ts';

/**
 * The patient by whom the rules for the device period are shown: of those with a period that runs one who lacks days for a
 * code rather than one who has all, with as many days with data in it as there are.
 *
 * @param asked the month that runs by the clinic's clock; its rule for the period does not matter
 * @see SCR-04
 */
export function periodExampleOf(
  patients: readonly { care: PatientCare; papers: BillingPapers }[],
  asked: MonthAsked,
): PeriodExample | null {
  const examples = patients.flatMap(({ care, papers }) => exampleOf(care, papers, asked) ?? []);
  const rank = ({ windows: { thirtyDays }, dataDays }: PeriodExample) =>
    (thirtyDays.more ? 10_000 : 0) + thirtyDays.count * 100 + dataDays.length;
  return examples.toSorted((a, b) => rank(b) - rank(a))[0] ?? null;
}

function exampleOf(care: PatientCare, papers: BillingPapers, asked: MonthAsked): PeriodExample | null {
  const judgedBy = (periodRule: PeriodRule, month: Pick<MonthAsked, 'year' | 'month'> = asked) =>
    monthJudged(care, papers, { ...asked, ...month, periodRule });
  const today = dayIn(care.timeZone, asked.now);
  const ofMonth = judgedBy('thirtyDays');
  const running = periodsOfMonth(ofMonth).find(({ start, end }) => start <= today && today <= end);
  const byMonth = judgedBy('calendarMonth');
  const [month] = periodsOfMonth(byMonth);
  if (!running || !month) return null;
  // What a period is worth is said in the month in which it ends.
  const end = { year: Number(running.end.slice(0, 4)), month: Number(running.end.slice(5, 7)) };
  const { dataDays } = consented(ofMonth.facts, ofMonth.context);
  const isShown = (day: string) =>
    [running, month].some((window) => window.start <= day && day <= window.end);
  return {
    name: care.name,
    today,
    dataDays: dataDays.filter(isShown),
    windows: {
      thirtyDays: windowOf(running, judgedBy('thirtyDays', end)),
      calendarMonth: windowOf(month, byMonth),
    },
  };
}

/** What the rules say of the days of a period: papers that are missing are another matter. */
function windowOf({ start, end, days }: DevicePeriod, { verdicts }: MonthJudged) {
  const ofDays = verdicts.filter(
    (each) => each.clock === 'devicePeriod' && each.start === start && each.rule.counts === 'days',
  );
  const lacking = ofDays.flatMap(({ code, state, missing }) =>
    state === 'possible'
      ? missing.flatMap((each) => (each.what === 'days' ? [{ count: each.count, code }] : []))
      : [],
  );
  const enough = ofDays.find(
    (each) => isReached(each) || (each.state === 'possible' && each.has >= each.least),
  );
  return {
    start,
    end,
    count: days.length,
    code: enough?.code ?? null,
    more: lacking.toSorted((a, b) => a.count - b.count)[0] ?? null,
  };
}
