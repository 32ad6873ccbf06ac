import { shareStateAt } from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import type { Actor } from '../accounts/contract.ts';
import { auditEntry } from '../audit/contract.ts';
import type { KeptMerge } from '../patients/merges.contract.ts';
import { compareTexts, usernameKey } from '../patients/search.ts';
import { type Share, shareFacts, stoppedShares } from './contract.ts';
import type {} from './state.ts';

type Held = Pick<MemoryState, 'shares' | 'audit'>;

const byId = (a: Share, b: Share) => compareTexts(a.shareId, b.shareId);

/** The live shares of the record that goes with an address with which the one that stays is shared too. */
export function sharedTwice(
  { shares }: Pick<MemoryState, 'shares'>,
  { keptId, goneId }: Pick<KeptMerge, 'keptId' | 'goneId'>,
  at: Date,
): Share[] {
  const liveOf = (id: string) =>
    shares.filter((share) => share.ownerId === id && shareStateAt(share, at) === 'live');
  const addresses = new Set(liveOf(keptId).map(({ username }) => usernameKey(username)));
  return liveOf(goneId).filter(({ username }) => addresses.has(usernameKey(username)));
}

/**
 * Stops what of a record that becomes a part of another one is shared with an address with which that one is shared too.
 *
 * @returns the ids of those shares
 */
export function stopSharedTwice(
  state: Held,
  actor: Actor,
  records: Pick<KeptMerge, 'keptId' | 'goneId'>,
): string[] {
  const twice = sharedTwice(state, records, actor.at);
  for (const share of twice.sort(byId)) {
    share.revokedAt = actor.at;
    state.audit.push(auditEntry(actor, 'share.stopped', share.shareId));
  }
  return twice.map(({ shareId }) => shareId);
}

/** Lets those shares go on when the merge is undone, as far as their end has not come. */
export function shareAgain({ shares, audit }: Held, actor: Actor, { moved }: Pick<KeptMerge, 'moved'>): void {
  const stopped = new Set(moved[stoppedShares]);
  for (const share of shares.filter(({ shareId }) => stopped.has(shareId)).sort(byId)) {
    share.revokedAt = null;
    if (share.until > actor.at)
      audit.push(auditEntry(actor, 'share.started', share.shareId, shareFacts(share)));
  }
}
