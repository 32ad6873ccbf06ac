import { useEffect, useState } from 'react';

/** Draws the component anew each second, for a clock in it. */
export function useEachSecond(isRunning: boolean): void {
  const [, tick] = useState(0);
  useEffect(() => {
    if (!isRunning) return;
    const each = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(each);
  }, [isRunning]);
}
