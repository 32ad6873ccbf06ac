import {
  addDays,
  type CalendarDate,
  calendarDateOf,
  formatInstant,
  formatMonthDay,
  instantOf,
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
 * The marks of a time axis: whole hours, days, months or years by the clocks of a zone, so that a day stays a day where
 * the clocks change in it. Of the steps that leave room for their labels, the smallest.
 *
 * @param most how many labels have room
 * @param isShort months by three letters
 */
export function timeTicks(
  { from, to }: { from: number; to: number },
  { timeZone, most, isShort }: { timeZone: string; most: number; isShort: boolean },
): TimeTick[] {
  const step = steps.find(({ ms }) => Math.floor((to - from) / ms) < most) ?? steps[steps.length - 1];
  if (!step || to <= from) return [];
  const today = calendarDateOf(new Date(from), timeZone);
  const isWholeDay = startOfDay(today, timeZone).getTime() === from;
  const first = step.unit === 'day' && !isWholeDay ? addDays(today, 1) : today;
  const ticks: TimeTick[] = [];
  for (let count = 0; count <= 400; count += 1) {
    const mark = markOf(step, first, count, timeZone);
    if (mark.at > to) break;
    if (mark.at >= from) ticks.push({ at: mark.at, label: labelOf(step, mark, { timeZone, isShort }) });
  }
  return ticks;
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

function labelOf(
  { unit }: Step,
  { at, date }: Mark,
  { timeZone, isShort }: { timeZone: string; isShort: boolean },
): string {
  if (unit === 'year') return String(date.year);
  if (unit === 'month') {
    const style = { custom: { month: isShort ? 'short' : 'long', year: 'numeric' } } as const;
    return formatInstant(new Date(at), style, { timeZone, locale: 'en-US' }) ?? '';
  }
  if (unit === 'day') return formatMonthDay(date, isShort ? 'short' : 'long');
  const time = formatInstant(new Date(at), 'time', { timeZone, locale: 'en-US' }) ?? '';
  return time.startsWith('12:00 AM') ? formatMonthDay(date, isShort ? 'short' : 'long') : time;
}
