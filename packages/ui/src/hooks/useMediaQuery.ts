import { useCallback, useSyncExternalStore } from 'react';

/** Where there is no window yet, as in what the build draws, nothing is known to match. */
const unknown = () => false;

/**
 * Whether a media query matches now; the component draws itself again when that changes. The answer is right in the
 * first drawing already, so nothing jumps.
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches, unknown);
}

/** Below 768 px, on a screen: paper always gets the wide form. */
export const phoneQuery = 'screen and (width < 48rem)';
