import { classify, excessOf, type UrgentEpisode, type UrgentState } from '@rpm/domain';
import type { LimitsOfVital } from '../../parts/vitals/limitsOf.ts';
import type { UrgentReading } from './readEpisode.ts';

/** Which reading stands in the head of the card. */
export function shownOf(
  { first, second, latest }: UrgentEpisode<UrgentReading>,
  state: UrgentState,
): UrgentReading {
  if (state === 'backToNormal') return latest ?? first;
  return state === 'repeated' || state === 'notRepeated' ? (second ?? first) : first;
}

/** At which end a reading is out of limits; `far` where the limits are not known, or its values differ in that. */
export function sideOf(
  { values }: Pick<UrgentReading, 'values'>,
  limits: LimitsOfVital | null,
): 'high' | 'low' | 'far' {
  const sides = new Set(
    Object.entries(values).flatMap(([parameter, value]) => {
      const own = limits?.get(parameter);
      if (!own || classify(value, own) !== 'Critical') return [];
      return excessOf(value, own)?.side ?? [];
    }),
  );
  const [side] = sides;
  return sides.size === 1 && side ? side : 'far';
}
