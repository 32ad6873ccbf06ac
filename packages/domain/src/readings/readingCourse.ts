import { type OnBad, parseStamp } from '../time/time.ts';
import type { ReadingClass } from '../vitals/readings.ts';
import { vitalParameters } from '../vitals/vitalParameters.ts';
import type { VitalKind } from '../vitals/vitals.ts';

/** A reading as a client reads it: a part that could not be read is `null`. */
export interface KnownReading {
  mrTime: string | null;
  values: Readonly<Record<string, number>> | null;
  classes: Readonly<Record<string, ReadingClass>> | null;
}

/** A reading as a chart draws it. */
export interface CoursePoint {
  /** Milliseconds since 1970. */
  at: number;
  values: Readonly<Record<string, number>>;
  classes: Readonly<Record<string, ReadingClass>>;
}

/**
 * Readings in the order of time, the oldest first. One without a time or values has no place in it, and one that came
 * twice has one place.
 *
 * @param readings of one vital of one patient, in any order: of these no two can be of one moment
 * @param onBad gets a line for each time that cannot be read (DSP-06)
 */
export function oldestFirst(readings: readonly KnownReading[], onBad: OnBad): CoursePoint[] {
  const byTime = new Map<number, CoursePoint>();
  for (const { mrTime, values, classes } of readings) {
    const at = mrTime === null ? undefined : parseStamp(mrTime, onBad)?.getTime();
    if (at !== undefined && values !== null) byTime.set(at, { at, values, classes: classes ?? {} });
  }
  return [...byTime.values()].sort((a, b) => a.at - b.at);
}

/**
 * The values of a measurement as people write them: '142/86'. A parameter without a value is '—'.
 *
 * @returns `null` when none is known
 */
export function valuesText(vital: VitalKind, values: Readonly<Record<string, number>> | null): string | null {
  const known = vitalParameters[vital].map(({ parameter }) => values?.[parameter]);
  return known.every((value) => value === undefined) ? null : known.map((value) => value ?? '—').join('/');
}
