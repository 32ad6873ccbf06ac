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

/**
 * How many whole years somebody has lived. Who was born on 29 February is a year older on 1 March of a year without one.
 *
 * @returns `null` before the birth, where there is no age to show
 */
export function ageOn(born: CalendarDate, today: CalendarDate): number | null {
  const hasHadBirthday = today.month > born.month || (today.month === born.month && today.day >= born.day);
  const age = today.year - born.year - (hasHadBirthday ? 0 : 1);
  return age < 0 ? null : age;
}
