/** Smaller differences are the way of the answer and the whole seconds of the header, not a wrong clock. */
const toleranceMs = 2000;

/**
 * A clock that goes by the server. The `Date` header of each answer says how far the browser's own clock is off; until
 * one has come, and where the browser hides the header, the browser's clock is taken.
 *
 * @see behaviour 1a, clock skew
 */
export function serverClock() {
  let aheadMs = 0;
  return {
    /** @param header as an answer carried it; what is no date changes nothing */
    hear(header: string | null) {
      const time = Date.parse(header ?? '');
      if (Number.isNaN(time)) return;
      const ahead = time - Date.now();
      aheadMs = Math.abs(ahead) < toleranceMs ? 0 : ahead;
    },
    now: () => new Date(Date.now() + aheadMs),
  };
}
