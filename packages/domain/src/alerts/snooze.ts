import { limits } from '../limits/limits.ts';
import { addDays } from '../time/calendar.ts';
import { instantOf, localTimeOf, parseLocalTime } from '../time/zonedTime.ts';
import type { Checked } from '../wire/fieldErrors.ts';
import { isSnooze } from './alertMoves.ts';

/** What an alert can be put off until. @see SCR-02 */
export const snoozeKinds = ['hour', 'afternoon', 'tomorrow', 'monday', 'nextMonday'] as const;
export type SnoozeKind = (typeof snoozeKinds)[number];

const HOUR_MS = 3_600_000;
const NOON = 12;

/** 0 is Sunday. */
const weekdayOf = (now: Date, timeZone: string): number => {
  const { year, month, day } = localTimeOf(now, timeZone);
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
};

/** The next Monday after today: on a Monday it is a week away. */
const daysToMonday = (weekday: number) => (8 - weekday) % 7 || 7;

/**
 * The moment until which an alert is put off, by a clock on the wall: eight in the morning is eight in the morning on
 * days on which the clocks change too. An hour is an hour.
 *
 * @param timeZone IANA name; an unknown one throws a RangeError
 */
export function snoozeUntil(kind: SnoozeKind, now: Date, timeZone: string): Date {
  if (kind === 'hour') return new Date(now.getTime() + HOUR_MS);
  const today = localTimeOf(now, timeZone);
  const isAfternoon = kind === 'afternoon';
  const days = isAfternoon ? 0 : kind === 'tomorrow' ? 1 : daysToMonday(weekdayOf(now, timeZone));
  const hour = isAfternoon ? limits.snoozeAfternoonHour : limits.snoozeMorningHour;
  return instantOf({ ...addDays(today, days), hour, minute: 0 }, timeZone).instant;
}

/**
 * What a menu offers at a moment, the earliest first: this afternoon only in the morning, and Monday where tomorrow is
 * not Monday. On a Monday it is the next one, and is called that: before eight in the morning it could be taken for today.
 *
 * @param timeZone IANA name; an unknown one throws a RangeError
 * @see SCR-02
 */
export function snoozesAt(now: Date, timeZone: string): { kind: SnoozeKind; until: Date }[] {
  const weekday = weekdayOf(now, timeZone);
  const isOffered: Record<SnoozeKind, boolean> = {
    hour: true,
    afternoon: localTimeOf(now, timeZone).hour < NOON,
    tomorrow: true,
    monday: weekday > 1,
    nextMonday: weekday === 1,
  };
  return snoozeKinds
    .filter((kind) => isOffered[kind])
    .map((kind) => ({ kind, until: snoozeUntil(kind, now, timeZone) }));
}

/**
 * The moment that somebody picked, when an alert may be put off until then.
 *
 * @param typed local time, `YYYY-MM-DDTHH:MM`; empty while a part is missing
 * @param timeZone IANA name; an unknown one throws a RangeError
 * @see SCR-02
 */
export function pickedSnooze(
  typed: { until: string },
  now: Date,
  timeZone: string,
): Checked<{ until: string }, Date> {
  const local = parseLocalTime(typed.until);
  const until = local && instantOf(local, timeZone).instant;
  return until && isSnooze(until, now) ? { value: until } : { errors: { until: 'snoozeTime' } };
}
