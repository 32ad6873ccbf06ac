import { limits } from '../limits/limits.ts';
import { type OnBad, parseStamp } from '../time/time.ts';
import type { VitalKind } from '../vitals/vitals.ts';
import type { Person } from '../wire/fields.ts';
import type { KeptLimits } from './rangeInForce.ts';

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

/** What is in force of the ranges of a vital. */
type InForce<R> =
  /** None is: the defaults are in force. */
  | { kind: 'default' }
  /** `until` is `null` when its end is so far away that it is none. `endsSoon`: the defaults will follow it. */
  | { kind: 'set'; range: R; until: Date | null; endsSoon: boolean }
  /** One was set and is over: the defaults are in force again. */
  | { kind: 'over'; range: R; since: Date };

/** What is to be said of the range of a vital: what is in force, and which version comes next, if one was set for later. */
export type RangeState<R> = InForce<R> & { coming: { range: R; from: Date } | null };

const DAY_MS = 86_400_000;
/** Times are chosen to the minute, so a version that begins this soon after another follows it without a gap. */
const NO_GAP_MS = 60_000;

interface Known<R> {
  range: R;
  start: Date;
  end: Date;
}

/**
 * What is in force of the ranges of a vital, until when, and what comes next.
 *
 * @param ranges all versions of a patient; one whose times cannot be read is left out
 * @param onBad gets a line for each time that cannot be read (DSP-06)
 * @see RNG-13
 */
export function rangeState<R extends KnownRange>(
  ranges: readonly R[],
  vital: VitalKind,
  now: Date,
  onBad: OnBad,
): RangeState<R> {
  const known = ranges
    .filter((range) => range.vital === vital)
    .sort((a, b) => (b.version ?? 0) - (a.version ?? 0))
    .flatMap((range): Known<R>[] => {
      const start = range.startDateTime && parseStamp(range.startDateTime, onBad);
      const end = range.endDateTime && parseStamp(range.endDateTime, onBad);
      return start && end ? [{ range, start, end }] : [];
    });
  const next = nextOf(known, now);
  const coming = next && { range: next.held.range, from: next.from };
  const holding = heldAt(known, now);
  if (holding) return { ...setState(holding, coming?.from ?? null, now), coming };
  const over = known.find(({ end }) => end < now);
  return over ? { kind: 'over', range: over.range, since: over.end, coming } : { kind: 'default', coming };
}

/**
 * The range of a vital that has ended with nothing set after it: setting one anew begins with its limits.
 *
 * @returns `null` when one is in force or comes, or none was set
 * @see RNG-13, RNG-21
 */
export function endedRange<R extends KnownRange>(...about: Parameters<typeof rangeState<R>>): R | null {
  const state = rangeState(...about);
  return state.kind === 'over' && state.coming === null ? state.range : null;
}

/** The newest version whose time holds a moment; both ends belong to it. */
const heldAt = <R>(newestFirst: readonly Known<R>[], at: Date) =>
  newestFirst.find(({ start, end }) => start <= at && at <= end);

/** The first change to another version. A version that a newer one covers when its time begins does not come then. */
function nextOf<R>(newestFirst: readonly Known<R>[], now: Date) {
  const current = heldAt(newestFirst, now);
  const changes = newestFirst
    .flatMap(({ start, end }) => [start.getTime(), end.getTime() + 1])
    .filter((at) => at > now.getTime())
    .sort((a, b) => a - b);
  for (const change of changes) {
    const from = new Date(change);
    const held = heldAt(newestFirst, from);
    if (held && held !== current) return { held, from };
  }
  return null;
}

/** Whether a range ends so long after a moment that it is shown as one without an end. @see RNG-13 */
export const isEndless = (end: Date, from: Date): boolean =>
  end.getTime() - from.getTime() > limits.rangeEndlessYears * 365 * DAY_MS;

function setState<R>({ range, end }: Known<R>, next: Date | null, now: Date): InForce<R> {
  const isFollowed = next !== null && next.getTime() - end.getTime() <= NO_GAP_MS;
  const last = isFollowed ? new Date(Math.min(next.getTime(), end.getTime())) : end;
  const left = last.getTime() - now.getTime();
  return {
    kind: 'set',
    range,
    until: isEndless(last, now) ? null : last,
    endsSoon: !isFollowed && left <= limits.rangeEndsSoonDays * DAY_MS,
  };
}
