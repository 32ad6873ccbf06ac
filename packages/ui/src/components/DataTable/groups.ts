import type { RowGroups } from './DataTableProps.ts';

/** A row with its place among all rows of the page, which its key and its cells are told. */
interface PlacedRow<Row> {
  row: Row;
  index: number;
}

export interface RowGroup<Row> {
  /** `undefined`: the rows have no groups. */
  key: string | undefined;
  rows: PlacedRow<Row>[];
}

/** Cuts rows where another group begins. Without groups all rows are one, even when there is none. */
export function groupsOf<Row>(
  rows: readonly Row[],
  group: Pick<RowGroups<Row>, 'of'> | undefined,
): RowGroup<Row>[] {
  const placed = rows.map((row, index) => ({ row, index }));
  if (!group || placed.length === 0) return [{ key: undefined, rows: placed }];
  const groups: RowGroup<Row>[] = [];
  for (const each of placed) {
    const key = group.of(each.row);
    const last = groups.at(-1);
    if (last?.key === key) last.rows.push(each);
    else groups.push({ key, rows: [each] });
  }
  return groups;
}
