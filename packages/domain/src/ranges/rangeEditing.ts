import { readStamp } from '../time/time.ts';
import { formatLocalTime, localTimeOf } from '../time/zonedTime.ts';
import type { UnitSystem } from '../vitals/unitSystems.ts';
import { limitText } from '../vitals/units.ts';
import type { KeptVital } from './keptVital.ts';
import type { LimitErrors, LimitField } from './limitRules.ts';
import {
  endOf,
  liveLimitErrors,
  openRangeForm,
  type RangeForm,
  submitLimitErrors,
  type TypedParameter,
} from './rangeForm.ts';
import type { RangeParameter } from './rangeLimits.ts';
import { type RangeTimeErrors, rangeTimeErrors, type UnreadableTimes } from './rangeTimeErrors.ts';
import { type RangeTimes, rangeEndFor } from './rangeTimes.ts';

/** All that the reference-range form holds, and what the user has done to it. */
export interface RangeEditing {
  form: RangeForm;
  /** Whether the limits are there: saved ones, or those to fall back to. What comes later changes nothing. */
  isLoaded: boolean;
  /** The parameters with the limits that the form opened with. */
  before: readonly RangeParameter[];
  /** Those that count now, with which a save is compared; other ones than `before` where a range that ended is set again. */
  inForce: readonly RangeParameter[];
  /** Whether the user has set the checkbox: found limits then no longer do. */
  isCheckboxSet: boolean;
  /** Which limits were edited, by parameter: only those are judged while typing (behaviour R12). */
  edited: ReadonlyMap<string, ReadonlySet<LimitField>>;
  touched: { start: boolean; end: boolean };
  unreadable: UnreadableTimes;
  /** Whether the user has changed something that would be lost with the form; a proposal and 'Time is up!' are not theirs. */
  isTyped: boolean;
  /** Whether Save Range was pressed: everything is judged from then on. */
  isSubmitted: boolean;
}

/** What happens to the form. */
export type RangeChange =
  /** The limits came, or those to fall back to; they are typed in the reader's units. @see RNG-21 */
  | {
      kind: 'loaded';
      parameters: readonly RangeParameter[];
      /** What counts now, if that is not what the form opens with. */
      inForce?: readonly RangeParameter[] | undefined;
      units: UnitSystem;
      /** Another limit, as it is kept, that is filled in as if somebody had typed it. @see SCR-02 */
      proposed?: { parameter: string; field: LimitField; limit: number } | undefined;
    }
  /** `isUnreadable`: something is typed that is no time, and `value` is empty. @see RNG-11 */
  | { kind: 'start' | 'end'; value: string; isUnreadable: boolean }
  /** 'yes' at 'Time is up!'. @see RNG-07 */
  | { kind: 'times'; times: RangeTimes }
  /** 'Add Cautious & Critical Values' @see RNG-04 */
  | { kind: 'withLimits'; isOn: boolean }
  | { kind: 'limit'; parameter: string; field: LimitField; value: string }
  | { kind: 'submitted' };

/**
 * The form as it opens.
 *
 * @param kept the range of a draft, which is edited again
 * @param timeZone IANA name: in which the times are picked
 */
export function openRange(doctorName: string, kept: KeptVital | undefined, timeZone: string): RangeEditing {
  const local = (stamp: string | undefined) => {
    const instant = readStamp(String(stamp));
    return instant ? formatLocalTime(localTimeOf(instant, timeZone)) : '';
  };
  return {
    form: {
      ...openRangeForm(doctorName, [], 'us'),
      start: local(kept?.startDateTime),
      end: local(kept?.endDateTime),
    },
    isLoaded: false,
    before: [],
    inForce: [],
    isCheckboxSet: false,
    edited: new Map(),
    touched: { start: false, end: false },
    unreadable: { start: false, end: false },
    isTyped: false,
    isSubmitted: false,
  };
}

/**
 * What a change makes of the form. Limits that come late change nothing that was typed, and found limits set the
 * checkbox only as long as the user has not (behaviour 1b, range modal).
 *
 * @see RNG-04, RNG-07, RNG-13
 */
export function changeRange(state: RangeEditing, change: RangeChange): RangeEditing {
  const { form, touched } = state;
  switch (change.kind) {
    case 'loaded': {
      if (state.isLoaded) return state;
      const found = openRangeForm(form.doctorName, change.parameters, change.units);
      const withLimits = state.isCheckboxSet ? form.withLimits : found.withLimits;
      const opened = { ...form, parameters: found.parameters, withLimits };
      const { parameters: before, inForce = before } = change;
      const loaded = { ...state, isLoaded: true, before, inForce, form: opened };
      const { proposed } = change;
      const about = found.parameters.find(({ parameter }) => parameter === proposed?.parameter);
      if (!proposed || !about || !withLimits) return loaded;
      const { parameter, field, limit } = proposed;
      const value = limitText(about.measure, limit, endOf(field));
      return { ...changeRange(loaded, { kind: 'limit', parameter, field, value }), isTyped: state.isTyped };
    }
    case 'start': {
      // RNG-13
      const end = rangeEndFor(change.value) || form.end;
      return {
        ...state,
        form: { ...form, start: change.value, end, isStartByForm: false },
        touched: { start: true, end: touched.end || end !== form.end },
        unreadable: { start: change.isUnreadable, end: state.unreadable.end && end === form.end },
        isTyped: true,
      };
    }
    case 'end':
      return {
        ...state,
        form: { ...form, end: change.value },
        touched: { ...touched, end: true },
        unreadable: { ...state.unreadable, end: change.isUnreadable },
        isTyped: true,
      };
    case 'times':
      return {
        ...state,
        form: { ...form, ...change.times },
        touched: { start: true, end: true },
        unreadable: { start: false, end: false },
      };
    case 'withLimits':
      return { ...state, form: { ...form, withLimits: change.isOn }, isCheckboxSet: true, isTyped: true };
    case 'limit': {
      const { parameter, field, value } = change;
      const parameters = form.parameters.map((each) =>
        each.parameter === parameter ? { ...each, [field]: value } : each,
      );
      const fields = new Set(state.edited.get(parameter)).add(field);
      return {
        ...state,
        form: { ...form, parameters },
        edited: new Map(state.edited).set(parameter, fields),
        isTyped: true,
      };
    }
    case 'submitted':
      return { ...state, isSubmitted: true };
  }
}

/** What is wrong, as the form shows it. */
export interface RangeErrors extends RangeTimeErrors {
  /** By parameter; empty while the limits are hidden. */
  limits: ReadonlyMap<string, LimitErrors>;
  count: number;
}

/**
 * What is wrong with the form as far as it is to be shown: times that were touched and limits that were edited, and all
 * once Save Range was pressed.
 *
 * @param now the server's time
 * @see RNG-08 to RNG-20
 */
export function rangeErrors(state: RangeEditing, now: Date, timeZone: string): RangeErrors {
  const { form, edited, touched, isSubmitted } = state;
  const times = rangeTimeErrors(form, now, timeZone, state.unreadable);
  const shown = {
    ...((touched.start || isSubmitted) && times.start && { start: times.start }),
    ...((touched.end || isSubmitted) && times.end && { end: times.end }),
  };
  const limits = new Map(
    form.withLimits ? form.parameters.map((each) => [each.parameter, limitErrors(each)]) : [],
  );
  const ofLimits = [...limits.values()].reduce((sum, each) => sum + Object.keys(each).length, 0);
  return { ...shown, limits, count: Object.keys(shown).length + ofLimits };

  function limitErrors(typed: TypedParameter): LimitErrors {
    const submit = isSubmitted ? submitLimitErrors(typed) : {};
    return { ...submit, ...liveLimitErrors(typed, edited.get(typed.parameter) ?? new Set()) };
  }
}
