import { calendarDateOf, formatInstant, messages, parseStamp } from '@rpm/domain';

/** An instant, or a stamp, by the clocks of a zone; what is missing or unreadable is '—'. */
export const shownTime = (
  stamp: Date | string | null,
  style: 'date' | 'time' | 'datetime',
  timeZone: string,
): string => (stamp && formatInstant(stamp, style, { timeZone, locale: 'en-US' })) || messages.load.unknown;

/** The time of a reading of today, the day of an older one. */
export function shownRecently(stamp: string | null, now: Date, timeZone: string): string {
  const at = parseStamp(stamp ?? '');
  if (!at) return messages.load.unknown;
  const [day, today] = [at, now].map((each) => Object.values(calendarDateOf(each, timeZone)).join());
  return shownTime(stamp, day === today ? 'time' : 'date', timeZone);
}
