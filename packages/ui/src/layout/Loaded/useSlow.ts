import { limits } from '@rpm/domain';
import { useEffect, useState } from 'react';

/** Whether it has taken so long that one must be told. */
export function useSlow(afterMs: number = limits.stillLoadingAfterMs): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  return isSlow;
}
