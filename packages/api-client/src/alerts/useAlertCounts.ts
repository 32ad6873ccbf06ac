import { limits } from '@rpm/domain';
import { useEffect } from 'react';
import { useRead } from '../client/useRead.ts';
import { alertEndpoints } from './calls.ts';

/**
 * How many alerts wait, asked again while the page is seen; the call keeps no session alive.
 *
 * @param isAsked `false` for those who have no alerts: nothing is asked
 * @see NAV-05
 */
export function useAlertCounts(isAsked: boolean) {
  const { loadable, reread } = useRead(alertEndpoints.getAlertCounts, isAsked ? {} : null);
  useEffect(() => {
    if (!isAsked) return;
    const ask = () => void (document.visibilityState === 'visible' && reread());
    const timer = setInterval(ask, limits.alertCountEverySeconds * 1000);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [isAsked, reread]);
  return loadable;
}
