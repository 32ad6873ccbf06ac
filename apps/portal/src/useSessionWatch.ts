import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isOpenToAll } from './preload.ts';
import type { SessionWatchProps } from './sessionWatch.tsx';

/**
 * What watches over a session on a page that anybody may read; `null` for a guest, who loads none of it, and behind the
 * guard. When its code does not come, the next page asks for it again.
 */
export function useSessionWatch(isLoggedIn: boolean): ComponentType<SessionWatchProps> | null {
  const { pathname } = useLocation();
  const isWanted = isLoggedIn && isOpenToAll(pathname);
  const [Watch, setWatch] = useState<ComponentType<SessionWatchProps> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page asks for what did not come before
  useEffect(() => {
    if (!isWanted || Watch) return;
    import('./sessionWatch.tsx').then(
      ({ SessionWatch }) => setWatch(() => SessionWatch),
      () => {},
    );
  }, [isWanted, pathname]);
  return isWanted ? Watch : null;
}
