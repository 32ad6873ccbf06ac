import { english } from '../english.ts';

/** The sentences about being logged in. */

export const sessionWords = english({
  /** Behaviour 1a, 401. */
  ended: 'Your session has ended. Log in again to continue.',
  /** SES-06 */
  noName: 'First name or last name not found in user details',
  /** SES-06 */
  noUser: 'User details not found in local storage',
  storageBlocked:
    'This browser does not let us keep your log in. You can work in this tab; you will have to log in again after a reload.',
});

export const passwordWords = english({ passwordTooShort: 'Use at least 12 characters' });
