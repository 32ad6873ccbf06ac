import { limits } from '../limits/limits.ts';
import { addYears } from '../time/calendar.ts';
import { formatLocalTime, instantOf, localTimeOf, parseLocalTime } from '../time/zonedTime.ts';

/** The start and end of a reference range as the form holds them: local times `YYYY-MM-DDTHH:MM`, or empty. */
export interface RangeTimes {
  start: string;
  end: string;
  /** Whether the form set the start, at 'Time is up!' (RNG-07): it may then be as old as the form's countdown. */
  isStartByForm: boolean;
}

/** What the user sees of the countdown. @param secondsLeft fractions are rounded up, less than nothing is nothing @see RNG-06 */
export function countdownText(secondsLeft: number): string {
  const whole = Math.max(0, Math.ceil(secondsLeft));
  return [Math.floor(whole / 60), whole % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/**
 * The end that belongs to a start: the same wall time 100 years later (29 February: 28 where there is none).
 *
 * @param start local time
 * @returns local time; `''` when the start is unreadable or the end would lie beyond the year 9999
 * @see RNG-13
 */
export function rangeEndFor(start: string): string {
  const local = parseLocalTime(start);
  const end = local && addYears(local, limits.rangeLastsYears);
  return end ? formatLocalTime({ ...local, ...end }) : '';
}

/** The times that 'yes' at 'Time is up!' sets: from now, for 100 years. Nothing is submitted (behaviour R10). @see RNG-07 */
export function rangeFromNow(now: Date, timeZone: string): RangeTimes {
  const start = formatLocalTime(localTimeOf(now, timeZone));
  return { start, end: rangeEndFor(start), isStartByForm: true };
}

/** A bound as the payload needs it, and whether the clocks skip it, which the form tells. `null` when it is no time. */
export function rangeInstant(local: string, timeZone: string): { instant: Date; wasSkipped: boolean } | null {
  const parsed = parseLocalTime(local);
  return parsed && instantOf(parsed, timeZone);
}
