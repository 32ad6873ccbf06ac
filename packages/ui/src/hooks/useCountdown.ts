import { useEffect, useState } from 'react';

const now = () => ({ wall: Date.now(), monotonic: performance.now() });

/**
 * Counts down from the first render on, and from each restart. The longer one of two clocks counts: one that is never
 * set, and one that goes on while the computer sleeps (behaviour 1a, clock skew).
 *
 * @returns whole seconds left, rounded up, never less than 0
 */
export function useCountdown(seconds: number): { secondsLeft: number; restart: () => void } {
  const [began, setBegan] = useState(now);
  const [secondsLeft, setSecondsLeft] = useState(seconds);
  useEffect(() => {
    const read = () => {
      const { wall, monotonic } = now();
      const gone = Math.max(wall - began.wall, monotonic - began.monotonic) / 1000;
      setSecondsLeft(Math.min(seconds, Math.max(0, Math.ceil(seconds - gone))));
    };
    read();
    const timer = setInterval(read, 250);
    document.addEventListener('visibilitychange', read);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, [began, seconds]);
  return { secondsLeft, restart: () => setBegan(now()) };
}
