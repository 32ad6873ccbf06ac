import { limits } from '../limits/limits.ts';
import { formatLocalTime, localTimeOf } from '../time/zonedTime.ts';
import { type RangeTimes, rangeInstant } from './rangeTimes.ts';

/** What can be wrong with the start or the end of a range. */
export type RangeTimeFault = 'startRequired' | 'endRequired' | 'endNotAfterStart' | 'invalid' | 'past';
/** What is wrong with the times, by field. */
export interface RangeTimeErrors {
  start?: RangeTimeFault;
  end?: RangeTimeFault;
}

/** Whether the browser cannot read what a field holds. */
export type UnreadableTimes = Readonly<Record<'start' | 'end', boolean>>;

const MINUTE_MS = 60_000;

/**
 * What is wrong with the times.
 *
 * 'Past' is judged to the minute, so the running minute is not past. A start that the form set may be as old as its
 * countdown, or saving it a minute later would fail; a start that the user picked may not (behaviour R11).
 *
 * @param now the server's time
 * @param timeZone the zone in which the times were picked
 * @param unreadable which field holds what is no time, such as February 30: its text is then empty, and still it is
 *   not missing
 * @see RNG-08 to RNG-12
 */
export function rangeTimeErrors(
  { start, end, isStartByForm }: RangeTimes,
  now: Date,
  timeZone: string,
  unreadable: UnreadableTimes,
): RangeTimeErrors {
  const from = rangeInstant(start, timeZone)?.instant.getTime();
  const to = rangeInstant(end, timeZone)?.instant.getTime();
  const thisMinute = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  const allowanceMs = isStartByForm ? limits.rangeFormSeconds * 1000 : 0;
  /** Past by both clocks: in the hour that comes twice, the wall clock alone knows that the running minute is not. */
  const isPast = (local: string, time: number, earliest: number) =>
    time < earliest && local < formatLocalTime(localTimeOf(new Date(earliest), timeZone));
  const errors: RangeTimeErrors = {};

  if (unreadable.start) errors.start = 'invalid';
  else if (start === '') errors.start = 'startRequired';
  else if (from === undefined) errors.start = 'invalid';
  else if (isPast(start, from, thisMinute - allowanceMs)) errors.start = 'past';

  if (unreadable.end) errors.end = 'invalid';
  else if (end === '') errors.end = 'endRequired';
  else if (to === undefined) errors.end = 'invalid';
  else if (isPast(end, to, thisMinute)) errors.end = 'past';
  else if (to <= (from ?? Number.NaN)) errors.end = 'endNotAfterStart';
  return errors;
}
