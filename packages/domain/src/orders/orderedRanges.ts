import { endsOf, type LimitEnds } from '../ranges/limitShapes.ts';
import { readStamp } from '../time/time.ts';
import { vitalParameters } from '../vitals/vitalParameters.ts';
import type { VitalKind } from '../vitals/vitals.ts';
import type { OrderedVital, Placement } from './placement.ts';

/** The range of one vital that an order sets for its patient. */
export interface OrderedRange {
  vital: VitalKind;
  start: Date;
  end: Date;
  /** By parameter; never empty. */
  limits: Record<string, LimitEnds>;
}

/**
 * The ranges that placing an order sets, one for each vital that it gives limits to, in the order of the devices.
 *
 * Two devices may measure one vital, but a patient has one range for it. The first device that limits the vital decides
 * for the period. Limits that are no more than the normal range say nothing (behaviour R12), so they give way to those
 * of another device. A vital whose period cannot be read sets none; the schema lets no such one through.
 *
 * @returns `null` when two devices set different limits for one vital: which of them is meant, nobody can tell
 * @see PAY-04, PAY-06
 */
export function rangesOf({ orders }: Pick<Placement, 'orders'>): OrderedRange[] | null {
  const ranges = new Map<VitalKind, OrderedRange>();
  for (const ordered of orders.flatMap(({ vitals }) => vitals)) {
    const range = rangeOf(ordered);
    if (!range) continue;
    const before = ranges.get(range.vital);
    if (!before || isNormal(before)) ranges.set(range.vital, { ...range, ...periodOf(before ?? range) });
    else if (!isNormal(range) && !areAlike(before.limits, range.limits)) return null;
  }
  return [...ranges.values()];
}

const periodOf = ({ start, end }: OrderedRange) => ({ start, end });

function rangeOf({ mrSubType: vital, monitoring: { period, limits } }: OrderedVital): OrderedRange | null {
  const start = readStamp(period.startTime);
  const end = readStamp(period.endTime);
  return start && end && Object.keys(limits).length > 0 ? { vital, start, end, limits } : null;
}

/** Whether all limits are the ends of the normal range. */
function isNormal({ vital, limits }: OrderedRange): boolean {
  const normal = vitalParameters[vital]
    .filter(({ parameter }) => Object.hasOwn(limits, parameter))
    .map(({ parameter, limits: { normal: span } }): [string, LimitEnds] => [
      parameter,
      endsOf({ cautious: span, critical: span }),
    ]);
  return areAlike(limits, Object.fromEntries(normal));
}

const areAlike = (one: Record<string, LimitEnds>, other: Record<string, LimitEnds>) =>
  asText(one) === asText(other);

/** Limits as one text, whatever the order of the parameters. */
const asText = (limits: Record<string, LimitEnds>) =>
  Object.entries(limits)
    .map(([parameter, { min, max }]) =>
      JSON.stringify([parameter, min.cautious, min.critical, max.cautious, max.critical]),
    )
    .sort()
    .join();
