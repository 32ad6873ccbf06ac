import { classify, mostSevere, type ReadingClass } from '../vitals/readings.ts';
import { vitalParameter, vitalParameters } from '../vitals/vitalParameters.ts';
import type { VitalKind } from '../vitals/vitals.ts';
import { type KeptEnds, keptEnds, type LimitEnds, limitsOfEnds, parameterLimitsOf } from './limitShapes.ts';

/** Limits by parameter, as they are kept and sent. Its keys are parameters of ours. */
export type KeptLimits = Record<string, KeptEnds>;

/** One version of the range of a vital. Both ends of its time belong to it. */
export interface RangeVersion {
  vital: VitalKind;
  /** Grows by one with each save of this vital for this patient. */
  version: number;
  start: Date;
  end: Date;
  limits: KeptLimits;
}

/**
 * The range of a vital in force at a moment: the newest version whose time holds it.
 *
 * @param versions of one patient, in any order, of any vitals
 */
export function rangeAt<R extends RangeVersion>(
  versions: readonly R[],
  vital: VitalKind,
  at: Date,
): R | undefined {
  const holding = versions.filter((each) => each.vital === vital && each.start <= at && at <= each.end);
  const newest = Math.max(...holding.map(({ version }) => version));
  return holding.find(({ version }) => version === newest);
}

/**
 * The limits of a vital by which readings are judged: those of the range, and the defaults for what it does not name.
 *
 * @param range the one in force, if there is any
 */
export function limitsInForce(vital: VitalKind, range?: Pick<RangeVersion, 'limits'>): KeptLimits {
  const own = range?.limits ?? {};
  return Object.fromEntries(
    vitalParameters[vital].map(({ parameter, limits }) => [
      parameter,
      (Object.hasOwn(own, parameter) && own[parameter]) || keptEnds(limits),
    ]),
  );
}

/**
 * Limits as a save keeps them: with what is normal, which nobody who saves decides (RNG-02). What is no parameter of
 * the vital is left out.
 */
export function limitsToKeep(vital: VitalKind, given: Readonly<Record<string, LimitEnds>>): KeptLimits {
  return Object.fromEntries(
    Object.entries(given).flatMap(([parameter, ends]): [string, KeptEnds][] => {
      const normal = vitalParameter(vital, parameter)?.limits.normal;
      return normal ? [[parameter, keptEnds({ normal, ...limitsOfEnds(ends) })]] : [];
    }),
  );
}

/** How a measurement stands to limits: each of its values, and the most severe of them. */
export interface Judgment {
  classes: Record<string, ReadingClass>;
  class: ReadingClass;
}

/**
 * Judges a measurement, parameter by parameter.
 *
 * @param values by parameter; each is a parameter of the vital
 * @see PAY-06
 */
export function judge(
  vital: VitalKind,
  values: Readonly<Record<string, number>>,
  range?: Pick<RangeVersion, 'limits'>,
): Judgment {
  const limits = new Map(Object.entries(limitsInForce(vital, range)));
  const judged = Object.entries(values).map(([parameter, value]): [string, ReadingClass] => {
    const own = limits.get(parameter);
    return [parameter, own ? classify(value, parameterLimitsOf(own)) : 'Normal'];
  });
  const worst = mostSevere(judged.map(([, one]) => one));
  return { classes: Object.fromEntries(judged), class: worst ?? 'Normal' };
}
