/** Calls, pages, texts, and how the interface behaves. @see product-spec section 9 */

/** The longest body of a call that the server reads. */
export const requestMaxBytes = 65_536;
/** Calls of one session in a minute before further ones must wait; a screen makes a few, a form some more. */
export const callsPerMinutePerToken = 600;
/** Calls from one address in a minute: a whole clinic, or the gateway of many devices, may stand behind it. */
export const callsPerMinutePerAddress = 3000;
/** The server gives a call up after this time; below `callTimeoutMs`, so that the client gets an answer. */
export const answerWithinMs = 25_000;
/** ORD-11: pause in typing after which the search runs. */
export const searchDebounceMs = 500;
/** ORD-11: pause after which a page change is asked for. */
export const pageDebounceMs = 300;
/** Longest search text; a longer one is refused by the server and cannot be typed. */
export const searchMaxCharacters = 100;
/** ERR-05: a toast closes by itself after this time. */
export const toastAutoCloseMs = 5000;
/** ERR-05: a toast dragged this far of its width is dismissed. */
export const toastDragDismissPercent = 80;
/** MYD-05: how long after its first load /mydashboard reloads, once. */
export const landingReloadMs = 5000;
/** After that reload, how long one waits for the place to come back at which the user was. */
export const placeRestoredWithinMs = 5000;
/** ERR-04: a page chunk that has not come by then is an error. */
export const chunkLoadTimeoutMs = 120_000;
/** NAV-01: the pointer rests this long on the narrow navigation before it opens. */
export const navOpensAfterMs = 80;
/** Behaviour 1a: a call that has not been answered by then is given up. */
export const callTimeoutMs = 30_000;
/** Behaviour 1a: loading is shown at the latest after this time. */
export const loadingShownAfterMs = 300;
/** Behaviour 1a: the user is told 'Still loading' after this time. */
export const stillLoadingAfterMs = 5000;
/** So long what is read waits for a part above it whose size nobody knows (ADR 77); then it is drawn, and may move. */
export const partsWaitMs = 1000;
/** Longest user, device or order id that is accepted. */
export const idMaxCharacters = 254;
/** Longest name, title or other text of one line. */
export const shortTextMaxCharacters = 200;
/** Longest note, conversation or reason, as `textLength` counts. */
export const longTextMaxCharacters = 4000;
/** Highest page that can be asked for, zero-based. */
export const pageMax = 10_000_000;
/** Longest name as names are sorted: all of its parts. */
export const sortedNameMaxCharacters = 1000;
/** Rows in one part of an exported list (ADR 54). */
export const exportPartRows = 1000;
/** Behaviour section 4: how long the answer to an Idempotency-Key is kept. */
export const idempotencyHours = 24;
/** Longest Idempotency-Key. */
export const idempotencyKeyMaxCharacters = 128;
/** Most lines of history that a row of a list carries. */
export const rowHistoryMax = 20;
