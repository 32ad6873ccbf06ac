import { limits } from '@rpm/domain';
import { useEffect } from 'react';

/** Reads again every few seconds while something is under way. */
export function useRereadWhile(isUnderWay: boolean, reread: () => Promise<void>): void {
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => void reread(), limits.hospitalLookMs);
    return () => clearInterval(timer);
  }, [isUnderWay, reread]);
}
