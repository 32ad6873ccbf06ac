import { careMessages } from './careMessages.ts';

/** A count with its thousands apart: 1,000,000. */
const counted = (count: number) => count.toLocaleString('en-US');

/**
 * Every sentence that a user reads and that a rule, a screen and a test must agree on.
 *
 * Texts with a requirement id are exact, to the letter (product-spec.md). The others are ours and may be improved.
 */
export const messages = {
  ...careMessages,
  app: {
    /** NAV-07 */
    title: 'Remote Patient Monitoring',
    /** ERR-02 */
    loading: 'Loading, please wait...',
    stillLoading: 'Still loading',
    /** ERR-01 */
    crashTitle: 'Oops! Something went wrong.',
    /** ERR-01 */
    refresh: 'Refresh Page',
    /** ERR-01 */
    goToDashboard: 'Go to Dashboard',
    crashReason: 'Nothing you saved is lost. Refresh the page, or go back to your dashboard.',
    crashOffline: 'You are offline. Refresh the page when the connection is back.',
    notFoundTitle: 'Page not found',
    notFoundReason: 'There is no page at this address. Check the address, or go back.',
    offline: 'You are offline. What you see may be out of date.',
    backOnline: 'You are back online.',
    goBack: 'Go Back',
    skipToContent: 'Skip to content',
  },
  nav: {
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
  },
  load: {
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
  },
  session: {
    /** Behaviour 1a, 401. */
    ended: 'Your session has ended. Log in again to continue.',
    /** SES-06 */
    noName: 'First name or last name not found in user details',
    /** SES-06 */
    noUser: 'User details not found in local storage',
    storageBlocked:
      'This browser does not let us keep your log in. You can work in this tab; you will have to log in again after a reload.',
  },
  pages: {
    label: 'Pages',
    previous: 'Previous',
    next: 'Next',
    /** ORD-05 */
    pageOf: (page: number, pages: number) => `Page ${counted(page)} of ${counted(pages)}`,
    /** `noun` in the number that `total` asks for: '63 orders', '1 order'. */
    range: (from: number, to: number, total: number, noun: string) =>
      total === 0 ? `0 ${noun}` : `${counted(from)}–${counted(to)} of ${counted(total)} ${noun}`,
  },
  reading: {
    normal: (span: string) => `normal ${span}`,
    critical: (span: string) => `critical ${span}`,
    between: (min: string, max: string) => `${min} to ${max}`,
    from: (min: string) => `from ${min}`,
    upTo: (max: string) => `up to ${max}`,
    below: (value: string) => `below ${value}`,
    above: (value: string) => `above ${value}`,
    range: (parts: string) => `Range: ${parts}`,
    reading: (value: string, reading: string) => `Reading ${value}, ${reading}`,
    noLimits: 'No limits are set.',
    noReadings: 'No readings',
    /** The words for a share bar; the counts stand beside it. */
    share: (normal: number, cautious: number, critical: number) =>
      `${normal} normal, ${cautious} cautious, ${critical} critical`,
  },
  field: {
    clearSearch: 'Clear search',
    /** INQ-03 */
    count: (length: number, max: number) => `${length} / ${max}`,
    atMostLeft: (characters: number) =>
      characters === 0 ? 'No characters left' : `At most ${characters} characters left`,
    doesNotFit: (max: number) =>
      `This text is too long to add: ${max} characters fit in all. Nothing was changed.`,
    incompleteDate: 'Enter the whole date and time',
    /** The code of the list did not come: no connection, or a new version is out. */
    listFailed: 'The list could not be loaded. Check your connection, then try again.',
    menuFailed: 'The menu could not be loaded. Check your connection, then try again.',
  },
  account: { passwordTooShort: 'Use at least 12 characters' },
  toast: { close: 'Close notification', region: 'Notifications' },
  dialog: { close: 'Close' },
  link: { opensNewTab: '(opens in a new tab)' },
} as const;
