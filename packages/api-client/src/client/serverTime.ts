import { useSyncExternalStore } from 'react';
import { useApi } from './ApiProvider.tsx';

/** The server's time whenever it is asked; the same function in every render. */
export const useServerTime = (): (() => Date) => useApi().clock.now;

/**
 * The server's time, as far as it is known: periods go by it, so that a wrong clock shows the right month. The
 * component draws itself again when the clocks are found to differ.
 *
 * @see behaviour.md sections 1a (clock skew) and 1c
 */
export function useServerNow(): Date {
  const { clock } = useApi();
  useSyncExternalStore(clock.subscribe, clock.aheadMs);
  return clock.now();
}
