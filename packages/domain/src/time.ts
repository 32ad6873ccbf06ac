import { clockOf } from './clockOf.ts';

const STAMP = /^(\d{4})(\d{2})(\d{2})-(\d{2}):(\d{2}):(\d{2})(?:\.(\d{3}))?$/;
const CALENDAR_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const two = (value: number) => String(value).padStart(2, '0');
const four = (value: number) => String(value).padStart(4, '0');

/** A day in a calendar, without a time or a time zone. A birth date is one (behaviour R30). */
export interface CalendarDate {
  /** 1 to 9999 */
  year: number;
  /** 1 to 12 */
  month: number;
  /** 1 to 31 */
  day: number;
}

/** Takes the one line that says what could not be read; the caller decides where it is logged (DSP-06). */
export type OnBad = (line: string) => void;
const ignore: OnBad = () => {};

/**
 * `Date.UTC` without its habit of reading the years 0 to 99 as 1900 to 1999.
 *
 * @param month 1 to 12; this and the parts after it may overflow into the next larger one
 */
export function utcInstant(
  year: number,
  month: number,
  day: number,
  hour = 0,
  minute = 0,
  second = 0,
  ms = 0,
): Date {
  const instant = new Date(0);
  instant.setUTCFullYear(year, month - 1, day);
  instant.setUTCHours(hour, minute, second, ms);
  return instant;
}

/**
 * Reads the API's compact time stamp.
 *
 * @param stamp `YYYYMMDD-HH:MM:SS`, optionally with `.mmm`. Always UTC, never local time.
 * @param onBad gets one line when the stamp cannot be read. The line does not repeat the stamp's text.
 * @returns the instant, or `null` when the text is malformed or names no real date (31 February)
 * @see DSP-05, DSP-06
 */
export function parseStamp(stamp: string, onBad: OnBad = ignore): Date | null {
  const parts = STAMP.exec(stamp)
    ?.slice(1)
    .map((group) => Number(group ?? 0));
  if (parts) {
    const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0, ms = 0] = parts;
    const instant = utcInstant(year, month, day, hour, minute, second, ms);
    if (formatStamp(instant) === stamp.slice(0, 17)) return instant;
  }
  onBad('Unreadable time stamp');
  return null;
}

/**
 * Writes the API's compact time stamp, in UTC, to the second.
 *
 * @param instant a valid date in the years 0 to 9999
 * @returns `YYYYMMDD-HH:MM:SS`
 * @see PAY-05
 */
export function formatStamp(instant: Date): string {
  const date = `${four(instant.getUTCFullYear())}${two(instant.getUTCMonth() + 1)}${two(instant.getUTCDate())}`;
  const time = [instant.getUTCHours(), instant.getUTCMinutes(), instant.getUTCSeconds()].map(two).join(':');
  return `${date}-${time}`;
}

/**
 * Reads a calendar date such as a birth date, without letting a time zone move it.
 *
 * @param text `YYYY-MM-DD`
 * @param onBad gets one line when the date cannot be read
 * @returns the date, or `null` when the text is malformed or names no real date
 * @see DSP-06
 */
export function parseCalendarDate(text: string, onBad: OnBad = ignore): CalendarDate | null {
  const parts = CALENDAR_DATE.exec(text)?.slice(1).map(Number);
  if (parts) {
    const [year = 0, month = 0, day = 0] = parts;
    if (utcInstant(year, month, day).toISOString().slice(0, 10) === text) return { year, month, day };
  }
  onBad('Unreadable calendar date');
  return null;
}

/**
 * Shows a date the one way the product shows dates, in every locale (behaviour R31).
 *
 * @returns `Month DD, YYYY` with a two-digit day: 'March 04, 1948'
 * @see DSP-02
 */
export function formatDate({ year, month, day }: CalendarDate): string {
  return `${MONTHS[month - 1]} ${two(day)}, ${four(year)}`;
}

/** A date without its year, for the axis of a chart: 'November 06', or 'Nov 06' where there is little room. */
export function formatMonthDay({ month, day }: CalendarDate, width: 'long' | 'short' = 'long'): string {
  const name = String(MONTHS[month - 1]);
  return `${width === 'long' ? name : name.slice(0, 3)} ${two(day)}`;
}

/**
 * The calendar day of an instant in a time zone.
 *
 * @param timeZone IANA name, 'America/New_York'; UTC when left out
 */
export function calendarDateOf(instant: Date, timeZone = 'UTC'): CalendarDate {
  const { year, month, day } = clockOf(instant, timeZone);
  return { year, month, day };
}
