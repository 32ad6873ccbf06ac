import { type CalendarDate, utcInstant } from './time.ts';

/** How many days a month has. @param month 1 to 12 */
export function daysInMonth(year: number, month: number): number {
  return utcInstant(year, month + 1, 0).getUTCDate();
}

/** The day so many days later, or earlier when the number is negative. */
export function addDays({ year, month, day }: CalendarDate, days: number): CalendarDate {
  const moved = utcInstant(year, month, day + days);
  return { year: moved.getUTCFullYear(), month: moved.getUTCMonth() + 1, day: moved.getUTCDate() };
}

/**
 * The same day so many years later. 29 February becomes 28 February in a year without one: a range of 100 years never
 * ends in another month than it began in.
 *
 * @returns `null` after the year 9999, which the API's time stamp cannot write
 * @see RNG-13
 */
export function addYears({ year, month, day }: CalendarDate, years: number): CalendarDate | null {
  const target = year + years;
  return target > 9999 ? null : { year: target, month, day: Math.min(day, daysInMonth(target, month)) };
}
