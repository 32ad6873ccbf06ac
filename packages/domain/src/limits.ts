/**
 * Every number that the specification fixes, with its unit in the name.
 *
 * @see product-spec section 9
 */
export const limits = {
  /** SES-04: idle time after which the user is logged off. */
  idleLogoutSeconds: 300,
  /** SES-02: idle time after which the warning appears. */
  idleWarningSeconds: 290,
  /** How long the server keeps an idle session beyond the client's own limit, so that the client decides first. */
  idleGraceSeconds: 10,
  /** A session ends after this time however busy it is (behaviour R1). */
  sessionAbsoluteHours: 12,
  /** User activity tells the server at most this often that the session is alive (behaviour R7). */
  keepAliveEverySeconds: 60,
  /** The server writes down that a session is alive at most this often; half of the grace, so nobody loses by it. */
  sessionRenewEverySeconds: 5,
  /** The longest body of a call that the server reads. */
  requestMaxBytes: 65_536,
  /** Failed sign-ins of one account or one address before further tries are refused (behaviour R33). */
  loginTries: 5,
  /** The window in which failed sign-ins are counted (behaviour R33). */
  loginWindowMinutes: 15,
  /** Longest e-mail address that can exist (RFC 5321, section 4.5.3.1.3). */
  emailMaxCharacters: 254,
  /** Longest password that is accepted; longer ones only cost the server time (behaviour 1b: 1,000 must work). */
  passwordMaxCharacters: 1024,
  /** ORD-11: pause in typing after which the search runs. */
  searchDebounceMs: 500,
  /** ORD-11: pause after which a page change is asked for. */
  pageDebounceMs: 300,
  /** Longest search text; a longer one is refused by the server and cannot be typed. */
  searchMaxCharacters: 100,
  /** Longest order number, in characters. */
  orderIdMaxCharacters: 64,
  /** ERR-05: a toast closes by itself after this time. */
  toastAutoCloseMs: 5000,
  /** ERR-05: a toast dragged this far of its width is dismissed. */
  toastDragDismissPercent: 80,
  /** ERR-04: a page chunk that has not come by then is an error. */
  chunkLoadTimeoutMs: 120_000,
  /** NAV-01: the pointer rests this long on the narrow navigation before it opens. */
  navOpensAfterMs: 80,
  /** Behaviour 1a: a call that has not been answered by then is given up. */
  callTimeoutMs: 30_000,
  /** Behaviour 1a: loading is shown at the latest after this time. */
  loadingShownAfterMs: 300,
  /** Behaviour 1a: the user is told 'Still loading' after this time. */
  stillLoadingAfterMs: 5000,
} as const;

/** ORD-04: how many rows a page of orders may have. */
export const pageSizes = [5, 10, 20, 50] as const;
export type PageSize = (typeof pageSizes)[number];
/** ORD-04 */
export const defaultPageSize: PageSize = 5;
