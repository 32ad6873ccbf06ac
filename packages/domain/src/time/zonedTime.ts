import { clockOf } from './clockOf.ts';
import { type CalendarDate, readCalendarDate, utcInstant } from './time.ts';

/** A time as a clock on a wall shows it, to the minute, without a zone. */
export interface LocalTime extends CalendarDate {
  /** 0 to 23 */
  hour: number;
  /** 0 to 59 */
  minute: number;
}

const LOCAL = /^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d$/;
const DAY_MS = 86_400_000;

/**
 * Reads a local time as a date-time field gives it.
 *
 * @param text `YYYY-MM-DDTHH:MM`
 * @returns `null` when the text is malformed or names no real day; whether the hour exists that day depends on the zone
 */
export function parseLocalTime(text: string): LocalTime | null {
  if (!LOCAL.test(text)) return null;
  const date = readCalendarDate(text.slice(0, 10));
  return date && { ...date, hour: Number(text.slice(11, 13)), minute: Number(text.slice(14)) };
}

/** Writes a local time as a date-time field takes it: `YYYY-MM-DDTHH:MM`. */
export function formatLocalTime({ year, month, day, hour, minute }: LocalTime): string {
  return utcInstant(year, month, day, hour, minute).toISOString().slice(0, 16);
}

/** In lower case, so that no spelling adds one: asking the runtime takes as long as writing a hundred dates. */
const knownZones = new Set<string>();

/** Whether the runtime knows a time zone by this name. */
export function isTimeZone(name: string): boolean {
  const lower = name.toLowerCase();
  if (knownZones.has(lower)) return true;
  try {
    Intl.DateTimeFormat('en-US', { timeZone: name });
    knownZones.add(lower);
    return true;
  } catch {
    return false;
  }
}

/**
 * The zone in which somebody's days are counted.
 *
 * @param name as it is kept, or `null` when nobody knows it
 * @returns the name, or `UTC` for one that the runtime does not know: so the server counts too
 */
export const zoneOrUtc = (name: string | null): string => (name !== null && isTimeZone(name) ? name : 'UTC');

/** Whether a time zone is known by a name, as `America/New_York`: a bare offset knows no daylight saving. */
export const isNamedTimeZone = (name: string): boolean => /^[A-Z]/i.test(name) && isTimeZone(name);

/** The wall clock of a zone, written as the instant at which a clock in UTC shows the same, to the second. */
function wallOf(instant: Date, timeZone: string): number {
  const { year, month, day, hour, minute, second } = clockOf(instant, timeZone);
  return utcInstant(year, month, day, hour, minute, second).getTime();
}

/**
 * What the clocks of a zone show at an instant, to the minute.
 *
 * @param timeZone IANA name; an unknown one throws a RangeError (see `isTimeZone`)
 */
export function localTimeOf(instant: Date, timeZone: string): LocalTime {
  const wall = new Date(wallOf(instant, timeZone));
  return {
    year: wall.getUTCFullYear(),
    month: wall.getUTCMonth() + 1,
    day: wall.getUTCDate(),
    hour: wall.getUTCHours(),
    minute: wall.getUTCMinutes(),
  };
}

/** The instant of a local time. */
export interface ResolvedTime {
  instant: Date;
  /** The clocks skip this time: the instant is later by as much as they skip, and the user is told. */
  wasSkipped: boolean;
}

/**
 * The instant at which the clocks of a zone show a time.
 *
 * A time that comes twice, when the clocks go back, is its first coming. A time that never comes, when they go
 * forward, moves forward by as much as they do: 02:30 is 03:30.
 *
 * @param timeZone IANA name; an unknown one throws a RangeError
 * @see behaviour.md section 1c, DST
 */
export function instantOf({ year, month, day, hour, minute }: LocalTime, timeZone: string): ResolvedTime {
  const wall = utcInstant(year, month, day, hour, minute).getTime();
  const offsetAt = (time: number) => wallOf(new Date(time), timeZone) - time;
  // No zone is a day away from UTC, so these are the offsets before and after a change on that day.
  const [before, after] = [offsetAt(wall - DAY_MS), offsetAt(wall + DAY_MS)];
  // Both fit only where the clocks go back, and then the first of the two comes first.
  const match = [wall - before, wall - after].find((time) => time + offsetAt(time) === wall);
  return { instant: new Date(match ?? wall - before), wasSkipped: match === undefined };
}

/** The first instant of a calendar day in a zone, which is not always midnight (America/Santiago). */
export function startOfDay(date: CalendarDate, timeZone: string): Date {
  return instantOf({ ...date, hour: 0, minute: 0 }, timeZone).instant;
}
