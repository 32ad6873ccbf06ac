import type { OrderedVital, Placement } from './placement.ts';
import type { LimitEnds } from './rangePayload.ts';
import { parseStamp } from './time.ts';
import { vitalParameter } from './vitalParameters.ts';
import type { VitalKind } from './vitals.ts';

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
 * of another device.
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
  const start = parseStamp(period.startTime);
  const end = parseStamp(period.endTime);
  return start && end && Object.keys(limits).length > 0 ? { vital, start, end, limits } : null;
}

/** Whether all limits are the ends of the normal range. */
function isNormal({ vital, limits }: OrderedRange): boolean {
  return Object.entries(limits).every(([parameter, { min, max }]) => {
    const normal = vitalParameter(vital, parameter)?.limits.normal;
    return (
      [min.cautious, min.critical].every((bound) => bound === normal?.min) &&
      [max.cautious, max.critical].every((bound) => bound === normal?.max)
    );
  });
}

const bounds = ({ min, max }: LimitEnds) => [min.cautious, min.critical, max.cautious, max.critical];

function areAlike(one: Record<string, LimitEnds>, other: Record<string, LimitEnds>): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => {
      const [a, b] = [one[name], other[name]];
      return a && b && bounds(a).every((bound, at) => bound === bounds(b)[at]);
    })
  );
}
