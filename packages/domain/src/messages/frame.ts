/** The sentences of the frame around the pages behind the guard, of their lists and of their dialogs. They are part of `messages`; import that. */

/** A count with its thousands apart: 1,000,000. */
const counted = (count: number) => count.toLocaleString('en-US');

export const nav = {
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
};

/** For who comes to a page that is somebody else's: whose it is, and the way to one's own. */
export const othersPage = {
  patients: 'This page is for patients',
  clinic: 'This page is for clinic staff',
  reason: 'There is nothing for you to do here.',
  toOwn: 'Go to Your Dashboard',
};

export const pages = {
  label: 'Pages',
  previous: 'Previous',
  next: 'Next',
  /** ORD-05 */
  pageOf: (page: number, pages: number) => `Page ${counted(page)} of ${counted(pages)}`,
  /** `noun` in the number that `total` asks for: '63 orders', '1 order'. */
  range: (from: number, to: number, total: number, noun: string) =>
    total === 0 ? `0 ${noun}` : `${counted(from)}–${counted(to)} of ${counted(total)} ${noun}`,
};

export const toast = { close: 'Close notification', region: 'Notifications' } as const;

export const dialog = { close: 'Close' } as const;

export const timeout = {
  /** SES-02 */
  title: 'Session Timeout Warning',
  /** SES-03 */
  keep: 'Keep Me Logged In',
  /** Behaviour R5 */
  notice: 'You will be signed out in 30 seconds. Press any key to stay.',
  left: (seconds: number) =>
    `You have not been active for some time. You will be logged out in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
};
