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

/**
 * How many calendar months a day lies before today, in a zone.
 *
 * @param timeZone IANA name; an unknown one throws a RangeError
 * @returns 0 in the same month; negative when it is still to come
 */
export function monthsSince(day: Date, now: Date, timeZone: string): number {
  const [then, today] = [clockOf(day, timeZone), clockOf(now, timeZone)];
  return (today.year - then.year) * 12 + today.month - then.month;
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
