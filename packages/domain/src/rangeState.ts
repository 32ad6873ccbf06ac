import type { Person } from './fields.ts';
import { limits } from './limits.ts';
import type { KeptLimits } from './rangeInForce.ts';
import { parseStamp } from './time.ts';
import type { VitalKind } from './vitals.ts';

/** A version of a range as a client reads it: a part that could not be read is `null`. */
export interface KnownRange {
  vital: VitalKind | null;
  startDateTime: string | null;
  endDateTime: string | null;
  version: number | null;
  setBy: Person | null;
  setTime: string | null;
  limits: KeptLimits | null;
}

/** What is to be said of the range of a vital. */
export type RangeState<R> =
  /** Nobody has set one for this patient: the defaults are in force. */
  | { kind: 'default' }
  /** The one in force. `until` is `null` when its end is so far away that it is none. */
  | { kind: 'set'; range: R; until: Date | null; endsSoon: boolean }
  /** One was set and is over: the defaults are in force again. */
  | { kind: 'over'; range: R; since: Date };

const DAY_MS = 86_400_000;

/**
 * What is in force of the ranges of a vital, and until when.
 *
 * @param ranges all versions of a patient; one whose times cannot be read is left out
 */
export function rangeState<R extends KnownRange>(
  ranges: readonly R[],
  vital: VitalKind,
  now: Date,
): RangeState<R> {
  const known = ranges.flatMap((range) => {
    const start = parseStamp(range.startDateTime ?? '');
    const end = parseStamp(range.endDateTime ?? '');
    return range.vital === vital && start && end ? [{ range, start, end, version: range.version ?? 0 }] : [];
  });
  const newestFirst = known.sort((a, b) => b.version - a.version);
  const holding = newestFirst.find(({ start, end }) => start <= now && now <= end);
  if (holding) {
    const left = holding.end.getTime() - now.getTime();
    const isEndless = left > limits.rangeEndlessYears * 365 * DAY_MS;
    return {
      kind: 'set',
      range: holding.range,
      until: isEndless ? null : holding.end,
      endsSoon: left <= limits.rangeEndsSoonDays * DAY_MS,
    };
  }
  const over = newestFirst.find(({ end }) => end < now);
  return over ? { kind: 'over', range: over.range, since: over.end } : { kind: 'default' };
}
