import { addYears } from './calendar.ts';
import { limits } from './limits.ts';
import { rangeMessages } from './rangeMessages.ts';
import { formatLocalTime, instantOf, localTimeOf, parseLocalTime } from './zonedTime.ts';

const MINUTE_MS = 60_000;

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

/**
 * What is wrong with the times.
 *
 * 'Past' is judged to the minute, so the running minute is not past. A start that the form set may be as old as its
 * countdown, or saving it a minute later would fail; a start that the user picked may not (behaviour R11).
 *
 * @param now the server's time
 * @param timeZone the zone in which the times were picked
 * @see RNG-08 to RNG-12
 */
export function rangeTimeErrors(
  { start, end, isStartByForm }: RangeTimes,
  now: Date,
  timeZone: string,
): { start?: string; end?: string } {
  const from = rangeInstant(start, timeZone)?.instant.getTime();
  const to = rangeInstant(end, timeZone)?.instant.getTime();
  const thisMinute = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  const allowanceMs = isStartByForm ? limits.rangeFormSeconds * 1000 : 0;
  /** Past by both clocks: in the hour that comes twice, the wall clock alone knows that the running minute is not. */
  const isPast = (local: string, time: number, earliest: number) =>
    time < earliest && local < formatLocalTime(localTimeOf(new Date(earliest), timeZone));
  const errors: { start?: string; end?: string } = {};

  if (start === '') errors.start = rangeMessages.startRequired;
  else if (from === undefined) errors.start = rangeMessages.invalid;
  else if (isPast(start, from, thisMinute - allowanceMs)) errors.start = rangeMessages.past;

  if (end === '') errors.end = rangeMessages.endRequired;
  else if (to === undefined) errors.end = rangeMessages.invalid;
  else if (isPast(end, to, thisMinute)) errors.end = rangeMessages.past;
  else if (from !== undefined && to <= from) errors.end = rangeMessages.endNotAfterStart;
  return errors;
}
