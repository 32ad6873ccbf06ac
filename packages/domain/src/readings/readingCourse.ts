import { type OnBad, parseStamp } from '../time/time.ts';
import type { ParameterLimits, ReadingClass } from '../vitals/readings.ts';
import { type Measure, readingText } from '../vitals/units.ts';
import { vitalParameters } from '../vitals/vitalParameters.ts';
import type { VitalKind } from '../vitals/vitals.ts';
import { valuesKey } from './sameReading.ts';

/** A reading as a client reads it: a part that could not be read is `null`. */
export interface KnownReading {
  mrTime: string | null;
  values: Readonly<Record<string, number>> | null;
  classes: Readonly<Record<string, ReadingClass>> | null;
  isContradicted: boolean | null;
}

/** A reading as a chart draws it. */
export interface CoursePoint {
  /** Milliseconds since 1970. */
  at: number;
  values: Readonly<Record<string, number>>;
  classes: Readonly<Record<string, ReadingClass>>;
  /** Whether the same device sent other values for the same second. */
  isContradicted: boolean;
}

/**
 * Readings in the order of time, the oldest first. One without a time or values has no place in it, and the same values
 * of one moment have one place, since they may have come twice.
 *
 * @param readings of one vital of one patient, in any order
 * @param onBad gets a line for each time that cannot be read (DSP-06)
 */
export function oldestFirst(readings: readonly KnownReading[], onBad: OnBad): CoursePoint[] {
  const points = new Map<string, CoursePoint>();
  for (const { mrTime, values, classes, isContradicted } of readings) {
    const at = mrTime === null ? undefined : parseStamp(mrTime, onBad)?.getTime();
    if (at === undefined || values === null) continue;
    const point = { at, values, classes: classes ?? {}, isContradicted: isContradicted === true };
    points.set(`${at} ${valuesKey(values)}`, point);
  }
  return [...points.values()].sort((a, b) => a.at - b.at);
}

/**
 * The values of a measurement as people write them: '142/86'. A parameter without a value is '—'.
 *
 * @param measure how its reader has them: see `vitalMeasure`
 * @param limits those that stand beside it, by parameter, as far as they are known
 * @returns `null` when none is known
 */
export function valuesText(
  vital: VitalKind,
  values: Readonly<Record<string, number>> | null,
  measure: Measure,
  limits?: ReadonlyMap<string, ParameterLimits> | null,
): string | null {
  const known = vitalParameters[vital].map(({ parameter }) => {
    const value = values?.[parameter];
    return value === undefined ? null : readingText(measure, value, limits?.get(parameter));
  });
  return known.every((value) => value === null) ? null : known.map((value) => value ?? '—').join('/');
}
