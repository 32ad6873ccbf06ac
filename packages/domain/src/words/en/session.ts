import { english } from '../english.ts';

/** The sentences about being logged in. */

export const sessionWords = english({
  /** Behaviour 1a, 401. */
  ended: 'Your session has ended. Log in again to continue.',
  /** SES-06, exact */
  noName: 'First name or last name not found in user details',
  /** SES-06, exact */
  noUser: 'User details not found in local storage',
  storageBlocked: 'Your browser blocks saved logins. You can use this tab, but reloading will log you out.',
});
