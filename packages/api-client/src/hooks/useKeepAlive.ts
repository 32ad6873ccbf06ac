import { limits } from '@rpm/domain';
import { useEffect } from 'react';
import { useApi } from '../ApiProvider.tsx';
import { sessionEndpoints } from '../endpoints/session.ts';

/** What counts as activity: what a user does, by any means, and never what a page does by itself (behaviour R6). */
const activity = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'keydown',
  'wheel',
  'scroll',
  'focusin',
  'input',
];

/**
 * Tells the server that the user is active, at the first sign of it and then at most once a minute, so that a
 * session ends by idleness and not by reading a long page.
 *
 * @see SES-01, behaviour R7
 */
export function useKeepAlive() {
  const call = useApi();
  useEffect(() => {
    let toldAt = performance.now();
    const tell = () => {
      const now = performance.now();
      if (now - toldAt < limits.keepAliveEverySeconds * 1000) return;
      toldAt = now;
      // A failure has been logged, and a 401 has ended the session; the next activity tries again.
      call(sessionEndpoints.keepAlive, {}).catch(() => {});
    };
    for (const name of activity) addEventListener(name, tell, { capture: true, passive: true });
    return () => {
      for (const name of activity) removeEventListener(name, tell, { capture: true });
    };
  }, [call]);
}
