import { fullName, limits, mayShare, shareStateAt } from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import { newestFirst } from '../../store/newestFirst.ts';
import { auditEntry } from '../audit/contract.ts';
import { usernameKey } from '../patients/search.ts';
import { dayMs, type KnownShare, oldestLink, type Share, type Shares, shareFacts } from './contract.ts';
import type {} from './state.ts';

const shareOrder = newestFirst<Share>(
  ({ from }) => from,
  ({ shareId }) => shareId,
);

/** The shares of a memory store. */
export function memoryShares({ shares, patients, accounts, access, audit }: MemoryState): Shares {
  const isLive = (share: Share, at: Date) => shareStateAt(share, at) === 'live';
  /** Nearly always one, or none. */
  const liveWith = (owner: string, key: string, at: Date) =>
    shares.filter(
      (share) => share.ownerId === owner && usernameKey(share.username) === key && isLive(share, at),
    );
  const ownerOf = ({ ownerId }: Share) => patients.find(({ patientId }) => patientId === ownerId);
  const known = ({ tokenHash: _hash, tokenUsedAt: _used, ...share }: Share): KnownShare => ({
    ...share,
    ownerName: fullName(patients.find(({ patientId }) => patientId === share.ownerId) ?? {}),
    seenBy: null,
  });
  /** Who saw something of the owner while the share was live, and has its address. */
  const seenBy = ({ ownerId, username, from, until, revokedAt }: Share): KnownShare['seenBy'] => {
    const end = revokedAt ?? until;
    const reads = access.filter(
      ({ event, subject, at }) => event === 'read' && subject === ownerId && at >= from && at < end,
    );
    for (const { accountId, lastAt } of reads.reverse()) {
      const reader = accounts.find((each) => each.accountId === accountId);
      if (reader && usernameKey(reader.username) === usernameKey(username))
        return { userId: accountId, name: fullName(reader), at: lastAt };
    }
    return null;
  };
  const newest = (found: Share[]) => found.sort(shareOrder).slice(0, limits.sharesMaxRows).map(known);

  return {
    async liveParts({ ownerId, usernameKey: key, at }) {
      const [found] = liveWith(ownerId, key, at).sort(shareOrder);
      return [...(found?.parts ?? [])];
    },
    async start(actor, share) {
      const key = usernameKey(share.username);
      const dayBefore = new Date(actor.at.getTime() - dayMs);
      const recent = shares.filter(({ from }) => from > dayBefore);
      const [own, to] = [
        recent.filter(({ ownerId }) => ownerId === share.ownerId),
        recent.filter((each) => usernameKey(each.username) === key),
      ];
      const both = own.filter((each) => to.includes(each));
      if (!mayShare({ byOwner: own.length, toAddress: to.length, withOne: both.length })) return false;
      for (const each of liveWith(share.ownerId, key, actor.at)) {
        each.revokedAt = actor.at;
        audit.push(auditEntry(actor, 'share.stopped', each.shareId));
      }
      shares.push({ ...share, revokedAt: null, tokenUsedAt: null, isLeft: false });
      audit.push(auditEntry(actor, 'share.started', share.shareId, shareFacts(share)));
      return true;
    },
    async change(actor, { shareId, parts, until }) {
      const share = shares.find((each) => each.shareId === shareId && each.ownerId === actor.accountId);
      if (!share || !isLive(share, actor.at)) return false;
      share.parts = parts;
      share.until = until ?? share.until;
      audit.push(auditEntry(actor, 'share.changed', shareId, shareFacts(share)));
      for (const each of liveWith(share.ownerId, usernameKey(share.username), actor.at)) {
        if (each === share) continue;
        each.revokedAt = actor.at;
        audit.push(auditEntry(actor, 'share.stopped', each.shareId));
      }
      return true;
    },
    async stop(actor, shareId) {
      const share = shares.find((each) => each.shareId === shareId && each.ownerId === actor.accountId);
      if (!share || !isLive(share, actor.at)) return false;
      for (const each of liveWith(share.ownerId, usernameKey(share.username), actor.at)) {
        each.revokedAt = actor.at;
        audit.push(auditEntry(actor, 'share.stopped', each.shareId));
      }
      return true;
    },
    async leave(actor, { ownerId, usernameKey: key }) {
      const left = liveWith(ownerId, key, actor.at);
      const owner = left[0] && ownerOf(left[0]);
      if (!owner) return false;
      for (const share of left) {
        Object.assign(share, { revokedAt: actor.at, isLeft: true });
        audit.push(auditEntry({ ...actor, clinicId: owner.clinicId }, 'share.left', share.shareId));
      }
      return true;
    },
    async byOwner(ownerId) {
      const own = shares.filter((share) => share.ownerId === ownerId);
      return newest(own).map((share) => {
        const kept = own.find(({ shareId }) => shareId === share.shareId);
        return { ...share, seenBy: kept ? seenBy(kept) : null };
      });
    },
    async withAddressee(key, at) {
      return newest(shares.filter((share) => usernameKey(share.username) === key && isLive(share, at)));
    },
    async open(actor, { tokenHash, usernameKey: key }) {
      const share = shares.find((each) => each.tokenHash === tokenHash && usernameKey(each.username) === key);
      const owner = share && ownerOf(share);
      if (!share || !owner || share.tokenUsedAt !== null || !isLive(share, actor.at)) return null;
      if (share.from <= oldestLink(actor.at)) return null;
      share.tokenUsedAt = actor.at;
      audit.push(auditEntry({ ...actor, clinicId: owner.clinicId }, 'share.opened', share.shareId));
      return known(share);
    },
  };
}
