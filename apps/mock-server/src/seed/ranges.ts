import { convert, type LimitEnds, limitsToKeep, type VitalKind } from '@rpm/domain';
import type { StoredRange } from '../subjects/ranges/contract.ts';
import { usualWeight } from './parameters.ts';
import { historyDays, type ReadingPlan } from './readings.ts';

const dayMs = 86_400_000;
const lastingDays = 36_524;

const ends = (critical: [number, number], cautious: [number, number]): LimitEnds => ({
  min: { cautious: cautious[0], critical: critical[0] },
  max: { cautious: cautious[1], critical: critical[1] },
});

/**
 * The ranges that providers have set for their patients: everybody with a scale has one around the usual weight, since
 * no weight is normal for all, and so wide that no weight alone is critical: what counts is the change. Of those who measure their blood pressure some have one, some a second one since two
 * months ago, and the one of some is over.
 *
 * @param now the start; all ranges were set before it
 */
export function makeRanges(plans: readonly ReadingPlan[], now: Date): StoredRange[] {
  const before = (days: number) => new Date(Math.floor(now.getTime() / dayMs) * dayMs - days * dayMs);
  return plans.flatMap((plan) => {
    const range = (
      vital: VitalKind,
      version: number,
      [fromDaysAgo, tillDaysAgo]: [number, number],
      limits: Record<string, LimitEnds>,
    ): StoredRange[] =>
      plan.kinds.includes(vital)
        ? [
            {
              patientId: plan.patientId,
              vital,
              version,
              start: before(fromDaysAgo),
              end: before(tillDaysAgo),
              limits: limitsToKeep(vital, limits),
              setById: plan.providerId,
              setAt: before(fromDaysAgo),
            },
          ]
        : [];
    const since = historyDays + 1;
    // As an American provider types them: in whole pounds.
    const pounds = (kg: number) => convert(Math.round(convert(kg, 'kg', '[lb_av]')), '[lb_av]', 'kg');
    const weight = usualWeight(plan.seed);
    const wide = {
      systolic: ends([85, 170], [95, 145]),
      diastolic: ends([50, 110], [58, 92]),
    };
    const isOver = plan.seed % 4 === 1;
    return [
      ...range('Weight', 1, [since, since - lastingDays], {
        weight: ends([pounds(weight - 15), pounds(weight + 15)], [pounds(weight - 3), pounds(weight + 3)]),
      }),
      ...(plan.seed % 2 ? range('BloodPressure', 1, [since, isOver ? 30 : since - lastingDays], wide) : []),
      ...(plan.seed % 4 === 3
        ? range('BloodPressure', 2, [60, 60 - lastingDays], {
            ...wide,
            systolic: ends([85, 165], [95, 142]),
          })
        : []),
    ];
  });
}
