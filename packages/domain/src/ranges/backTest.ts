import { classify, mostSevere, type ParameterLimits, type ReadingClass } from '../vitals/readings.ts';
import { limitsOfFour, withoutGaps } from './limitShapes.ts';
import { type RangeForm, submitLimitErrors, type TypedParameter, typedNumbers } from './rangeForm.ts';

/** A reading as the back-test takes it: its values by parameter, and the classes that they were given. */
export interface PastReading {
  values: Readonly<Record<string, number>>;
  classes: Readonly<Record<string, ReadingClass>>;
  class: ReadingClass;
}

/** How many readings are of each class. */
export type ClassCount = Readonly<Record<ReadingClass, number>>;

/** What became of past readings, and what would have become of them with the limits of the form. */
export interface BackTest {
  was: ClassCount;
  would: ClassCount;
}

/**
 * The limits of a parameter as the form holds them; an empty one, and all while they are off, is the normal one.
 *
 * @returns `null` while a limit is no number or a minimum exceeds its maximum: nothing can be judged by them
 * @see PAY-06
 */
export function typedLimits(typed: TypedParameter, withLimits: boolean): ParameterLimits | null {
  const { normal } = typed;
  if (!withLimits) return { normal, cautious: normal, critical: normal };
  if (Object.keys(submitLimitErrors(typed)).length > 0) return null;
  return { normal, ...withoutGaps({ normal, ...limitsOfFour(typedNumbers(typed)) }) };
}

/**
 * What the limits of the form would have made of past readings, beside what was made of them. A value of which the
 * form holds no limits keeps the class that it had.
 *
 * @returns `null` while the limits cannot be judged by
 */
export function backTest(
  readings: readonly PastReading[],
  { parameters, withLimits }: Pick<RangeForm, 'parameters' | 'withLimits'>,
): BackTest | null {
  const limits = new Map<string, ParameterLimits>();
  for (const typed of parameters) {
    const each = typedLimits(typed, withLimits);
    if (!each) return null;
    limits.set(typed.parameter, each);
  }
  const was = { Normal: 0, Cautious: 0, Critical: 0 };
  const would = { Normal: 0, Cautious: 0, Critical: 0 };
  for (const reading of readings) {
    was[reading.class] += 1;
    would[judged(reading, limits)] += 1;
  }
  return { was, would };
}

/** The most severe class of the values. */
function judged(
  { values, classes }: PastReading,
  limits: ReadonlyMap<string, ParameterLimits>,
): ReadingClass {
  const found = Object.entries(values).map(([parameter, value]) => {
    const own = limits.get(parameter);
    return own ? classify(value, own) : classes[parameter];
  });
  return mostSevere(found) ?? 'Normal';
}
