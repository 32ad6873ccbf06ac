import { classify, type ParameterLimits, type ReadingClass } from '@rpm/domain';
import type { TrendReading } from './series.ts';

const DAY_MS = 86_400_000;

/** How readings for a story run: values around a middle, without chance, so that every picture is the same. */
export interface Course {
  parameter: string;
  limits: ParameterLimits;
  middle: number;
  swing: number;
  decimals?: number;
}

/**
 * Readings for stories, judged by their limits.
 *
 * @param end the newest
 * @param everyDays between two
 */
export function sampleReadings(
  courses: readonly Course[],
  { count, end, everyDays = 1 }: { count: number; end: Date; everyDays?: number },
): TrendReading[] {
  return Array.from({ length: count }, (_, index) => {
    const at = end.getTime() - (count - 1 - index) * everyDays * DAY_MS;
    const values: Record<string, number> = {};
    const classes: Record<string, ReadingClass> = {};
    for (const { parameter, limits, middle, swing, decimals = 0 } of courses) {
      // Two waves of lengths that never meet: looks like a course, and is the same each time.
      const wave = Math.sin(index * 0.7) * 0.45 + Math.sin(index * 0.113 + 1) * 0.55;
      const value = Number((middle + swing * wave).toFixed(decimals));
      values[parameter] = value;
      classes[parameter] = classify(value, limits);
    }
    return { at, values, classes };
  });
}
