import { language } from '../words/en/language.ts';
import { calendarDateOf, formatDate, type OnBad, parseStamp } from './time.ts';
import { isTimeZone, localTimeOf } from './zonedTime.ts';

/** The styles that are words of a locale; the others look the same everywhere (behaviour R31). */
const worded = {
  /** 'Saturday' */
  weekday: { weekday: 'long' },
  /** 'Saturday, November 21, 2026' */
  longDate: { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' },
  /** 'November 2026' */
  monthYear: { year: 'numeric', month: 'long' },
  /** 'Nov 21' */
  monthDay: { month: 'short', day: '2-digit' },
  /** 'November 21' */
  longMonthDay: { month: 'long', day: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/**
 * How an instant is shown. 'date' is 'November 21, 2026', 'time' is '8:12 AM', 'datetime' is both; a `custom` style
 * says its own parts.
 *
 * @see DSP-02, DSP-03
 */
export type DateStyle =
  | 'date'
  | 'time'
  | 'datetime'
  | keyof typeof worded
  | { custom: Intl.DateTimeFormatOptions };

/** Whose clock, and who is told of what cannot be shown. */
export interface Clock {
  /** IANA name */
  timeZone: string;
  /** The zone of whoever reads: a time that theirs does not show names its own zone, 'CST'. Left out: the page says whose clock it is. */
  reader?: string;
  /** Gets one line when a date cannot be shown. The line does not repeat what was given. @see DSP-06 */
  onBad: OnBad;
}

/** Whose clock and whose words. */
export interface Place extends Clock {
  /** BCP 47 tag, for the worded and custom styles. See `guessLocale`. */
  locale: string;
}

/** The styles that look the same everywhere: they need no locale. */
type FixedStyle = 'date' | 'time' | 'datetime';

/** '8:12 AM': twelve hours, without a zero before the hour. In Spanish '8:12 a. m.'. */
function clock(instant: Date, timeZone: string): string {
  const tag: string = language;
  if (!tag.startsWith('en')) {
    return writerOf(tag, { hour: 'numeric', minute: '2-digit', hour12: true }, timeZone).format(instant);
  }
  const { hour, minute } = localTimeOf(instant, timeZone);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

const zoneStyles = { short: 'short', long: 'longGeneric' } as const;

/**
 * What people call a time zone: short for a time beside it, 'CST'; long, whatever the season, 'Central Time'.
 *
 * @param timeZone what the runtime does not know, or has no name for, is its own name
 */
export function zoneName(timeZone: string, style: keyof typeof zoneStyles, at = new Date(0)): string {
  if (!isTimeZone(timeZone)) return timeZone;
  const shown = writerOf(language, { timeZoneName: zoneStyles[style] }, timeZone).formatToParts(at);
  const name = shown.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return style === 'long' && name.startsWith('GMT') ? timeZone : name;
}

const wallTime = (instant: Date, timeZone: string) => Object.values(localTimeOf(instant, timeZone)).join();

/** Whether the clock of whoever reads shows another time. */
export const isElsewhere = (
  instant: Date,
  { timeZone, reader = timeZone }: Pick<Clock, 'timeZone' | 'reader'>,
): boolean => wallTime(instant, timeZone) !== wallTime(instant, reader);

/** The zone of a time that needs it. */
const toldZone = (instant: Date, place: Clock) =>
  !isElsewhere(instant, place) ? '' : ` ${zoneName(place.timeZone, 'short', instant)}`;

/**
 * The clock of a patient or a clinic, on a page that tells other times by the reader's: it names its zone where it differs.
 *
 * @param timeZone where it is not known, or no name, the reader's clock is all there is
 * @see DSP-03
 */
export const clockIn = <Of extends Clock>(reader: Of, timeZone: string | null): Of =>
  timeZone !== null && isTimeZone(timeZone) ? { ...reader, timeZone, reader: reader.timeZone } : reader;

/** Spanish has '9 de noviembre'; with two figures it would be '09-noviembre'. */
function wordedIn(style: keyof typeof worded, locale: string | undefined): Intl.DateTimeFormatOptions {
  const options: Intl.DateTimeFormatOptions = worded[style];
  return options.day === '2-digit' && locale?.startsWith('es') ? { ...options, day: 'numeric' } : options;
}

const writers = new Map<string, Intl.DateTimeFormat>();

/** Making a writer takes far longer than using it, and a list of patients writes the same few styles again and again. */
function writerOf(
  locale: string | undefined,
  options: Intl.DateTimeFormatOptions,
  timeZone: string,
): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options, timeZone]).toLowerCase();
  const writer = writers.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone });
  writers.set(key, writer);
  return writer;
}

function draw(instant: Date, style: DateStyle, place: Clock & Partial<Place>): string {
  const { timeZone, locale } = place;
  switch (style) {
    case 'date':
      return formatDate(calendarDateOf(instant, timeZone));
    case 'time':
      return clock(instant, timeZone) + toldZone(instant, place);
    case 'datetime':
      return `${formatDate(calendarDateOf(instant, timeZone))}, ${clock(instant, timeZone)}${toldZone(instant, place)}`;
    default: {
      const options = typeof style === 'string' ? wordedIn(style, locale) : style.custom;
      return writerOf(locale, options, timeZone).format(instant);
    }
  }
}

/**
 * Shows an instant.
 *
 * @param when an instant, or the API's compact stamp; a birth date is no instant, use `formatDate`
 * @returns `null` for an unreadable stamp, an invalid date, and a zone, locale or custom style that does not exist
 * @see DSP-03, DSP-06
 */
export function formatInstant(when: Date | string, style: FixedStyle, clock: Clock): string | null;
export function formatInstant(when: Date | string, style: DateStyle, place: Place): string | null;
export function formatInstant(
  when: Date | string,
  style: DateStyle,
  place: Clock & Partial<Place>,
): string | null {
  const instant = typeof when === 'string' ? parseStamp(when, place.onBad) : when;
  if (instant === null) return null;
  try {
    return draw(instant, style, place);
  } catch {
    place.onBad('Date cannot be shown');
    return null;
  }
}
