import { plausibleValues } from '../vitals/plausible.ts';
import { isUp } from '../wire/bounds.ts';
import type { FourLimits } from './limitShapes.ts';

/** The four limits that a user types for each parameter. */
export const limitFields = ['cautiousMin', 'cautiousMax', 'criticalMin', 'criticalMax'] as const;
export type LimitField = (typeof limitFields)[number];

/** What can be wrong with a limit. */
export type LimitFault =
  | 'notANumber'
  | 'cautiousCrossed'
  | 'criticalCrossed'
  | 'cautiousMinBelowMax'
  | 'criticalMinBelowMax'
  | 'cautiousMinAboveCritical'
  | 'cautiousMaxBelowCritical'
  | 'notPlausible';

/** What is wrong with the limits of one parameter, by field. */
export type LimitErrors = Partial<Record<LimitField, LimitFault>>;

/** What a device can measure of a parameter; `undefined` for one that we do not know. */
const plausibleOf = (parameter: string) =>
  Object.entries(plausibleValues).find(([name]) => name === parameter)?.[1];

/** Whether a device can measure a limit, so that a reading can reach it; no limit is right. */
export function isPlausibleLimit(parameter: string, value: number | null): boolean {
  const plausible = plausibleOf(parameter);
  return value === null || !plausible || (plausible.min <= value && value <= plausible.max);
}

/**
 * What is wrong with limits wherever they come from, by field: a minimum exceeds its maximum, or no reading can reach one.
 * Equal ones are right (behaviour R12). An order is judged by this alone, since an empty limit of it is the normal one,
 * which may be on either side of the other (PAY-06).
 *
 * @see RNG-14, RNG-15
 */
export function limitFaults(line: FourLimits): LimitErrors {
  const errors: LimitErrors = {};
  for (const field of limitFields) {
    if (!isPlausibleLimit(line.parameter, line[field])) errors[field] = 'notPlausible';
  }
  if (!isUp(line.cautiousMin, line.cautiousMax)) errors.cautiousMin = 'cautiousCrossed';
  if (!isUp(line.criticalMin, line.criticalMax)) errors.criticalMin = 'criticalCrossed';
  return errors;
}

/**
 * The same for a range that is set, of which the critical limits lie around the cautious ones. The form and the server
 * judge by it.
 */
export function rangeFaults(line: FourLimits): LimitErrors {
  const errors = limitFaults(line);
  if (!isUp(line.criticalMin, line.cautiousMin)) errors.cautiousMin ??= 'cautiousMinAboveCritical';
  if (!isUp(line.cautiousMax, line.criticalMax)) errors.cautiousMax ??= 'cautiousMaxBelowCritical';
  return errors;
}
