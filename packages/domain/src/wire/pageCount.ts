/** How many pages hold so many rows; an empty list has one page. */
export function pageCount(total: number, rows: number): number {
  return Math.max(1, Math.ceil(total / rows));
}
