import { clockOf } from './clockOf.ts';

const digits = (value: number, length: number) => String(value).padStart(length, '0');

/**
 * The calendar day of an instant in a zone, as it is written in an address.
 *
 * @param timeZone IANA name; an unknown one throws a RangeError
 * @returns `YYYY-MM-DD`
 */
export function localDay(instant: Date, timeZone: string): string {
  const { year, month, day } = clockOf(instant, timeZone);
  return `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`;
}

const DAY_MS = 86_400_000;

/**
 * How many whole days of 24 hours have gone by.
 *
 * @returns 0 when the moment is still to come
 * @see API-12
 */
export function wholeDaysSince(since: Date, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - since.getTime()) / DAY_MS));
}
