import type { FactorNeeded } from '@rpm/domain';

/**
 * What waits for its one-time code. It lives in memory only, as long as the page does: the password is needed once more
 * for a new code, and to log in to an account that has just been opened.
 */
export interface PendingCode {
  purpose: 'signup' | 'login';
  username: string;
  password: string;
  /** Which sign-up or log in the code belongs to. */
  ticket: string;
  /** The second factor that a log in waits for; without one it waits for the code of a mail. */
  needed?: FactorNeeded;
  /** Where to go then, instead of where somebody was going. */
  next?: string;
}
