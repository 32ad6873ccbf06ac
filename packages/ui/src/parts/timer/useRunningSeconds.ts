import { useServerTime } from '@rpm/api-client';
import { readStamp, type TimerRow } from '@rpm/domain';
import { useEffect, useState } from 'react';

/** What a timer has counted, in whole seconds, by the server's time; it goes on while the timer runs. */
export function useRunningSeconds(timer: TimerRow | null): number {
  const now = useServerTime();
  const since = timer?.sinceTime ? readStamp(timer.sinceTime) : null;
  const sinceMs = since?.getTime() ?? null;
  const counted = () =>
    (timer?.seconds ?? 0) +
    (sinceMs === null ? 0 : Math.max(0, Math.floor((now().getTime() - sinceMs) / 1000)));
  const [, tick] = useState(0);
  useEffect(() => {
    if (sinceMs === null) return;
    const each = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(each);
  }, [sinceMs]);
  return counted();
}
