import { language } from '../words/en/language.ts';
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

/** A moment as files for spreadsheets tell it: ISO 8601 in UTC, to the second where it is a whole one. */
export const utcText = (at: Date | null): string | null => at?.toISOString().replace('.000Z', 'Z') ?? null;

/**
 * Reads the API's compact time stamp, for those who only ask whether it is one, or to sort by: schemas, and rules whose
 * stamps are shown and logged elsewhere. What is shown is read by `parseStamp`.
 *
 * @param stamp `YYYYMMDD-HH:MM:SS`, optionally with `.mmm`. Always UTC, never local time.
 * @returns the instant, or `null` when there is none, the text is malformed or names no real date (31 February)
 * @see DSP-05
 */
export function readStamp(stamp: string | null): Date | null {
  if (stamp === null) return null;
  const parts = STAMP.exec(stamp)
    ?.slice(1)
    .map((group) => Number(group ?? 0));
  if (parts) {
    const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0, ms = 0] = parts;
    const instant = utcInstant(year, month, day, hour, minute, second, ms);
    if (formatStamp(instant) === stamp.slice(0, 17)) return instant;
  }
  return null;
}

/**
 * Reads a stamp that is to be shown.
 *
 * @param stamp as `readStamp` takes it
 * @param onBad gets one line when the stamp cannot be read. The line does not repeat the stamp's text.
 * @returns as `readStamp`
 * @see DSP-05, DSP-06
 */
export function parseStamp(stamp: string, onBad: OnBad): Date | null {
  const instant = readStamp(stamp);
  if (!instant) onBad('Unreadable time stamp');
  return instant;
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
 * Reads a calendar date such as a birth date, without letting a time zone move it, for those who only ask whether it is
 * one: schemas, and forms in which it is being typed. What is shown is read by `parseCalendarDate`.
 *
 * @param text `YYYY-MM-DD`
 * @returns the date, or `null` when the text is malformed or names no real date
 */
export function readCalendarDate(text: string): CalendarDate | null {
  const parts = CALENDAR_DATE.exec(text)?.slice(1).map(Number);
  if (parts) {
    const [year = 0, month = 0, day = 0] = parts;
    if (utcInstant(year, month, day).toISOString().slice(0, 10) === text) return { year, month, day };
  }
  return null;
}

/**
 * Reads a calendar date that is to be shown.
 *
 * @param text as `readCalendarDate` takes it
 * @param onBad gets one line when the date cannot be read. The line does not repeat the text.
 * @returns as `readCalendarDate`
 * @see DSP-06
 */
export function parseCalendarDate(text: string, onBad: OnBad): CalendarDate | null {
  const date = readCalendarDate(text);
  if (!date) onBad('Unreadable calendar date');
  return date;
}

/**
 * Shows a date the one way the product shows dates in a language, whatever the country is (behaviour R31).
 *
 * @param tag BCP 47; that of the page when left out
 * @returns in English `Month DD, YYYY` with a two-digit day: 'March 04, 1948'; elsewhere as the language writes it
 * @see DSP-02
 */
export function formatDate({ year, month, day }: CalendarDate, tag: string = language): string {
  if (!tag.startsWith('en')) {
    const written = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
    return written.format(utcInstant(year, month, day));
  }
  return `${MONTHS[month - 1]} ${two(day)}, ${four(year)}`;
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
