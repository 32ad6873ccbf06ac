/** How many readings Page Up and Page Down go at once. */
const LEAP = 10;

/**
 * The reading to which a key goes.
 *
 * @param from the place of the present one; `null` when none is shown: then every key begins at the newest
 * @param count how many readings there are
 * @returns `null` when the key does nothing here
 */
export function nextReading(key: string, from: number | null, count: number): number | null {
  const steps = new Map(
    Object.entries({
      ArrowLeft: -1,
      ArrowDown: -1,
      ArrowRight: 1,
      ArrowUp: 1,
      PageDown: -LEAP,
      PageUp: LEAP,
      Home: -count,
      End: count,
    }),
  );
  const step = steps.get(key);
  if (step === undefined || count === 0) return null;
  if (from === null) return key === 'Home' ? 0 : count - 1;
  return Math.min(count - 1, Math.max(0, from + step));
}
