import type { Account } from '../accounts/contract.ts';

/** A session as it is kept. The token itself is kept nowhere (behaviour R1). */
export interface Session {
  /** SHA-256 of the token, in hex. */
  tokenHash: string;
  accountId: string;
  startedAt: Date;
  lastSeenAt: Date;
}

export interface Sessions {
  add(session: Session): Promise<void>;
  /**
   * The session, ended ones excepted, whose it is, and after how many idle seconds it is over; the caller judges
   * whether it is.
   */
  find(tokenHash: string): Promise<{ session: Session; account: Account; idleSeconds: number } | null>;
  renew(tokenHash: string, at: Date): Promise<void>;
  end(tokenHash: string, at: Date): Promise<void>;
}

/** What is counted against a sign-in: its account and its address, hashed. */
export interface TryKeys {
  account: string;
  address: string;
}
/** A sign-in may go on, or must wait. */
type TryVerdict = { allowed: true; tryId: string } | { allowed: false; retryAt: Date };

export interface SignIns {
  /**
   * Counts a sign-in before its password is looked at, so that many at once cannot slip through together.
   * A sign-in that is refused is not counted.
   */
  begin(keys: TryKeys, at: Date): Promise<TryVerdict>;
  /**
   * The password was wrong. Done after `begin`, and alike whether there is such an account.
   *
   * @returns whether this has locked the account; while it is locked, and locked anew before that is over, only once
   */
  fail(account: string, at: Date): Promise<boolean>;
  /** The password was right: this try and the failed ones of its account are forgotten; those of others stay. */
  succeed(tryId: string, account: string): Promise<void>;
  /** This one try is not counted after all; those before it stay. */
  takeBack(tryId: string): Promise<void>;
}

/** A log in that was tried. */
export interface Try extends TryKeys {
  tryId: string;
  at: number;
}
