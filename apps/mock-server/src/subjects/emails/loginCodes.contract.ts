/** A log in whose password was right, and which waits for its code. */
export interface PendingLogin {
  accountId: string;
  /** SHA-256 of the ticket of the page that logs in, in hex. */
  ticketHash: string;
  /** The code, hashed as passwords are: six digits would be guessed from anything quicker. */
  codeHash: string;
  expiresAt: Date;
}

export interface LoginCodes {
  /** Keeps a log in, in place of an earlier one of the account. Those whose time is over are forgotten. */
  keep(pending: PendingLogin, at: Date): Promise<void>;
  /**
   * Counts a try of the code before it is looked at, so that many at once cannot slip through together.
   *
   * @returns whose it is and the hash of the code; `null` when there is no such log in, its time is over, or it had all its tries
   */
  beginTry(ticketHash: string, at: Date): Promise<{ accountId: string; codeHash: string } | null>;
  /** Takes the log in, once. @returns whose it is; `null` when there is none, or its time is over */
  take(ticketHash: string, at: Date): Promise<{ accountId: string } | null>;
}

declare module '../../store/Store.ts' {
  interface StoreParts {
    loginCodes: LoginCodes;
  }
}
