import { language } from '../words/en/language.ts';
import { calendarDateOf, formatDate, type OnBad, parseStamp } from './time.ts';
import { localTimeOf } from './zonedTime.ts';

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

function draw(
  instant: Date,
  style: DateStyle,
  { timeZone, locale }: { timeZone: string; locale?: string },
): string {
  switch (style) {
    case 'date':
      return formatDate(calendarDateOf(instant, timeZone));
    case 'time':
      return clock(instant, timeZone);
    case 'datetime':
      return `${formatDate(calendarDateOf(instant, timeZone))}, ${clock(instant, timeZone)}`;
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
