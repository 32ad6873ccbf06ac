import { limits } from '@rpm/domain';
import { useEffect } from 'react';

/** Asks for something again and again while the page is seen. @param isAsked `false`: it is not asked at all */
export function useAskAgain(reread: () => Promise<void>, isAsked = true): void {
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
}
