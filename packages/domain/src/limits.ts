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
  /** Calls of one session in a minute before further ones must wait; a screen makes a few, a form some more. */
  callsPerMinutePerToken: 600,
  /** Calls from one address in a minute: a whole clinic, or the gateway of many devices, may stand behind it. */
  callsPerMinutePerAddress: 3000,
  /** The server gives a call up after this time; below `callTimeoutMs`, so that the client gets an answer. */
  answerWithinMs: 25_000,
  /** Failed sign-ins of one account before further tries are refused (behaviour R33). */
  loginTries: 5,
  /** Failed sign-ins from one address: a whole clinic may stand behind it, and one slip must not lock out all. */
  loginTriesPerAddress: 50,
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
  /** MYD-05: how long after its first load /mydashboard reloads, once. */
  landingReloadMs: 5000,
  /** After that reload, how long one waits for the place to come back at which the user was. */
  placeRestoredWithinMs: 5000,
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
  /** Behaviour R5: idle time after which a polite notice says that the log-off is near. */
  idleNoticeSeconds: 270,
  /** Behaviour R5: the longest session length that a clinic may allow in the profile. */
  idleLogoutMaxSeconds: 3000,
  /** INQ-10: shortest details of an inquiry, after trimming. */
  inquiryMinCharacters: 10,
  /** INQ-11: longest details of an inquiry, in UTF-16 code units, as a textarea counts. */
  inquiryMaxCharacters: 500,
  /** RNG-06: the countdown of the reference-range form. */
  rangeFormSeconds: 300,
  /** How many days of readings the back-test of a reference range goes back. */
  backTestDays: 30,
  /** The countdown of the reference-range form is marked as short from here. */
  rangeFormLowSeconds: 60,
  /** RNG-13: how long a reference range lasts unless its end is set. */
  rangeLastsYears: 100,
  /** Behaviour 1c: longest serial number. */
  serialMaxCharacters: 64,
  /** Longest user, device or order id that is accepted. */
  idMaxCharacters: 254,
  /** Longest name, title or other text of one line. */
  shortTextMaxCharacters: 200,
  /** Longest note, conversation or reason, in UTF-16 code units. */
  longTextMaxCharacters: 4000,
  /** Highest page that can be asked for, zero-based. */
  pageMax: 10_000_000,
  /** Most readings in one call of a device. */
  readingsAtOnce: 400,
  /** How far a device's clock may be ahead of ours before its reading is refused. */
  readingAheadSeconds: 300,
  /** Oldest reading that a device may deliver. */
  readingMaxAgeDays: 366,
  /** Most readings of one vital that a chart asks for at once. */
  vitalDataMaxRows: 5000,
  /** Most readings that one chart holds: 45 years of six a day. */
  trendMaxReadings: 100_000,
  /** Rows of a table of readings when the call does not say how many. */
  vitalDetailsRows: 20,
  /** Most versions of reference ranges of one patient that a list of them holds. */
  rangeHistoryMax: 500,
  /** How many days before its end a reference range is marked as ending. */
  rangeEndsSoonDays: 30,
  /** A reference range that ends after so many years is shown as one without an end. */
  rangeEndlessYears: 50,
  /** Most looks through a patient's readings that a list of them holds. */
  reviewsMax: 100,
  /** Behaviour section 4: how long the answer to an Idempotency-Key is kept. */
  idempotencyHours: 24,
  /** Longest Idempotency-Key. */
  idempotencyKeyMaxCharacters: 128,
  /** Behaviour R20: how long a share may last. */
  shareMaxDays: 7,
  /** Behaviour R33: how long a one-time code is good, and how often it may be tried. */
  codeMinutes: 10,
  codeTries: 5,
  /** How long one waits before another code can be asked for. */
  codeResendSeconds: 30,
  /** Behaviour R20: how long the link for a new password is good. */
  passwordLinkMinutes: 15,
  /** How long an invitation to a clinic's staff is good (behaviour R20: as a share at most). */
  invitationDays: 7,
  /** How long an invitation that is over is still listed. */
  invitationKeptDays: 30,
  /** Most people that the list of a clinic's staff holds. */
  staffMaxRows: 500,
  /** Most minutes that one note may record. */
  noteMaxMinutes: 480,
  /** Most notes that one list holds, newest first. */
  notesAtOnce: 500,
  /** Most people that a care team names. */
  careTeamMax: 100,
  /** How long a device may be silent before its patient is on the list of silent ones. */
  silentDays: 3,
  /** Mails that a demo installation keeps for its mailbox. */
  mailsKept: 200,
  /** Largest file that is taken, in bytes before its encoding. */
  fileMaxBytes: 2_000_000,
  /** Most files, shares and records of a kind that one list answers: the newest. */
  filesMaxRows: 500,
  sharesMaxRows: 200,
  recordsMaxRows: 500,
  /** Records in the list of the newest of all kinds. */
  latestRecordsRows: 20,
  /** The longest body of the call that takes a file: its bytes in base64, and what is around them. */
  fileRequestMaxBytes: 2_750_000,
  /** Shortest password of a new account (NIST SP 800-63B, section 3.1.1.2: at least 8; 15 where it stands alone). */
  passwordMinCharacters: 12,
  /** ADR-04 */
  zipMinCharacters: 5,
  /** Longest street, city or state of a new address. */
  addressMaxCharacters: 100,
  /** Most device models that a clinic can choose from. */
  supportedDevicesMax: 500,
  /** Most device orders of one patient that a list of them holds. */
  allottedDevicesMax: 500,
  /** Behaviour 1c: most devices in one order. */
  orderMaxDevices: 50,
  /** Behaviour 1c: most parameters of one vital. */
  vitalMaxParameters: 30,
} as const;

/** ORD-04: how many rows a page of orders may have. */
export const pageSizes = [5, 10, 20, 50] as const;
export type PageSize = (typeof pageSizes)[number];
/** ORD-04 */
export const defaultPageSize: PageSize = 5;
