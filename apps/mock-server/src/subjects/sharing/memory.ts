import { formatStamp, fullName, limits, mayShare, type ShareRow, shareStateAt } from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import { newestFirst } from '../../store/newestFirst.ts';
import { auditEntry } from '../audit/contract.ts';
import { usernameKey } from '../patients/search.ts';
import type { Share, Shares } from './contract.ts';

const shareOrder = newestFirst<Share>(
  ({ from }) => from,
  ({ shareId }) => shareId,
);

/** The time in which shares are counted together. */
export const dayMs = 86_400_000;

/** The shares of a memory store. */
export function memoryShares({ shares, patients, audit }: MemoryState): Shares {
  const isLive = (share: Share, at: Date) => shareStateAt(share, at) === 'live';
  const ownerOf = ({ ownerId }: Share) => patients.find(({ patientId }) => patientId === ownerId);
  const nameOf = (share: Share) => fullName(ownerOf(share) ?? {});
  const rows = (found: Share[], at: Date): ShareRow[] =>
    found
      .sort(shareOrder)
      .slice(0, limits.sharesMaxRows)
      .map((share) => shareRow(share, nameOf(share), at));

  return {
    async liveParts({ ownerId, usernameKey: key, at }) {
      const found = shares.find(
        (share) => share.ownerId === ownerId && usernameKey(share.username) === key && isLive(share, at),
      );
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
      const before = shares.filter(
        (each) =>
          each.ownerId === share.ownerId && usernameKey(each.username) === key && isLive(each, actor.at),
      );
      for (const each of before) {
        each.revokedAt = actor.at;
        audit.push(auditEntry(actor, 'share.stopped', each.shareId));
      }
      shares.push({ ...share, revokedAt: null, tokenUsedAt: null });
      audit.push(auditEntry(actor, 'share.started', share.shareId, shareFacts(share)));
      return true;
    },
    async stop(actor, shareId) {
      const share = shares.find((each) => each.shareId === shareId && each.ownerId === actor.accountId);
      if (!share || !isLive(share, actor.at)) return false;
      share.revokedAt = actor.at;
      audit.push(auditEntry(actor, 'share.stopped', shareId));
      return true;
    },
    async byOwner(ownerId, at) {
      return rows(
        shares.filter((share) => share.ownerId === ownerId),
        at,
      );
    },
    async withAddressee(key, at) {
      return rows(
        shares.filter((share) => usernameKey(share.username) === key && isLive(share, at)),
        at,
      );
    },
    async open(actor, { tokenHash, usernameKey: key }) {
      const share = shares.find((each) => each.tokenHash === tokenHash && usernameKey(each.username) === key);
      const owner = share && ownerOf(share);
      if (!share || !owner || share.tokenUsedAt !== null || !isLive(share, actor.at)) return null;
      share.tokenUsedAt = actor.at;
      audit.push(auditEntry({ ...actor, clinicId: owner.clinicId }, 'share.opened', share.shareId));
      const { ownerId: userId, parts, until } = share;
      return { userId, name: fullName(owner), parts: [...parts], until: formatStamp(until) };
    },
  };
}

/** What the audit log says of a share: not with whom, which is a person's address. */
export const shareFacts = ({ parts, until }: Pick<Share, 'parts' | 'until'>) => ({
  parts: [...parts],
  until: formatStamp(until),
});

/** A share as the API answers it. */
export function shareRow(
  { shareId, ownerId, username, parts, from, until, revokedAt }: Omit<Share, 'tokenHash' | 'tokenUsedAt'>,
  ownerName: string,
  at: Date,
): ShareRow {
  return {
    shareId,
    owner: { userId: ownerId, name: ownerName },
    username,
    parts: [...parts],
    from: formatStamp(from),
    until: formatStamp(until),
    state: shareStateAt({ until, revokedAt }, at),
  };
}
