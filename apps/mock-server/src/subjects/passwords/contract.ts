import type { Language } from '@rpm/domain';
import type { Account, Actor } from '../accounts/contract.ts';

/** Somebody who asked for a new password. */
export interface PasswordRequest {
  /** The user name as `usernameKey` folds it. */
  usernameKey: string;
  /** SHA-256 of the token in the mail, in hex. The token itself is kept nowhere. */
  tokenHash: string;
  expiresAt: Date;
}

/** How passwords are changed. A changed password takes along every link and code that was under way. */
export interface PasswordChanges {
  /**
   * Keeps a request of an account, in place of an earlier one. It does the same whoever is known. Requests whose time
   * is over at this moment are forgotten.
   *
   * @returns where to send the link; `null` when there is no such account
   */
  keep(
    request: PasswordRequest,
    at: Date,
  ): Promise<{ accountId: string; username: string; language: Language } | null>;
  /** Whether a token is good at this moment. It stays as it is: a scanner of mails opens links too. */
  check(token: { accountId: string; tokenHash: string; at: Date }): Promise<boolean>;
  /**
   * Sets the password by a token, once, and ends every session of the account, with its audit entry.
   *
   * @returns the account; `null` when there is no such token, or its time is over
   */
  reset(change: {
    accountId: string;
    tokenHash: string;
    passwordHash: string;
    at: Date;
  }): Promise<Account | null>;
  /** Sets the actor's own password and ends the other sessions, with its audit entry. */
  change(actor: Actor, change: { passwordHash: string; keptSession: string }): Promise<void>;
}

declare module '../../store/Store.ts' {
  interface StoreParts {
    passwords: PasswordChanges;
  }
}
