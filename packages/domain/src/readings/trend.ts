import { localDay } from '../time/localDay.ts';
import type { ReadingClass } from '../vitals/readings.ts';
import { type ParameterName, vitalParameters } from '../vitals/vitalParameters.ts';
import type { VitalKind } from '../vitals/vitals.ts';

/** A reading that a trend is made of. */
export interface TrendReading {
  at: Date;
  values: Readonly<Record<string, number>>;
  class: ReadingClass;
}

/** How the days of a span went against those of the span before. */
export type TrendWord = 'up' | 'down' | 'same';

/** A span of days in words and figures. Values are in the units in which readings are kept. */
export interface Trend {
  /** `null`: there are too few days in one of the spans to compare them. */
  word: TrendWord | null;
  /** How many days have a reading. */
  days: number;
  /** On how many of them the first reading was Normal. */
  inRange: number;
  /** Of the first readings of the days, by parameter, rounded; `null` when there are none. */
  average: Readonly<Record<string, number>> | null;
  /** The same of the span before. */
  before: Readonly<Record<string, number>> | null;
  /** By the first parameter; `null` when there are none. */
  highest: TrendReading | null;
  lowest: TrendReading | null;
}

/** In each span, fewer days than these say nothing. */
export const trendDaysLeast = 3;

/** By how much an average must change to be told, in the unit in which a parameter is kept. */
const steps: Readonly<Record<ParameterName, number>> = {
  systolic: 5,
  diastolic: 5,
  oxygenSaturation: 2,
  weight: 1,
  temperature: 0.5,
  glucose: 10,
  heartRate: 5,
};

/** The first reading of each day of a zone, oldest first. */
export function firstOfDays<Reading extends TrendReading>(
  readings: readonly Reading[],
  timeZone: string,
): Reading[] {
  const sorted = [...readings].sort((a, b) => a.at.getTime() - b.at.getTime());
  const days = new Map<string, Reading>();
  for (const reading of sorted) {
    const day = localDay(reading.at, timeZone);
    if (!days.has(day)) days.set(day, reading);
  }
  return [...days.values()];
}

/**
 * What a span of days says against the one before. The first reading of each day counts, so that a day on which somebody
 * measured ten times weighs no more than another. Words come from this rule, and never from a free text.
 *
 * @param readings of the span, of any order, and `before` of the one before it
 * @param timeZone whose days they are, IANA name
 * @see design, screens-3-patient, v5
 */
export function trendOf(
  vital: VitalKind,
  readings: readonly TrendReading[],
  before: readonly TrendReading[],
  timeZone: string,
): Trend {
  const [now, then] = [firstOfDays(readings, timeZone), firstOfDays(before, timeZone)];
  const [average, averageBefore] = [averageOf(vital, now), averageOf(vital, then)];
  const [first] = vitalParameters[vital];
  const known = first ? now.filter(({ values }) => values[first.parameter] !== undefined) : [];
  const sorted = first
    ? [...known].sort((a, b) => (a.values[first.parameter] ?? 0) - (b.values[first.parameter] ?? 0))
    : [];
  const enough = now.length >= trendDaysLeast && then.length >= trendDaysLeast;
  return {
    word: enough && average && averageBefore ? wordOf(vital, average, averageBefore) : null,
    days: now.length,
    inRange: now.filter((reading) => reading.class === 'Normal').length,
    average: rounded(average),
    before: rounded(averageBefore),
    highest: sorted.at(-1) ?? null,
    lowest: sorted[0] ?? null,
  };
}

function averageOf(vital: VitalKind, days: readonly TrendReading[]): Record<string, number> | null {
  const all = vitalParameters[vital].flatMap(({ parameter }) => {
    const values = days.flatMap((day) => day.values[parameter] ?? []);
    return values.length === 0
      ? []
      : [[parameter, values.reduce((sum, value) => sum + value, 0) / values.length] as const];
  });
  return all.length === 0 ? null : Object.fromEntries(all);
}

/** What is kept with a fraction is told with one figure of it; an average of whole numbers is a whole number. */
const rounded = (average: Record<string, number> | null) =>
  average &&
  Object.fromEntries(
    Object.entries(average).map(([parameter, value]) => {
      const figures = parameter === 'weight' || parameter === 'temperature' ? 10 : 1;
      return [parameter, Math.round(value * figures) / figures];
    }),
  );

/** By the first parameter that changed enough to be told. */
function wordOf(vital: VitalKind, now: Record<string, number>, before: Record<string, number>): TrendWord {
  for (const { parameter } of vitalParameters[vital]) {
    const change = (now[parameter] ?? 0) - (before[parameter] ?? now[parameter] ?? 0);
    if (Math.abs(change) >= steps[parameter]) return change > 0 ? 'up' : 'down';
  }
  return 'same';
}
