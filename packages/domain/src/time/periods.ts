import { addDays, daysInMonth } from './calendar.ts';
import { type CalendarDate, calendarDateOf, formatStamp } from './time.ts';
import { startOfDay } from './zonedTime.ts';

/** The time filters of the vitals tables. @see DDB-02, PDB-02 */
export const periods = ['week', 'month', 'overall'] as const;
export type Period = (typeof periods)[number];

/** A stretch of time. Both ends belong to it; the end is the last whole second. */
export interface Bounds {
  start: Date;
  end: Date;
}

/** Whether an instant lies in a stretch of time; all of its last second does. */
export function isWithin({ start, end }: Bounds, instant: Date): boolean {
  return instant >= start && instant.getTime() < end.getTime() + 1000;
}

/** From the first instant of one day to the last second of another, by the clocks of a zone. */
function boundsOf(first: CalendarDate, last: CalendarDate, timeZone: string): Bounds {
  const next = startOfDay(addDays(last, 1), timeZone);
  return { start: startOfDay(first, timeZone), end: new Date(next.getTime() - 1000) };
}

/**
 * A calendar month in a zone, exact where the clocks change in it.
 *
 * @param timeZone IANA name; UTC when left out
 * @see API-06
 */
export function monthBounds({ year, month }: { year: number; month: number }, timeZone = 'UTC'): Bounds {
  return boundsOf({ year, month, day: 1 }, { year, month, day: daysInMonth(year, month) }, timeZone);
}

/** The seven calendar days that end with the given one, in a zone. @see behaviour.md section 1c */
export function weekBounds(today: CalendarDate, timeZone = 'UTC'): Bounds {
  return boundsOf(addDays(today, -6), today, timeZone);
}

/**
 * The bounds of a filter of the vitals tables.
 *
 * @param now the server's time, so that a wrong clock shows the right month
 * @param timeZone the patient's, or the clinic's for a table of many patients
 * @returns `null` for 'overall', which has none
 */
export function periodBounds(period: Period, now: Date, timeZone = 'UTC'): Bounds | null {
  if (period === 'overall') return null;
  const today = calendarDateOf(now, timeZone);
  return period === 'week' ? weekBounds(today, timeZone) : monthBounds(today, timeZone);
}

/**
 * The filter under which an instant is seen: the month; else the week, which reaches further back in a month's first days;
 * else all.
 */
export function periodShowing(instant: Date, now: Date, timeZone = 'UTC'): Period {
  const shows = (period: Period) => {
    const bounds = periodBounds(period, now, timeZone);
    return bounds === null || isWithin(bounds, instant);
  };
  return (['month', 'week'] as const).find(shows) ?? 'overall';
}

/** Bounds as the two compact stamps of a call's path. @see API-06, API-10 */
export function boundStamps({ start, end }: Bounds): { start: string; end: string } {
  return { start: formatStamp(start), end: formatStamp(end) };
}
