import { limits } from '@rpm/domain';

/** Keeps where the user is over a reload. Only numbers: what is focused may be somebody's name. */
const key = 'rpm.place';
const focusable = 'a[href], button, input, select, textarea, [tabindex]';

const stops = () => [...document.querySelectorAll<HTMLElement>(focusable)];

/** Takes down how far the page is scrolled and which of its stops has the focus. What cannot be kept is not restored. */
export function keepPlace(): void {
  const focused = stops().findIndex((stop) => stop.matches(':focus'));
  try {
    sessionStorage.setItem(key, JSON.stringify([window.scrollY, focused]));
  } catch {
    // The page begins at its top, as after any reload.
  }
}

/** The place that was kept, once. */
function takePlace(): [scroll: number, focused: number] | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    sessionStorage.removeItem(key);
    const [scroll, focused]: unknown[] = Array.isArray(kept) ? kept : [];
    return typeof scroll === 'number' && typeof focused === 'number' ? [scroll, focused] : null;
  } catch {
    return null;
  }
}

/**
 * Puts scroll and focus back as soon as the page has loaded what it shows, unless the user has begun to do something
 * else, or it takes too long.
 *
 * @returns gives it up
 */
export function restorePlace(): () => void {
  const place = takePlace();
  if (!place) return () => {};
  const [scroll, focused] = place;
  const observer = new MutationObserver(tryNow);
  const timer = setTimeout(stop, limits.placeRestoredWithinMs);
  const events = ['keydown', 'pointerdown', 'wheel'];
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
    for (const name of events) removeEventListener(name, stop, { capture: true });
  }
  function tryNow() {
    if (document.querySelector('[aria-busy="true"]')) return;
    stop();
    stops()[focused]?.focus({ preventScroll: true });
    window.scrollTo({ top: scroll, behavior: 'instant' });
  }
  for (const name of events) addEventListener(name, stop, { capture: true, passive: true });
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['aria-busy'] });
  tryNow();
  return stop;
}
