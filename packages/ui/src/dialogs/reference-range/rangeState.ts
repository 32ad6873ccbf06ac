import {
  formatLocalTime,
  type KeptVital,
  type LimitErrors,
  type LimitField,
  liveLimitErrors,
  localTimeOf,
  openRangeForm,
  parseStamp,
  type RangeForm,
  type RangeParameter,
  type RangeTimes,
  rangeEndFor,
  rangeTimeErrors,
  submitLimitErrors,
  type TypedParameter,
} from '@rpm/domain';

/** All that the form holds, and what the user has done to it. */
export interface RangeState {
  form: RangeForm;
  /** Whether the limits are there: saved ones, or those to fall back to. What comes later changes nothing. */
  isLoaded: boolean;
  /** Whether the user has set the checkbox: found limits then no longer do. */
  isCheckboxSet: boolean;
  /** Which limits were edited, by parameter: only those are judged while typing (behaviour R12). */
  edited: ReadonlyMap<string, ReadonlySet<LimitField>>;
  touched: { start: boolean; end: boolean };
  /** Whether Save Range was pressed: everything is judged from then on. */
  isSubmitted: boolean;
}

export type RangeChange =
  | { kind: 'loaded'; parameters: readonly RangeParameter[] }
  | { kind: 'start' | 'end'; value: string }
  | { kind: 'times'; times: RangeTimes }
  | { kind: 'withLimits'; isOn: boolean }
  | { kind: 'limit'; parameter: string; field: LimitField; value: string }
  | { kind: 'submitted' };

/** The form as it opens. @param kept the range of a draft, which is edited again */
export function openRange(doctorName: string, kept: KeptVital | undefined, timeZone: string): RangeState {
  const local = (stamp: string | undefined) => {
    const instant = stamp ? parseStamp(stamp) : null;
    return instant ? formatLocalTime(localTimeOf(instant, timeZone)) : '';
  };
  return {
    form: {
      ...openRangeForm(doctorName, []),
      start: local(kept?.startDateTime),
      end: local(kept?.endDateTime),
    },
    isLoaded: false,
    isCheckboxSet: false,
    edited: new Map(),
    touched: { start: false, end: false },
    isSubmitted: false,
  };
}

/** What a change makes of the form. */
export function changeRange(state: RangeState, change: RangeChange): RangeState {
  const { form, touched } = state;
  switch (change.kind) {
    case 'loaded': {
      if (state.isLoaded) return state;
      const found = openRangeForm(form.doctorName, change.parameters);
      const withLimits = state.isCheckboxSet ? form.withLimits : found.withLimits;
      return { ...state, isLoaded: true, form: { ...form, parameters: found.parameters, withLimits } };
    }
    case 'start': {
      // RNG-13
      const end = rangeEndFor(change.value) || form.end;
      return {
        ...state,
        form: { ...form, start: change.value, end, isStartByForm: false },
        touched: { start: true, end: touched.end || end !== form.end },
      };
    }
    case 'end':
      return { ...state, form: { ...form, end: change.value }, touched: { ...touched, end: true } };
    case 'times':
      return { ...state, form: { ...form, ...change.times }, touched: { start: true, end: true } };
    case 'withLimits':
      return { ...state, form: { ...form, withLimits: change.isOn }, isCheckboxSet: true };
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
      };
    }
    case 'submitted':
      return { ...state, isSubmitted: true };
  }
}

/** What is wrong, as the form shows it. */
export interface RangeErrors {
  start?: string;
  end?: string;
  /** By parameter; empty while the limits are hidden. */
  limits: ReadonlyMap<string, LimitErrors>;
  count: number;
}

/** @param now the server's time */
export function rangeErrors(state: RangeState, now: Date, timeZone: string): RangeErrors {
  const { form, edited, touched, isSubmitted } = state;
  const times = rangeTimeErrors(form, now, timeZone);
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

/** The order in which a form reads: from the lowest limit to the highest, around the normal range. */
export const fieldsInOrder = {
  below: ['criticalMin', 'cautiousMin'],
  above: ['cautiousMax', 'criticalMax'],
} as const satisfies Record<string, readonly LimitField[]>;
