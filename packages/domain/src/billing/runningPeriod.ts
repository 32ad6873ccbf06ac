import type { RunningPeriod } from '../wire/runningPeriod.ts';
import type { CareFacts, PeriodRule } from './careFacts.ts';
import { consentedDays } from './clocks.ts';
import { type DevicePeriod, devicePeriodDays, devicePeriods } from './devicePeriods.ts';
import { keptDayPlus } from './kept.ts';
import { monthDays } from './monthDays.ts';

/** By what the days with data of a patient are counted. */
export interface PeriodFacts extends Pick<CareFacts, 'dataDays' | 'episodeEnds' | 'consent'> {
  /** The clinic's setting. */
  periodRule: PeriodRule;
}

/**
 * The device period that runs on a day, as bills count it: 30 days from the first day with data on, or the calendar month.
 *
 * @param today by the patient's calendar, `YYYY-MM-DD`; days after it do not count
 * @returns `null` when none runs: nothing has come yet, or an episode of care is over
 */
export function runningPeriod(
  { periodRule, episodeEnds, ...facts }: PeriodFacts,
  today: string,
): Omit<DevicePeriod, 'episode'> | null {
  const days = consentedDays(facts).filter((day) => day <= today);
  if (periodRule === 'thirtyDays')
    return devicePeriods(days, episodeEnds, today).find(({ end }) => end >= today) ?? null;
  const month = { year: Number(today.slice(0, 4)), month: Number(today.slice(5, 7)) };
  const { first: start, last: end } = monthDays({ month });
  return { start, end, days: days.filter((day) => day >= start) };
}

/** What `runningPeriod` gives, its days counted. */
export const countedPeriod = (period: ReturnType<typeof runningPeriod>): RunningPeriod | null =>
  period && { start: period.start, end: period.end, days: period.days.length };

/**
 * Which days with data are all that `runningPeriod` needs, however many years of them there are: the first of all, those
 * with which an episode can begin after another's end, and those of the last 31 days, which a running period or month has
 * at most.
 *
 * @returns how many days with data from which day on
 */
export const runningReads = (
  { consent, episodeEnds }: Pick<PeriodFacts, 'consent' | 'episodeEnds'>,
  today: string,
): { from: string; days: number }[] => [
  { from: consent?.from ?? '0001-01-01', days: 1 },
  ...[...episodeEnds, keptDayPlus(today, -devicePeriodDays)].map((from) => ({
    from,
    days: devicePeriodDays + 1,
  })),
];
