import type { LimitEnd } from '../vitals/classMarks.ts';
import type { Span } from '../vitals/readings.ts';
import { typedLimit } from '../vitals/typedLimit.ts';
import type { UnitSystem } from '../vitals/unitSystems.ts';
import { limitText, type Measure, measureIn } from '../vitals/units.ts';
import { toNumber } from '../wire/wire.ts';
import {
  isPlausibleLimit,
  type LimitErrors,
  type LimitFault,
  type LimitField,
  limitFields,
  rangeFaults,
} from './limitRules.ts';
import { type FourLimits, fourOf } from './limitShapes.ts';
import { hasOwnLimits, type RangeParameter } from './rangeLimits.ts';

/** Which end of what is allowed a field is. */
export const endOf = (field: LimitField): LimitEnd => (field.endsWith('Min') ? 'min' : 'max');

/** One parameter as the form holds it: limits as typed, in the reader's unit, empty while nothing is. */
export interface TypedParameter extends Record<LimitField, string> {
  parameter: string;
  measure: Measure;
  unitDescription: string | null;
  /** Read-only (RNG-02). */
  normal: Span;
  /** The limits that the fields showed first, as they are kept. */
  found: Readonly<Record<LimitField, number | null>>;
}

/** All that the reference-range form holds. @see RNG-02, RNG-03, RNG-04 */
export interface RangeForm {
  /** First, middle and last name, read-only. */
  doctorName: string;
  /** Local times `YYYY-MM-DDTHH:MM`, or empty. */
  start: string;
  end: string;
  /** See `RangeTimes`. */
  isStartByForm: boolean;
  /** 'Add Cautious & Critical Values' */
  withLimits: boolean;
  parameters: TypedParameter[];
}

const noLimits = { cautiousMin: null, cautiousMax: null, criticalMin: null, criticalMax: null };

/**
 * The form as it opens: without times, the found limits typed in. @see RNG-04
 *
 * @param units the reader's
 */
export function openRangeForm(
  doctorName: string,
  parameters: readonly RangeParameter[],
  units: UnitSystem,
): RangeForm {
  const withLimits = hasOwnLimits(parameters);
  return {
    doctorName,
    start: '',
    end: '',
    isStartByForm: false,
    withLimits,
    parameters: parameters.map(
      ({ limits: { normal, cautious, critical }, isKnown: _, unit, ...about }): TypedParameter => {
        const measure = measureIn(units, unit);
        const found = withLimits ? fourOf({ cautious, critical }) : noLimits;
        const text = (field: LimitField) =>
          found[field] === null ? '' : limitText(measure, found[field], endOf(field));
        return {
          ...about,
          measure,
          normal,
          found,
          cautiousMin: text('cautiousMin'),
          cautiousMax: text('cautiousMax'),
          criticalMin: text('criticalMin'),
          criticalMax: text('criticalMax'),
        };
      },
    ),
  };
}

/**
 * The limit that a field holds, as it is kept: one that nobody changed is the very number that was found.
 *
 * @returns `null` for an empty field and for a text that is no number
 */
export function typedNumber(typed: TypedParameter, field: LimitField): number | null {
  const number = toNumber(typed[field]);
  return number === null ? null : typedLimit(typed.measure, number, typed.found[field], endOf(field));
}

/** The limits that the fields hold, as `typedNumber` has each. */
export const typedNumbers = (typed: TypedParameter): FourLimits => ({
  parameter: typed.parameter,
  cautiousMin: typedNumber(typed, 'cautiousMin'),
  cautiousMax: typedNumber(typed, 'cautiousMax'),
  criticalMin: typedNumber(typed, 'criticalMin'),
  criticalMax: typedNumber(typed, 'criticalMax'),
});

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
 * The live rules, which are strict: equal limits are wrong. They judge only fields and pairs of which the user has edited a side,
 * since saved limits may be equal (behaviour R12), and only filled ones.
 *
 * @returns the first fault of each field
 * @see RNG-16 to RNG-19
 */
export function liveLimitErrors(parameter: TypedParameter, edited: ReadonlySet<LimitField>): LimitErrors {
  const errors: LimitErrors = {};
  for (const field of limitFields) {
    const isNoNumber = parameter[field].trim() !== '' && toNumber(parameter[field]) === null;
    if (!edited.has(field)) continue;
    if (isNoNumber) errors[field] = 'notANumber';
    else if (!isPlausibleLimit(parameter.parameter, typedNumber(parameter, field)))
      errors[field] = 'notPlausible';
  }
  for (const { below, above, at, fault } of liveRules) {
    const [low, high] = [typedNumber(parameter, below), typedNumber(parameter, above)];
    const isEdited = edited.has(below) || edited.has(above);
    if (isEdited && low !== null && high !== null && low >= high) {
      errors[edited.has(at) ? at : at === below ? above : below] ??= fault;
    }
  }
  return errors;
}

/**
 * The rules of the submit, which judge every field, edited or not, by `rangeFaults`. A text that is no number
 * is refused here too, so that it can never be saved as the normal limit.
 *
 * @see RNG-14, RNG-15
 */
export function submitLimitErrors(parameter: TypedParameter): LimitErrors {
  const errors: LimitErrors = {};
  for (const field of limitFields) {
    if (parameter[field].trim() !== '' && toNumber(parameter[field]) === null) errors[field] = 'notANumber';
  }
  return { ...rangeFaults(typedNumbers(parameter)), ...errors };
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
