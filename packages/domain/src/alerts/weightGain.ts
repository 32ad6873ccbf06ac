import { daysBetween } from '../time/days.ts';
import { localDay } from '../time/localDay.ts';
import { convert } from '../vitals/units.ts';

/** What alerts about a change of weight name in place of a measured quantity. */
export const gainParameter = 'gain';

/** In which time weight went up. */
export const gainPeriods = ['day', 'week'] as const;
export type GainPeriod = (typeof gainPeriods)[number];

/** By how many kilograms weight may go up from one day to the next, and within a week. */
export type GainRule = Readonly<Record<GainPeriod, number>>;

/** The rule of a clinic that has chosen nothing: 3 lb in a day, 5 lb in a week. @see SCR-02 */
export const usualGainRule: GainRule = {
  day: convert(3, '[lb_av]', 'kg'),
  week: convert(5, '[lb_av]', 'kg'),
};

/** A weight, in kilograms. */
export interface Weighed {
  at: Date;
  kg: number;
}

/** How far weight went up, in kilograms, in which time, by which rule, and since when. */
export interface WeightGain {
  period: GainPeriod;
  gain: number;
  limit: number;
  since: Date;
}

/** Less than a milligram is a trace of conversion, not of weight. */
const TRACE = 1e-6;

const periodDays: Readonly<Record<GainPeriod, number>> = { day: 1, week: 7 };

/**
 * Whether a weight is up by more than a rule allows, against the lowest that was measured before it on the same day or
 * the day before, by the patient's calendar, or else within seven days: who weighs at 7 one morning and at 8 the next is
 * compared. What passes both rules is told by the shorter time.
 *
 * @param others weights of the patient, in any order
 * @see SCR-02
 */
export function weightGain(
  { at, kg }: Weighed,
  others: readonly Weighed[],
  rule: GainRule,
  timeZone: string,
): WeightGain | null {
  const day = localDay(at, timeZone);
  const before = others.filter((each) => each.at < at);
  for (const period of gainPeriods) {
    const limit = rule[period];
    const [lowest] = before
      .filter((each) => daysBetween(localDay(each.at, timeZone), day) <= periodDays[period])
      .sort((a, b) => a.kg - b.kg || b.at.getTime() - a.at.getTime());
    if (lowest && kg - lowest.kg - limit > TRACE)
      return { period, gain: kg - lowest.kg, limit, since: lowest.at };
  }
  return null;
}

/** How far from a weight others are compared with it: a week of calendar days, in any time zone. */
export const gainReachDays = 9;

/**
 * The weights that are up by more than the rule allows now that new ones have come: the new ones, and those that were
 * known and had nothing low enough before them until a weight came late.
 *
 * @param known weights of the patient around the new ones
 */
export function newGains<W extends Weighed>(
  known: readonly W[],
  fresh: readonly W[],
  rule: GainRule,
  timeZone: string,
): { weight: W; gain: WeightGain }[] {
  const all = [...known, ...fresh];
  const told = known.filter((each) => weightGain(each, known, rule, timeZone) === null);
  return [...fresh, ...told].flatMap((weight) => {
    const gain = weightGain(weight, all, rule, timeZone);
    return gain ? [{ weight, gain }] : [];
  });
}
