import { english } from '../english.ts';

/** The sentences of the frame around the pages behind the guard, of their lists and of their dialogs. */

export const navWords = english({
  label: 'Main',
  open: 'Open menu',
  close: 'Close menu',
  expand: 'Keep the menu open',
  collapse: 'Let the menu close',
  accountMenu: 'Account menu',
  /** NAV-07 */
  profile: 'Profile',
  /** NAV-07 */
  logout: 'Logout',
  /** NAV-05 */
  billing: 'Billing',
});

/** For who comes to a page that is somebody else's: whose it is, and the way to one's own. */
export const othersPageWords = english({
  patients: 'This page is for patients',
  clinic: 'This page is for clinic staff',
  reason: 'There is nothing for you to do here.',
  toOwn: 'Go to Your Dashboard',
});

export const pagesWords = english({
  label: 'Pages',
  previous: 'Previous',
  next: 'Next',
  /** ORD-05 */
  pageOf: 'Page {page} of {pages}',
});

export const toastWords = english({ close: 'Close notification', region: 'Notifications' });

export const dialogWords = english({ close: 'Close' });

export const timeoutWords = english({
  /** SES-02 */
  title: 'Session Timeout Warning',
  /** SES-03 */
  keep: 'Keep Me Logged In',
  /** Behaviour R5 */
  notice: 'You will be signed out in 30 seconds. Press any key to stay.',
  left: {
    one: 'You have not been active for some time. You will be logged out in {count} second.',
    other: 'You have not been active for some time. You will be logged out in {count} seconds.',
  },
});
