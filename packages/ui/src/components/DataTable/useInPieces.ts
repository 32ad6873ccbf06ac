import { startTransition, useEffect, useState } from 'react';
import { type PlacedRow, placed } from './groups.ts';

const none: never[] = [];
/** No row that people read is less high, in px at the usual text size. */
const leastHeight = 48;
/** So many rows are never drawn in two pieces. */
export const alwaysAtOnce = 20;

/** How many rows a window shows at most, or a few more. */
export const rowsInSight = () =>
  Math.max(alwaysAtOnce, Math.ceil((globalThis.innerHeight ?? 0) / leastHeight));

/**
 * The rows of a long list in two pieces: what a window can show of them is drawn at once, the rest right after that, and in
 * slices, so that the next press is not kept waiting. Until then what stood there stays below.
 *
 * @returns the rows to draw, and how many of them are still to come, for which there is nothing to draw yet
 */
export function useInPieces<Row>(
  rows: readonly Row[],
  rowKey: (row: Row, index: number) => string,
): { pieces: PlacedRow<Row>[]; missing: number } {
  const long = rows.length > alwaysAtOnce ? rows : none;
  const [drawn, setDrawn] = useState<readonly Row[]>(none);
  // Not by `useDeferredValue`: what comes with a turn of the page would not be deferred.
  useEffect(() => startTransition(() => setDrawn(long)), [long]);
  const count = rowsInSight();
  const all = placed(rows);
  if (drawn === rows || rows.length <= count) return { pieces: all, missing: 0 };
  const first = all.slice(0, count);
  const keys = new Set(first.map(({ row, index }) => rowKey(row, index)));
  const stayed = placed(drawn)
    .slice(count, rows.length)
    .filter(({ row, index }) => !keys.has(rowKey(row, index)));
  return { pieces: [...first, ...stayed], missing: rows.length - count - stayed.length };
}
