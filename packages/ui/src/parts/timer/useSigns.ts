import { useSignTimer } from '@rpm/api-client';
import { limits, type TimerRow } from '@rpm/domain';
import { useEffect, useRef } from 'react';
import { onActivity } from '../../layout/SessionTimeout/activity.ts';

const clocks = () => ({ wall: Date.now(), monotonic: performance.now() });

/**
 * Tells the server while a timer runs that this page is there, and how long nobody has done anything in it. The longer
 * one of two clocks counts, so that a computer that slept was idle. A sign keeps no session alive (R7).
 *
 * @param onChanged the server knows more: it paused by itself, or was stopped elsewhere
 */
export function useSigns(timer: TimerRow | null, onChanged: () => void): void {
  const sign = useSignTimer();
  const newest = useRef({ sign, onChanged });
  newest.current = { sign, onChanged };
  const active = useRef(clocks());
  const [timerId, since] = [timer?.timerId, timer?.sinceTime];
  useEffect(() => {
    active.current = clocks();
    return onActivity(() => {
      active.current = clocks();
    });
  }, []);
  useEffect(() => {
    if (!timerId || !since) return;
    const tell = async () => {
      const now = clocks();
      const { wall, monotonic } = active.current;
      const idle = Math.max(now.wall - wall, now.monotonic - monotonic, 0) / 1000;
      const idleSeconds = Math.min(Math.floor(idle), limits.timeEntryMaxSeconds);
      try {
        const answer = await newest.current.sign({ timerId, idleSeconds });
        if (answer.timer?.sinceTime !== since) newest.current.onChanged();
      } catch {
        // The next sign comes soon; what is true is asked for, so that nothing runs on the screen alone.
        newest.current.onChanged();
      }
    };
    const each = setInterval(() => void tell(), limits.timerSignSeconds * 1000);
    return () => clearInterval(each);
  }, [timerId, since]);
}
