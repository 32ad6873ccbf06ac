import { useRanges, useServerTime } from '@rpm/api-client';
import {
  endedRange,
  type KnownRange,
  type LimitsByParameter,
  parameterLimitsOf,
  type VitalKind,
} from '@rpm/domain';
import { useState } from 'react';
import { useOnBad } from '../../hooks/useClock.ts';

interface RenewedLimits {
  state: 'loading' | 'failed' | 'ready';
  /** Left out: no range is renewed, and the form opens with the limits in force. */
  renewed?: LimitsByParameter;
}

const onItsWay: RenewedLimits = { state: 'loading' };
const failed: RenewedLimits = { state: 'failed' };

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
  // The form begins once: what is read anew while it is open neither changes it nor takes it away.
  const [begun, setBegun] = useState<RenewedLimits | null>(null);
  if (userId === null) {
    if (begun) setBegun(null);
    return onItsWay;
  }
  if (begun) return begun;
  if (loadable.state === 'loading' || (loadable.state === 'ready' && loadable.isUpdating)) return onItsWay;
  // Without the limits of the newest no form begins: they may still come.
  if (loadable.state === 'failed' && which === 'newest') return failed;
  const found = loadable.state === 'failed' ? failed : renewedOf(loadable.data.rows);
  setBegun(found);
  return found;

  function renewedOf(rows: readonly KnownRange[]): RenewedLimits {
    const range = which === 'newest' ? newestOf(rows, vital) : endedRange(rows, vital, now(), onBad);
    if (!range) return { state: 'ready' };
    const limits = Object.entries(range.limits ?? {});
    return {
      state: 'ready',
      renewed: new Map(limits.map(([parameter, ends]) => [parameter, parameterLimitsOf(ends)])),
    };
  }
}
