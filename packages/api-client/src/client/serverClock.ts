/** Two clocks that are so close agree: the header tells whole seconds, and the answer was on its way for a while. */
const agreeWithinMs = 10_000;

/**
 * A clock that goes by the server. The `Date` header of each answer says how far the browser's own clock is off; until
 * one has come, and where the browser hides the header, the browser's clock is taken.
 *
 * @see behaviour 1a, clock skew
 */
export function serverClock() {
  let aheadMs = 0;
  const listeners = new Set<() => void>();
  return {
    /**
     * @param header as an answer carried it; what is no date changes nothing
     * @param at when the answer came, by this machine's clock
     */
    hear(header: string | null, at = Date.now()) {
      const difference = Date.parse(header ?? '') - at;
      if (Number.isNaN(difference)) return;
      const ahead = Math.abs(difference) < agreeWithinMs ? 0 : difference;
      if (Math.abs(ahead - aheadMs) < agreeWithinMs) return;
      aheadMs = ahead;
      for (const listener of listeners) listener();
    },
    now: () => new Date(Date.now() + aheadMs),
    /** How far the server is ahead of this machine, in milliseconds. */
    aheadMs: () => aheadMs,
    /** Calls back when the clocks are found to differ. @returns stops it */
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
export type ServerClock = ReturnType<typeof serverClock>;
