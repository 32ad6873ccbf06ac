import type { DeviceParameter } from '../devices/devices.ts';
import { orElse, type ParameterLimits, type Span } from '../vitals/readings.ts';
import { firstRecord, isRecord, toNumber } from '../wire/wire.ts';
import { withoutGaps } from './limitShapes.ts';

/** One parameter of the reference-range form, with the limits that the form begins with. */
export interface RangeParameter {
  parameter: string;
  unit: string | null;
  unitDescription: string | null;
  /** The normal range is read-only (RNG-02). */
  limits: ParameterLimits;
  /** Whether anything says what the limits are now. If not, a save replaces what nobody here has seen. */
  isKnown: boolean;
}

/** Limits by parameter. A Map, so that no parameter is taken for a part of the language. */
export type LimitsByParameter = ReadonlyMap<string, ParameterLimits>;

const noSpan: Span = { min: null, max: null };

/** `min` and `max` with normal, cautious and critical, or `null` when not one of the six is a number. */
function readLimits({ min, max }: Record<string, unknown>): ParameterLimits | null {
  const span = (kind: string): Span => ({
    min: isRecord(min) ? toNumber(min[kind]) : null,
    max: isRecord(max) ? toNumber(max[kind]) : null,
  });
  const limits = { normal: span('normal'), cautious: span('cautious'), critical: span('critical') };
  return Object.values(limits).some((each) => each.min !== null || each.max !== null) ? limits : null;
}

/**
 * The limits that `getPatientVitalRangeByUsername` answers: a list whose first item holds `limits` by parameter, or by
 * vital and then by parameter, as they were saved (RNG-22).
 *
 * @returns what could be read; nothing for an empty list, a failed call (`undefined`) or another shape. A bad
 *   parameter is left out alone (behaviour 1b).
 * @see RNG-21, API-17
 */
export function readSavedLimits(answer: unknown, vital: string): Map<string, ParameterLimits> {
  const all = firstRecord(answer)?.limits;
  const grouped = isRecord(all) && Object.hasOwn(all, vital) ? all[vital] : all;
  const saved = new Map<string, ParameterLimits>();
  for (const [parameter, each] of Object.entries(isRecord(grouped) ? grouped : {})) {
    const limits = isRecord(each) ? readLimits(each) : null;
    if (limits) saved.set(parameter, limits);
  }
  return saved;
}

/** Limits with no gap: where one is empty, the normal one is drawn and holds. */
function asDrawn(shown: ParameterLimits | undefined, own: Span): ParameterLimits | undefined {
  if (!shown) return undefined;
  const normal = orElse(shown.normal, own);
  return { normal, ...withoutGaps({ ...shown, normal }) };
}

/**
 * The parameters of the form: the vital's own, each with the saved limits, else with those that the screen shows, else
 * with none. A normal range that was not saved is the vital's own. Parameters that only the saved limits know follow.
 *
 * @param own the vital's parameters, as its device carries them
 * @param shown the limits that the screen shows, so that nobody narrows them by saving a form that opened without them.
 *   An empty one is the normal one, as the screen draws it (PAY-06).
 * @see RNG-21
 */
export function rangeParameters(
  own: readonly DeviceParameter[],
  saved: LimitsByParameter,
  shown: LimitsByParameter,
): RangeParameter[] {
  const names = new Set(own.map(({ parameter }) => parameter));
  const onlySaved = [...saved.keys()]
    .filter((parameter) => !names.has(parameter))
    .map((parameter) => ({ parameter, unit: null, unitDescription: null, ...noSpan }));
  return [...own, ...onlySaved].map(({ parameter, unit, unitDescription, min, max }) => {
    const found = saved.get(parameter) ?? asDrawn(shown.get(parameter), { min, max });
    const { normal, cautious, critical } = found ?? { normal: noSpan, cautious: noSpan, critical: noSpan };
    const limits = { normal: orElse(normal, { min, max }), cautious, critical };
    return { parameter, unit, unitDescription, limits, isKnown: found !== undefined };
  });
}

/**
 * Whether 'Add Cautious & Critical Values' is on by itself: when a limit is found that says more than the normal
 * range. Empty limits are saved as the normal ones, so limits equal to those are none (behaviour R12).
 *
 * @see RNG-04
 */
export function hasOwnLimits(parameters: readonly RangeParameter[]): boolean {
  return parameters.some(({ limits: { normal, cautious, critical } }) =>
    [cautious, critical].some(
      ({ min, max }) => (min !== null && min !== normal.min) || (max !== null && max !== normal.max),
    ),
  );
}
