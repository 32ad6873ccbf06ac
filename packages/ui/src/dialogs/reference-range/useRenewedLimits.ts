import { useRanges, useServerTime } from '@rpm/api-client';
import {
  endedRange,
  type KnownRange,
  type LimitsByParameter,
  parameterLimitsOf,
  type VitalKind,
} from '@rpm/domain';
import { useOnBad } from '../../hooks/useClock.ts';

interface RenewedLimits {
  state: 'loading' | 'failed' | 'ready';
  /** Left out: no range is renewed, and the form opens with the limits in force. */
  renewed?: LimitsByParameter;
}

/** The newest range that was set for a vital, over or not. */
const newestOf = (ranges: readonly KnownRange[], vital: VitalKind) =>
  ranges.filter((each) => each.vital === vital).sort((a, b) => (b.version ?? 0) - (a.version ?? 0))[0];

/**
 * The limits with which Set Reference Range begins where a patient's own range is set again.
 *
 * @param userId `null`: the form is not asked for, and nothing is read
 * @param which `newest`: of the range that was set last, over or not; `ended`: only of one that is over
 * @see RNG-21, SCR-02
 */
export function useRenewedLimits(
  userId: string | null,
  vital: VitalKind,
  which: 'newest' | 'ended',
): RenewedLimits {
  const { loadable } = useRanges(userId);
  const now = useServerTime();
  const onBad = useOnBad();
  if (loadable.state !== 'ready') return { state: loadable.state };
  const { rows } = loadable.data;
  const range = which === 'newest' ? newestOf(rows, vital) : endedRange(rows, vital, now(), onBad);
  if (!range) return { state: 'ready' };
  const limits = Object.entries(range.limits ?? {});
  return {
    state: 'ready',
    renewed: new Map(limits.map(([parameter, ends]) => [parameter, parameterLimitsOf(ends)])),
  };
}
