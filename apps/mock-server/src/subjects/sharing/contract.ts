import type { SharedPart, ShareRow, TemporaryAccessGranted } from '@rpm/domain';
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
  /** SHA-256 of the token that its mail carried, in hex. The token itself is kept nowhere. */
  tokenHash: string;
  tokenUsedAt: Date | null;
}
export type NewShare = Omit<Share, 'revokedAt' | 'tokenUsedAt'>;

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
  /** Stops a live share of the actor, with its audit entry. @returns whether there was one */
  stop(actor: Actor, shareId: string): Promise<boolean>;
  /** What somebody shares and has shared, newest first; the newest `limits.sharesMaxRows` of them. */
  byOwner(ownerId: string, at: Date): Promise<ShareRow[]>;
  /** The live shares with the account of that folded user name, newest first; as many at most. */
  withAddressee(usernameKey: string, at: Date): Promise<ShareRow[]>;
  /**
   * Takes the token of a live share's mail, once, with its audit entry in the owner's clinic.
   *
   * @returns what it opens; `null` for a token that is wrong, used, of a share that is over, or sent to somebody else
   */
  open(
    actor: Actor,
    token: { tokenHash: string; usernameKey: string },
  ): Promise<TemporaryAccessGranted | null>;
}
