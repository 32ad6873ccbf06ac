import { formatStamp, type ShareRow, shareStateAt, type TemporaryAccessGranted } from '@rpm/domain';
import type { KnownShare } from './contract.ts';

/** A share as the API answers it, as it stands at a moment. */
export const shareRow = (
  { shareId, ownerId, ownerName, username, parts, from, until, revokedAt, isLeft, ...share }: KnownShare,
  at: Date,
): ShareRow => ({
  shareId,
  owner: { userId: ownerId, name: ownerName },
  username,
  parts: [...parts],
  from: formatStamp(from),
  until: formatStamp(until),
  state: shareStateAt({ until, revokedAt }, at),
  ended: endOf({ until, revokedAt }, at),
  isLeft,
  relation: share.relation,
  message: share.message,
  grantee: share.seenBy && { userId: share.seenBy.userId, name: share.seenBy.name },
  lastOpened: share.seenBy && formatStamp(share.seenBy.at),
});

/** When a share ended: at the moment at which it was stopped, or at its own date. */
const endOf = (share: Pick<KnownShare, 'until' | 'revokedAt'>, at: Date) =>
  shareStateAt(share, at) === 'live' ? null : formatStamp(share.revokedAt ?? share.until);

/** What the link of a mail opened. */
export const grantedRow = ({ ownerId, ownerName, parts, until }: KnownShare): TemporaryAccessGranted => ({
  userId: ownerId,
  name: ownerName,
  parts: [...parts],
  until: formatStamp(until),
});
