/** What comes on demand and can be asked for before. */
interface Warmed {
  load: () => Promise<unknown>;
  known: () => unknown;
}

/** A page has what it needs by then, and what nobody presses takes nothing from it. */
const settledMs = 2000;
/** Each with the number of those who may need it. */
const waiting = new Map<Warmed, number>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Safari knows no idle time. */
const whenIdle = (run: () => void) =>
  typeof requestIdleCallback === 'function' ? requestIdleCallback(run) : setTimeout(run);

/** A line that somebody pays by the byte, or a browser that does not say. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

function begin() {
  clearTimeout(timer);
  if (waiting.size > 0) timer = setTimeout(() => whenIdle(warmNext), settledMs);
}

/** One after the other, so that none is in the way of what is pressed meanwhile. */
function warmNext() {
  if (document.hidden) {
    document.addEventListener('visibilitychange', begin, { once: true });
    return;
  }
  const [next] = waiting.keys();
  if (!next) return;
  waiting.delete(next);
  next.load().then(
    () => whenIdle(warmNext),
    // Whoever needs it asks again, and is told.
    () => undefined,
  );
}

/**
 * Asks for code that may be needed, such as that of a dialog, once the page has come to rest: the press that opens it then waits
 * for no line. Nothing is asked for while nobody sees the page, or where data is saved.
 *
 * @returns it is no longer wanted
 */
export function warmIdle(part: Warmed): () => void {
  if (part.known() || savesData()) return () => {};
  waiting.set(part, (waiting.get(part) ?? 0) + 1);
  begin();
  return () => {
    const left = (waiting.get(part) ?? 0) - 1;
    if (left > 0) waiting.set(part, left);
    else waiting.delete(part);
  };
}
