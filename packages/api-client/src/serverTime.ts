import { useCallback, useSyncExternalStore } from 'react';
import { useApi } from './ApiProvider.tsx';
import type { Call } from './client.ts';

/** How far the server's clock is ahead of this machine's, in milliseconds, and who wants to know when that changes. */
interface ServerClock {
  aheadMs: number;
  listeners: Set<() => void>;
}

const clocks = new WeakMap<Call, ServerClock>();

function clockOf(call: Call): ServerClock {
  const known = clocks.get(call);
  if (known) return known;
  const clock = { aheadMs: 0, listeners: new Set<() => void>() };
  clocks.set(call, clock);
  return clock;
}

/** Two clocks that are so close agree: the header tells whole seconds, and the answer was on its way for a while. */
const agreeWithinMs = 10_000;

/**
 * Learns the server's time from an answer.
 *
 * @param date the `Date` header; `null` or what is no date teaches nothing
 */
export function learnServerTime(call: Call, date: string | null): void {
  const difference = Date.parse(date ?? '') - Date.now();
  if (Number.isNaN(difference)) return;
  const clock = clockOf(call);
  const aheadMs = Math.abs(difference) < agreeWithinMs ? 0 : difference;
  if (Math.abs(aheadMs - clock.aheadMs) < agreeWithinMs) return;
  clock.aheadMs = aheadMs;
  for (const listener of clock.listeners) listener();
}

/**
 * The server's time, as far as it is known: periods go by it, so that a wrong clock shows the right month. The
 * component draws itself again when the clocks are found to differ.
 *
 * @see behaviour.md sections 1a (clock skew) and 1c
 */
export function useServerNow(): Date {
  const clock = clockOf(useApi());
  const subscribe = useCallback(
    (listener: () => void) => {
      clock.listeners.add(listener);
      return () => void clock.listeners.delete(listener);
    },
    [clock],
  );
  return new Date(Date.now() + useSyncExternalStore(subscribe, () => clock.aheadMs));
}
