import type { RowGroups } from './DataTableProps.ts';

/** A row with its place among all rows of the page, which its key and its cells are told. */
export interface PlacedRow<Row> {
  row: Row;
  index: number;
}

export interface RowGroup<Row> {
  /** `undefined`: the rows have no groups. */
  key: string | undefined;
  rows: PlacedRow<Row>[];
}

/** Rows with their places. */
export const placed = <Row>(rows: readonly Row[]): PlacedRow<Row>[] =>
  rows.map((row, index) => ({ row, index }));

/** Cuts rows where another group begins. Without groups all rows are one, even when there is none. */
export function groupsOf<Row>(
  rows: PlacedRow<Row>[],
  group: Pick<RowGroups<Row>, 'of'> | undefined,
): RowGroup<Row>[] {
  if (!group || rows.length === 0) return [{ key: undefined, rows }];
  const groups: RowGroup<Row>[] = [];
  for (const each of rows) {
    const key = group.of(each.row);
    const last = groups.at(-1);
    if (last?.key === key) last.rows.push(each);
    else groups.push({ key, rows: [each] });
  }
  return groups;
}
