/** Draws numbers that look random and are the same every time. Not for secrets. */
export interface Draw {
  /** From 0 up to 1, 1 excepted. */
  unit(): number;
  /** A whole number from `from` to `to`, both included. */
  whole(from: number, to: number): number;
  /** One of the items, which must be some. */
  one<T>(items: readonly [T, ...T[]]): T;
  /** Around 0, most within 1 to either side and none beyond 3. */
  bell(): number;
}

/** Starts a row of draws (mulberry32): the same seed gives the same row on every machine. */
export function draws(seed: number): Draw {
  let state = seed | 0;
  const unit = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    unit,
    whole: (from, to) => from + Math.floor(unit() * (to - from + 1)),
    one: (items) => items[Math.floor(unit() * items.length)] ?? items[0],
    bell: () => (unit() + unit() + unit() + unit() - 2) * 1.5,
  };
}
