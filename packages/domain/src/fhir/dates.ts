import { dayPlus } from '../time/days.ts';
import type { Bounds } from '../time/periods.ts';
import { readCalendarDate } from '../time/time.ts';
import { instantOf, startOfDay } from '../time/zonedTime.ts';

const FORM = /^(eq|ne|gt|lt|ge|le|sa|eb|ap)?(\d{4})(?:-(\d\d)(?:-(\d\d)(?:T(.+))?)?)?$/;
/** Seconds and zone may be missing from what follows the T. */
const TIME = /^(\d\d:\d\d)(:\d\d(?:\.\d+)?)?(Z|[+-]\d\d:\d\d)?$/;

/**
 * The moments that a date parameter of a search is about: 'ge2026-11', '2026-11-20', 'lt2026-11-20T09:00:00Z'. A day is one
 * of the clinic's calendar, and a time without a zone is of its clock. Both ends belong to the bounds.
 *
 * @param zone IANA name
 * @returns `null` for what is no date, and for 'ne', which no clinic needs
 * @see https://hl7.org/fhir/R4/search.html#date
 */
export function searchedDates(written: string, zone: string): Partial<Bounds> | null {
  const [, prefix = 'eq', year = '', month, day, time] = FORM.exec(written) ?? [];
  if (year === '' || prefix === 'ne') return null;
  const found = time === undefined ? spanOf(year, month, day, zone) : timeSpan(written, time, zone);
  if (!found) return null;
  const { start, end } = found;
  if (prefix === 'ge') return { start };
  if (prefix === 'le') return { end };
  if (prefix === 'gt' || prefix === 'sa') return { start: new Date(end.getTime() + 1) };
  if (prefix === 'lt' || prefix === 'eb') return { end: new Date(start.getTime() - 1) };
  return { start, end };
}

/** A year, a month or a day of the calendar. */
function spanOf(
  year: string,
  month: string | undefined,
  day: string | undefined,
  zone: string,
): Bounds | null {
  const first = `${year}-${month ?? '01'}-${day ?? '01'}`;
  if (!readCalendarDate(first)) return null;
  const after = day
    ? dayPlus(first, 1)
    : month
      ? nextMonth(year, month)
      : `${String(Number(year) + 1).padStart(4, '0')}-01-01`;
  const [start, end] = [first, after].map(readCalendarDate);
  if (!start || !end) return null;
  return { start: startOfDay(start, zone), end: new Date(startOfDay(end, zone).getTime() - 1) };
}

const nextMonth = (year: string, month: string) =>
  month === '12'
    ? `${String(Number(year) + 1).padStart(4, '0')}-01-01`
    : `${year}-${String(Number(month) + 1).padStart(2, '0')}-01`;

/** A minute, a second or, with a fraction, a moment. */
function timeSpan(written: string, time: string, zone: string): Bounds | null {
  const [, minute = '', second, offset] = TIME.exec(time) ?? [];
  const day = written.replace(/^[a-z]+/, '').slice(0, 10);
  const date = readCalendarDate(day);
  if (!date || minute === '') return null;
  const asUtc = new Date(`${day}T${minute}${second ?? ':00'}${offset ?? 'Z'}`);
  if (Number.isNaN(asUtc.getTime())) return null;
  const [hour = 0, minutes = 0] = minute.split(':').map(Number);
  const local = () => instantOf({ ...date, hour, minute: minutes }, zone).instant.getTime();
  const start = offset ? asUtc : new Date(local() + (asUtc.getTime() % 60_000));
  return { start, end: new Date(start.getTime() + lengthOf(second)) };
}

const lengthOf = (second: string | undefined) => {
  if (second === undefined) return 59_999;
  return second.includes('.') ? 0 : 999;
};

/** What lies within all of several bounds; none of them, all time. */
export const boundsOfAll = (all: readonly Partial<Bounds>[]): Partial<Bounds> => {
  const starts = all.flatMap(({ start }) => start ?? []);
  const ends = all.flatMap(({ end }) => end ?? []);
  return {
    ...(starts.length > 0 && { start: new Date(Math.max(...starts.map(Number))) }),
    ...(ends.length > 0 && { end: new Date(Math.min(...ends.map(Number))) }),
  };
};
