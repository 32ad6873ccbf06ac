import type { BillingCode } from './billing.ts';
import type { BillContext } from './careFacts.ts';
import { clocksOf, consented, dayStart } from './clocks.ts';
import { rulesOfCodes } from './judge.ts';
import { dayIn, keptDayPlus } from './kept.ts';
import type { MonthJudged } from './monthJudged.ts';

/**
 * Until when what the rules say of a patient's month stays as it is while nothing is written: up to, and not at that moment.
 * A month asks what day it is by the patient's and by the clinic's clock, how many minutes are left of a clock that runs,
 * and which work has begun; nothing else of it depends on the time. A timer that runs does: of whom one runs, nothing is kept.
 *
 * @returns `null` when it can be another one at any moment
 */
export function heldUntil({ care, facts, context }: MonthJudged): Date | null {
  const now = context.now.getTime();
  const until = Math.min(
    ...[context.patientZone, context.clinicZone].map((zone) => nextDay(context.now, zone)),
    ...facts.work.map(({ start }) => start.getTime()).filter((start) => start > now),
    ...[context, ...ofBill(context, care.bill?.basis)].flatMap((each) => lastMinutes(facts, each)),
  );
  return until > now ? new Date(until) : null;
}

const nextDay = (now: Date, zone: string): number =>
  dayStart(keptDayPlus(dayIn(zone, now), 1), zone).getTime();

/** A bill is compared with what it would be today by the codes and the periods that it was made by. */
const ofBill = (
  context: BillContext,
  basis: Pick<BillContext, 'codes' | 'periodRule'> | undefined,
): BillContext[] => (basis ? [{ ...context, codes: basis.codes, periodRule: basis.periodRule }] : []);

/** The moments from which on the minutes that are left may be fewer than a code asks for: of each clock that still runs. */
function lastMinutes(facts: MonthJudged['facts'], context: BillContext): number[] {
  const most = mostMinutes(context.codes);
  return clocksOf(consented(facts, context), context)
    .filter(({ clock, isOver }) => clock !== 'episode' && !isOver)
    .map(({ minutesLeft }) => context.now.getTime() + (minutesLeft - most) * 60_000);
}

/** More minutes than any code can miss. */
const mostMinutes = (codes: readonly BillingCode[]): number =>
  Math.max(
    1,
    ...rulesOfCodes(codes)
      .flat()
      .filter(({ counts }) => counts !== 'days')
      .map(({ least, each, maxUnits }) => least + (each ?? 0) * maxUnits),
  );
