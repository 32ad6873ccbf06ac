import type { ReactNode } from 'react';
import type { DataColumn } from './columns.ts';

/** What a row that opens shows. */
export interface RowDetail<Row> {
  /** The head of the column of buttons, for screen readers. */
  header: string;
  /** What the button does, in full: 'Show more about …'. */
  name: (row: Row, isOpen: boolean) => string;
  content: (row: Row) => ReactNode;
}

/** Heads between the rows. */
export interface RowGroups<Row> {
  /** Rows that follow each other with the same answer are one group. */
  of: (row: Row) => string;
  /** Stands over a group; `first` is its first row. */
  head: (first: Row) => ReactNode;
}

export interface DataTableProps<Row> {
  /** Says what the table holds: its caption for screen readers, and the name of the region that scrolls. */
  caption: string;
  /** Keep the array outside the component or memoise it. */
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  /** Unique among the rows; `index` is there for rows without an id of their own. */
  rowKey: (row: Row, index: number) => string;
  /** `dense` for many columns: 13 px, 53 px rows for two lines. `regular`: 40 px rows. */
  fit?: 'regular' | 'dense';
  /** The content of a row's card below 768 px. Left out, the table scrolls sideways there. */
  card?: (row: Row, index: number) => ReactNode;
  /** Rows open: a button at their end shows this under them. On a phone the card shows it by itself. */
  detail?: RowDetail<Row>;
  /** The rows come in groups, in this order, each under a head of its own. */
  group?: RowGroups<Row> | undefined;
  /** Real heads with blocks in so many rows, or as many as a window shows, in place of `rows`. */
  skeletonRows?: number | undefined;
  /** The rows are those of an earlier question; newer ones are on their way. */
  isUpdating?: boolean;
  /** Stands under the heads when there is no row. */
  empty?: ReactNode;
}
