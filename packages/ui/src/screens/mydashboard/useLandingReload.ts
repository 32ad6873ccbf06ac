import { limits, mayReload, takeLandingReload } from '@rpm/domain';
import { useEffect, useRef } from 'react';
import { keepPlace, restorePlace } from './place.ts';

/** What a reload would take away just now. */
const situation = () => ({
  isOnline: navigator.onLine,
  hasDialog: document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]') !== null,
  hasNotice: [...document.querySelectorAll('[role="alert"]')].some((notice) => notice.textContent?.trim()),
});

export interface LandingReload {
  /** Reloads the page; a story gives one that only counts. */
  reload?: (() => void) | undefined;
  /** In milliseconds. */
  afterMs?: number | undefined;
}

/**
 * Reloads the page once in a login, some seconds after it came, and puts focus and scroll back afterwards. It does not
 * when that would take something away, and never when the browser cannot remember that it did.
 *
 * @see MYD-05, behaviour R22
 */
export function useLandingReload(
  userId: string,
  { reload = () => window.location.reload(), afterMs = limits.landingReloadMs }: LandingReload,
) {
  const act = useRef(reload);
  act.current = reload;
  const isMine = useRef<boolean>(undefined);
  useEffect(() => restorePlace(), []);
  useEffect(() => {
    // Who is offline keeps the reload for a visit that is not.
    if (!navigator.onLine && isMine.current === undefined) return;
    // Taken once, though React's strict mode comes here twice.
    isMine.current ??= takeLandingReload(() => window.localStorage, userId);
    if (!isMine.current) return;
    const timer = setTimeout(() => {
      if (!mayReload(situation())) return;
      keepPlace();
      act.current();
    }, afterMs);
    return () => clearTimeout(timer);
  }, [userId, afterMs]);
}
