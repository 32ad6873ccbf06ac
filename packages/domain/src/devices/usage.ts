import { daysInMonth } from '../time/calendar.ts';

/**
 * How much a device was used in a month: readings / 3 / days in the month x 100.
 *
 * Three readings a day are 100 percent; more readings give more, which is not cut off.
 *
 * @param readings a count
 * @param month 1 to 12
 * @returns percent, not rounded; `null` when the count is not a whole number of at least 0
 * @see DSP-08
 */
export function deviceUsagePercent(
  readings: number,
  { year, month }: { year: number; month: number },
): number | null {
  if (!Number.isSafeInteger(readings) || readings < 0) return null;
  return (readings / 3 / daysInMonth(year, month)) * 100;
}
