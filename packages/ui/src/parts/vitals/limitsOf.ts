import type { endpoints, ResponseOf } from '@rpm/api-client';
import { type ParameterLimits, parameterLimitsOf, type VitalKind, vitalParameters } from '@rpm/domain';

/** The limits of all vitals as the API answers them. */
export type AllLimits = ResponseOf<typeof endpoints.getVitalLimits>;

/** The limits of one vital, by parameter. */
export type LimitsOfVital = ReadonlyMap<string, ParameterLimits>;

const none = { min: null, max: null };
/** Stands for limits that nobody knows: nothing is drawn, and nothing is claimed. */
export const noLimits: ParameterLimits = { normal: none, cautious: none, critical: none };

/** The limits in force of a vital. A parameter that the answer does not name has none. */
export function limitsOf(all: AllLimits, vital: VitalKind): LimitsOfVital {
  const own = new Map(Object.entries(all[vital] ?? {}));
  return new Map(
    vitalParameters[vital].map(({ parameter }) => {
      const kept = own.get(parameter);
      return [parameter, kept ? parameterLimitsOf(kept) : noLimits];
    }),
  );
}
