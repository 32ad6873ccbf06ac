import { localDay } from '../time/localDay.ts';
import { readCalendarDate } from '../time/time.ts';
import { instantOf } from '../time/zonedTime.ts';
import { type OpeningHours, type OpenSpan, weekdays } from './clinicDetails.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;

/** From when to when a clinic is open, in milliseconds since 1970. */
interface OpenTime {
  from: number;
  to: number;
}

/** The moment at which the clinic's clock shows a time of a day; 00:00 as an end is the first moment of the next day. */
function momentOf(day: Date, clock: string, timeZone: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  const date = readCalendarDate(day.toISOString().slice(0, 10));
  if (!date) throw new RangeError('A calendar day is expected.');
  return instantOf({ ...date, hour, minute }, timeZone).instant.getTime();
}

/** The opening times of one calendar day, each after the one before: what clocks skip is not counted twice. */
function timesOfDay(day: Date, spans: readonly OpenSpan[], timeZone: string): OpenTime[] {
  const next = new Date(day.getTime() + DAY_MS);
  let done = Number.NEGATIVE_INFINITY;
  return spans.map(({ from, to }) => {
    const end = to === '00:00' ? momentOf(next, to, timeZone) : momentOf(day, to, timeZone);
    const time = { from: Math.max(momentOf(day, from, timeZone), done), to: end };
    done = Math.max(done, end);
    return time;
  });
}

/** The opening times that end after a moment, earliest first, for as long as they are asked for. */
function* openTimes(hours: OpeningHours, timeZone: string, after: Date): Generator<OpenTime> {
  if (weekdays.every((day) => hours[day].length === 0)) return;
  const first = new Date(`${localDay(after, timeZone)}T00:00:00Z`);
  for (let day = first; ; day = new Date(day.getTime() + DAY_MS)) {
    // 0 is Sunday, and our week begins with Monday.
    const name = weekdays[(day.getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS] ?? 'monday';
    for (const time of timesOfDay(day, hours[name], timeZone))
      if (time.to > Math.max(time.from, after.getTime())) yield time;
  }
}

/**
 * For how long a clinic was open between two moments. Days on which clocks change are as long as they are.
 *
 * @param timeZone IANA name
 * @param enough where counting stops, in minutes: months need not be counted to know that half an hour is over
 * @returns minutes, with their fraction; 0 when `to` is not after `from`
 */
export function openMinutesBetween(
  hours: OpeningHours,
  timeZone: string,
  from: Date,
  to: Date,
  enough = Number.POSITIVE_INFINITY,
): number {
  let open = 0;
  for (const time of openTimes(hours, timeZone, from)) {
    if (time.from >= to.getTime() || open >= enough * MINUTE_MS) break;
    open += Math.max(0, Math.min(time.to, to.getTime()) - Math.max(time.from, from.getTime()));
  }
  return Math.min(open / MINUTE_MS, enough);
}

/** Until when a clinic is open; `null` while it is closed. Hours that follow each other are one. @param timeZone IANA name */
export function openUntil(hours: OpeningHours, timeZone: string, now: Date): Date | null {
  const always = now.getTime() + WEEK_DAYS * DAY_MS;
  let end = now.getTime();
  for (const { from, to } of openTimes(hours, timeZone, now)) {
    if (from > end || end > always) break;
    end = to;
  }
  return end > now.getTime() ? new Date(end) : null;
}

/**
 * Whether a clinic is open at a moment, and when it opens next if it is not.
 *
 * @param timeZone IANA name
 * @returns `opens`: `null` while it is open, and where it never opens
 */
export function openingAt(
  hours: OpeningHours,
  timeZone: string,
  now: Date,
): { isOpen: boolean; opens: Date | null } {
  for (const { from } of openTimes(hours, timeZone, now)) {
    const isOpen = from <= now.getTime();
    return { isOpen, opens: isOpen ? null : new Date(from) };
  }
  return { isOpen: false, opens: null };
}
