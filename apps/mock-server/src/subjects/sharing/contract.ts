import { formatStamp, limits, type Person, type SharedPart, type ShareRelation } from '@rpm/domain';
import type { Actor } from '../accounts/contract.ts';

/** A share as it is kept. */
export interface Share {
  shareId: string;
  /** The patient whose data it opens. */
  ownerId: string;
  /** The e-mail address of the one who may look, as it was typed. */
  username: string;
  parts: readonly SharedPart[];
  from: Date;
  /** The first moment at which it is over. */
  until: Date;
  revokedAt: Date | null;
  /** Whoever it was shared with ended it, not its owner. */
  isLeft: boolean;
  /** Who they are to the owner, in the owner's words. */
  relation: ShareRelation | null;
  /** SHA-256 of the token that its mail carried, in hex. The token itself is kept nowhere. */
  tokenHash: string;
  tokenUsedAt: Date | null;
  /** What the owner said to them; '' for nothing. */
  message: string;
}
/** A share with the name of whose data it opens; without its token. */
export interface KnownShare extends Omit<Share, 'tokenHash' | 'tokenUsedAt'> {
  ownerName: string;
  /** The account that last saw something by it, and when. `null` before somebody did, and for whom it is shared with. */
  seenBy: (Person & { at: Date }) | null;
}

/** A share that begins. */
export type NewShare = Omit<Share, 'revokedAt' | 'tokenUsedAt' | 'isLeft'>;

/** The shares of patients. A share is live until its end comes or its owner stops it. @see behaviour R20 */
export interface Shares {
  /** What the owner shares at this moment with the account of that folded user name; nothing when there is no live share. */
  liveParts(share: { ownerId: string; usernameKey: string; at: Date }): Promise<SharedPart[]>;
  /**
   * Starts a share, and stops the live one of the same owner and address, with their audit entries.
   *
   * @returns whether there may be another one today, as `mayShare` says; if not, nothing is changed
   */
  start(actor: Actor, share: NewShare): Promise<boolean>;
  /**
   * Gives a live share of the actor other parts, and another end unless that is `null`, with its audit entry, and stops whatever
   * else is live with the same address, as `stop` does: what the owner chose last is all that holds.
   *
   * @returns whether there was one
   */
  change(actor: Actor, change: Pick<Share, 'shareId' | 'parts'> & { until: Date | null }): Promise<boolean>;
  /**
   * Stops a live share of the actor, with its audit entry, and with it whatever else is live with the same address:
   * a record into which another one came before merges saw to that may have two.
   *
   * @returns whether there was one
   */
  stop(actor: Actor, shareId: string): Promise<boolean>;
  /** Ends whatever is live of an owner with the account of that folded user name, with its audit entry in the owner's clinic. @returns whether there was one */
  leave(actor: Actor, share: { ownerId: string; usernameKey: string }): Promise<boolean>;
  /** What somebody shares and has shared, newest first; the newest `limits.sharesMaxRows` of them. */
  byOwner(ownerId: string): Promise<KnownShare[]>;
  /** The live shares with the account of that folded user name, newest first; as many at most. */
  withAddressee(usernameKey: string, at: Date): Promise<KnownShare[]>;
  /**
   * Takes the token of a live share's mail, once and within `limits.shareLinkDays`, with its audit entry in the owner's clinic.
   *
   * @returns what it opens; `null` for a token that is wrong, used, of a share that is over, or sent to somebody else
   */
  open(actor: Actor, token: { tokenHash: string; usernameKey: string }): Promise<KnownShare | null>;
}

/** By which name a merge keeps the shares that it stopped, because the other record was shared with the same address. */
export const stoppedShares = 'stopped_shares';

/** The time in which shares are counted together. */
export const dayMs = 86_400_000;

/** A link that was sent at this moment or before is too old now. */
export const oldestLink = (at: Date) => new Date(at.getTime() - limits.shareLinkDays * dayMs);

/** What the audit log says of a share: not with whom, which is a person's address. */
export const shareFacts = ({ parts, until }: Pick<Share, 'parts' | 'until'>) => ({
  parts: [...parts],
  until: formatStamp(until),
});

declare module '../../store/Store.ts' {
  interface StoreParts {
    shares: Shares;
  }
}
