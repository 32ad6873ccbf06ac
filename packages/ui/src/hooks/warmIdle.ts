/** What comes on demand and can be asked for before. */
interface Warmed {
  load: () => Promise<unknown>;
  known: () => unknown;
}

/** A page has what it needs by then, and what nobody presses takes nothing from it. */
const settledMs = 2000;
/** What may be needed, once for each who may need it. */
const waiting: Warmed[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

function begin() {
  clearTimeout(timer);
  timer = setTimeout(warmNext, settledMs);
}

/** One after the other, so that none is in the way of what is pressed meanwhile. */
function warmNext() {
  if (document.hidden) return document.addEventListener('visibilitychange', begin, { once: true });
  const next = waiting.find((part) => !part.known());
  // Safari knows no idle time. What fails is asked for again by whoever needs it, who is told.
  if (next) (globalThis.requestIdleCallback ?? setTimeout)(() => next.load().then(warmNext, () => {}));
}

/**
 * Asks for code that may be needed, such as that of a dialog, once the page has come to rest: the press that opens it then waits
 * for no line. Nothing is asked for while nobody sees the page, or where data is saved.
 *
 * @returns it is no longer wanted
 */
export function warmIdle(part: Warmed): () => void {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return () => {};
  waiting.push(part);
  begin();
  return () => void waiting.splice(waiting.indexOf(part), 1);
}
