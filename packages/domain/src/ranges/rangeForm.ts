import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { toNumber } from '../wire/wire.ts';
import { hasOwnLimits, type RangeParameter } from './rangeLimits.ts';

/** The four limits that a user types for each parameter. */
export const limitFields = ['cautiousMin', 'cautiousMax', 'criticalMin', 'criticalMax'] as const;
export type LimitField = (typeof limitFields)[number];

const typed = z.string();
const bound = z.nullable(z.number());

/** One parameter as the form holds it: limits as typed, empty while nothing is. */
export const TypedParameter = z.object({
  parameter: z.string().check(z.minLength(1)),
  unit: z.nullable(z.string()),
  unitDescription: z.nullable(z.string()),
  /** Read-only (RNG-02). */
  normal: z.object({ min: bound, max: bound }),
  cautiousMin: typed,
  cautiousMax: typed,
  criticalMin: typed,
  criticalMax: typed,
});
export type TypedParameter = z.infer<typeof TypedParameter>;

/** All that the reference-range form holds. @see RNG-02, RNG-03, RNG-04 */
export const RangeForm = z.object({
  /** First, middle and last name, read-only. */
  doctorName: z.string(),
  /** Local times `YYYY-MM-DDTHH:MM`, or empty. */
  start: z.string(),
  end: z.string(),
  /** See `RangeTimes`. */
  isStartByForm: z.boolean(),
  /** 'Add Cautious & Critical Values' */
  withLimits: z.boolean(),
  parameters: z.array(TypedParameter).check(z.maxLength(limits.vitalMaxParameters)),
});
export type RangeForm = z.infer<typeof RangeForm>;

/** The form as it opens: without times, the found limits typed in. @see RNG-04 */
export function openRangeForm(doctorName: string, parameters: readonly RangeParameter[]): RangeForm {
  const text = (value: number | null) => (value === null ? '' : String(value));
  const withLimits = hasOwnLimits(parameters);
  return {
    doctorName,
    start: '',
    end: '',
    isStartByForm: false,
    withLimits,
    parameters: parameters.map(({ limits: { normal, cautious, critical }, isKnown: _, ...about }) => ({
      ...about,
      normal,
      cautiousMin: withLimits ? text(cautious.min) : '',
      cautiousMax: withLimits ? text(cautious.max) : '',
      criticalMin: withLimits ? text(critical.min) : '',
      criticalMax: withLimits ? text(critical.max) : '',
    })),
  };
}

/** What can be wrong with a limit. */
export type LimitFault =
  | 'notANumber'
  | 'cautiousCrossed'
  | 'criticalCrossed'
  | 'cautiousMinBelowMax'
  | 'criticalMinBelowMax'
  | 'cautiousMinAboveCritical'
  | 'cautiousMaxBelowCritical';

/** What is wrong with the limits of one parameter, by field. */
export type LimitErrors = Partial<Record<LimitField, LimitFault>>;

/** RNG-16 to RNG-19: `below` must be less than `above`; the fault is shown at `at` if that was edited, else at the other. */
const liveRules: readonly { below: LimitField; above: LimitField; at: LimitField; fault: LimitFault }[] = [
  { below: 'cautiousMin', above: 'cautiousMax', at: 'cautiousMin', fault: 'cautiousMinBelowMax' },
  { below: 'criticalMin', above: 'criticalMax', at: 'criticalMin', fault: 'criticalMinBelowMax' },
  {
    below: 'criticalMin',
    above: 'cautiousMin',
    at: 'cautiousMin',
    fault: 'cautiousMinAboveCritical',
  },
  {
    below: 'cautiousMax',
    above: 'criticalMax',
    at: 'cautiousMax',
    fault: 'cautiousMaxBelowCritical',
  },
];

/**
 * The live rules, which are strict: equal limits are wrong. They judge only pairs of which the user has edited a side,
 * since saved limits may be equal (behaviour R12), and only filled ones.
 *
 * @returns the first fault of each field
 * @see RNG-16 to RNG-19
 */
export function liveLimitErrors(parameter: TypedParameter, edited: ReadonlySet<LimitField>): LimitErrors {
  const errors: LimitErrors = {};
  for (const field of limitFields) {
    const isNoNumber = parameter[field].trim() !== '' && toNumber(parameter[field]) === null;
    if (edited.has(field) && isNoNumber) errors[field] = 'notANumber';
  }
  for (const { below, above, at, fault } of liveRules) {
    const [low, high] = [toNumber(parameter[below]), toNumber(parameter[above])];
    const isEdited = edited.has(below) || edited.has(above);
    if (isEdited && low !== null && high !== null && low >= high) {
      errors[edited.has(at) ? at : at === below ? above : below] ??= fault;
    }
  }
  return errors;
}

/**
 * The rules of the submit, which judge every field, edited or not, and let equal limits pass. A text that is no number
 * is refused here too, so that it can never be saved as the normal limit.
 *
 * @see RNG-14, RNG-15
 */
export function submitLimitErrors(parameter: TypedParameter): LimitErrors {
  const errors: LimitErrors = {};
  for (const field of limitFields) {
    if (parameter[field].trim() !== '' && toNumber(parameter[field]) === null) errors[field] = 'notANumber';
  }
  const isCrossed = (min: string, max: string) => {
    const [low, high] = [toNumber(min), toNumber(max)];
    return low !== null && high !== null && low > high;
  };
  if (isCrossed(parameter.cautiousMin, parameter.cautiousMax)) errors.cautiousMin = 'cautiousCrossed';
  if (isCrossed(parameter.criticalMin, parameter.criticalMax)) errors.criticalMin = 'criticalCrossed';
  return errors;
}

/** Why Save Range is off; each has its sentence in `rangeWords.cannotSave`. */
export type SaveRefusal =
  | 'errors'
  | 'doctorMissing'
  | 'startMissing'
  | 'endMissing'
  | 'noParameter'
  | 'limitMissing';

/**
 * Why the range cannot be saved yet, or `null` when Save Range is enabled.
 *
 * @param hasErrors whether any field shows an error; errors of limits that are hidden do not count
 * @see RNG-20
 */
export function saveRefusal(form: RangeForm, hasErrors: boolean): SaveRefusal | null {
  if (form.doctorName.trim() === '') return 'doctorMissing';
  if (form.parameters.length === 0) return 'noParameter';
  if (form.start === '') return 'startMissing';
  if (form.end === '') return 'endMissing';
  const isFilled = (parameter: TypedParameter) =>
    limitFields.every((field) => parameter[field].trim() !== '');
  if (form.withLimits && !form.parameters.every(isFilled)) return 'limitMissing';
  return hasErrors ? 'errors' : null;
}
