import { type ReadingClass, readingClasses } from '@rpm/domain';

/** One measurement as a chart needs it. Its classes are those that it was given when it was measured. */
export interface TrendReading {
  /** When it was measured, in milliseconds since 1970. */
  at: number;
  /** By parameter; a parameter that could not be read is left out. */
  values: Readonly<Record<string, number>>;
  /** By parameter. One that is left out is unknown: it is drawn as a ring, and counted in no class. */
  classes: Readonly<Record<string, ReadingClass>>;
  /** Whether the same device sent other values for the same second. */
  isContradicted?: boolean;
}

/** The readings of one parameter in three columns of numbers, which hold 100,000 of them without a hundred thousand objects. */
export interface Series {
  length: number;
  /** Milliseconds since 1970, never falling. */
  times: Float64Array;
  values: Float64Array;
  /** Places in `readingClasses`, or `unknownRank`. */
  classes: Uint8Array;
  /** Places in the list of readings that it was made from. */
  places: Uint32Array;
}

/** Stands for a class that is not known. */
export const unknownRank = readingClasses.length;
const rankOf = new Map<string | undefined, number>(readingClasses.map((each, rank) => [each, rank]));

/**
 * The readings of one parameter.
 *
 * @param readings oldest first; one without a finite value of the parameter is left out
 */
export function seriesOf(readings: readonly TrendReading[], parameter: string): Series {
  const times = new Float64Array(readings.length);
  const values = new Float64Array(readings.length);
  const classes = new Uint8Array(readings.length);
  const places = new Uint32Array(readings.length);
  let length = 0;
  readings.forEach((reading, place) => {
    const value = Object.hasOwn(reading.values, parameter) ? reading.values[parameter] : undefined;
    if (value === undefined || !Number.isFinite(value)) return;
    times[length] = reading.at;
    values[length] = value;
    classes[length] = rankOf.get(reading.classes[parameter]) ?? unknownRank;
    places[length] = place;
    length += 1;
  });
  return { length, times, values, classes, places };
}

/** The least and the greatest of the values, or `null` when there is none. */
export function extentOf({ length, values }: Series): { min: number; max: number } | null {
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let at = 0; at < length; at += 1) {
    const value = values[at] ?? 0;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return length === 0 ? null : { min, max };
}

/**
 * The reading nearest to a moment; of two as near, the later.
 *
 * @param readings oldest first
 * @returns its place, or -1 when there is none
 */
export function nearest(readings: readonly Pick<TrendReading, 'at'>[], time: number): number {
  let [low, high] = [0, readings.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((readings[middle]?.at ?? 0) < time) low = middle + 1;
    else high = middle;
  }
  const [before, after] = [readings[low - 1], readings[low]];
  if (!after) return readings.length - 1;
  return before && time - before.at < after.at - time ? low - 1 : low;
}
