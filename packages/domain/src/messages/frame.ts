/** The sentences of the frame around the pages behind the guard, and of what they load. They are part of `messages`; import that. */

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
} as const;

export const load = {
  /** Behaviour 1a, 500. `what` is a plural noun: 'the orders'. */
  failed: (what: string) => `Could not load ${what}. Try again.`,
  tookTooLong: (what: string) => `Loading ${what} took too long. Try again.`,
  forbidden: 'You do not have access to this.',
  notFound: 'Not found',
  retry: 'Try Again',
  staleSince: 'This may be out of date.',
  /** Behaviour 1a, schema-violating JSON. */
  rowsNotShown: (count: number) =>
    count === 1 ? '1 row could not be shown' : `${count} rows could not be shown`,
  unknown: '—',
  /** Stands beside the sign for a value that could not be loaded. */
  notAvailable: 'Not available',
} as const;

export const pages = {
  label: 'Pages',
  previous: 'Previous',
  next: 'Next',
  /** ORD-05 */
  pageOf: (page: number, pages: number) => `Page ${counted(page)} of ${counted(pages)}`,
  /** `noun` in the number that `total` asks for: '63 orders', '1 order'. */
  range: (from: number, to: number, total: number, noun: string) =>
    total === 0 ? `0 ${noun}` : `${counted(from)}–${counted(to)} of ${counted(total)} ${noun}`,
} as const;

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
} as const;
