import {
  addDays,
  type CalendarDate,
  calendarDateOf,
  type DateStyle,
  formatInstant,
  instantOf,
  type Place,
  startOfDay,
} from '@rpm/domain';

/** A mark of the time axis. */
export interface TimeTick {
  /** Milliseconds since 1970. */
  at: number;
  label: string;
}

const DAY_MS = 86_400_000;
/** Steps of the axis: so many hours, days, months or years. */
const steps = [
  ...[3, 6, 12].map((count) => ({ unit: 'hour', count, ms: (count * DAY_MS) / 24 }) as const),
  ...[1, 2, 7, 14].map((count) => ({ unit: 'day', count, ms: count * DAY_MS }) as const),
  ...[1, 2, 3, 6].map((count) => ({ unit: 'month', count, ms: count * 30 * DAY_MS }) as const),
  ...[1, 2, 5, 10, 50].map((count) => ({ unit: 'year', count, ms: count * 365 * DAY_MS }) as const),
];
type Step = (typeof steps)[number];

/**
 * The marks of a time axis: whole hours, days, months or years by the clocks of a place, so that a day stays a day where
 * the clocks change in it. Of the steps that leave room for their labels, the smallest.
 *
 * @param most how many labels have room
 * @param isShort months by three letters
 */
export function timeTicks(
  { from, to }: { from: number; to: number },
  { place, most, isShort }: { place: Place; most: number; isShort: boolean },
): TimeTick[] {
  const { timeZone } = place;
  const step = steps.find(({ ms }) => Math.floor((to - from) / ms) < most) ?? steps[steps.length - 1];
  if (!step || to <= from) return [];
  const today = calendarDateOf(new Date(from), timeZone);
  const isWholeDay = startOfDay(today, timeZone).getTime() === from;
  const first = step.unit === 'day' && !isWholeDay ? addDays(today, 1) : today;
  const ticks: TimeTick[] = [];
  for (let count = 0; count <= 400; count += 1) {
    const mark = markOf(step, first, count, timeZone);
    if (mark.at > to) break;
    if (mark.at >= from) ticks.push({ at: mark.at, label: labelOf(step, mark, place, isShort) });
  }
  return ticks.length > 1 ? ticks : (endDays({ from, to }, { place, most, isShort }) ?? ticks);
}

/** A step by day, for the labels of days that are in no step. */
const byDay = { unit: 'day', count: 1, ms: DAY_MS } as const;

/**
 * The first and the last day, where no step has two marks: one label alone tells neither how long the axis is nor where it
 * ends. `null` when they are the same day, have no room beside each other, or would need their year.
 */
function endDays(
  { from, to }: { from: number; to: number },
  { place, most, isShort }: { place: Place; most: number; isShort: boolean },
): TimeTick[] | null {
  const dayOf = (at: number) => calendarDateOf(new Date(at), place.timeZone);
  const startOf = (date: CalendarDate) => ({ date, at: startOfDay(date, place.timeZone).getTime() });
  const begun = startOf(dayOf(from));
  const [first, last] = [begun.at < from ? startOf(addDays(begun.date, 1)) : begun, startOf(dayOf(to))];
  if (to - from > 360 * DAY_MS || last.at - first.at < (to - from) / most) return null;
  return [first, last].map((mark) => ({ at: mark.at, label: labelOf(byDay, mark, place, isShort) }));
}

interface Mark {
  at: number;
  date: CalendarDate;
}

function markOf({ unit, count }: Step, first: CalendarDate, index: number, timeZone: string): Mark {
  if (unit === 'hour') {
    const hours = index * count;
    const date = addDays(first, Math.floor(hours / 24));
    return { date, at: instantOf({ ...date, hour: hours % 24, minute: 0 }, timeZone).instant.getTime() };
  }
  const date = dateOf(unit, first, index * count, count);
  return { date, at: startOfDay(date, timeZone).getTime() };
}

/** The day of a mark: days from the first day on; months and years from their beginning, in step with the calendar. */
function dateOf(
  unit: 'day' | 'month' | 'year',
  { year, month, day }: CalendarDate,
  steps: number,
  count: number,
) {
  if (unit === 'day') return addDays({ year, month, day }, steps);
  if (unit === 'year') return { year: year - (year % count) + steps, month: 1, day: 1 };
  const months = year * 12 + (month - 1 - ((month - 1) % count)) + steps;
  return { year: Math.floor(months / 12), month: (months % 12) + 1, day: 1 };
}

/** Months are in the reader's words (DSP-04); the clock looks the same everywhere. */
function labelOf({ unit }: Step, { at, date }: Mark, place: Place, isShort: boolean): string {
  const shown = (style: DateStyle) => formatInstant(new Date(at), style, place) ?? '';
  if (unit === 'year') return String(date.year);
  if (unit === 'month') {
    return shown(isShort ? { custom: { month: 'short', year: 'numeric' } } : 'monthYear');
  }
  const day = () => shown(isShort ? 'monthDay' : 'longMonthDay');
  if (unit === 'day') return day();
  const time = shown('time');
  return time.startsWith('12:00 AM') ? day() : time;
}
