import type { ReactNode } from 'react';

/** One column of a table of `Row`s. */
export interface DataColumn<Row> {
  /** Unique in its table. */
  id: string;
  /** What stands in the head. */
  header: string;
  /** Drawn before the head's text. Decorative. */
  icon?: ReactNode;
  /** What stands in a row; `index` counts from 0 on this page. */
  cell: (row: Row, index: number) => ReactNode;
  /** `end` for numbers. */
  align?: 'start' | 'end';
  /** In px at the usual text size; it grows with the text. Columns that stick need one; a table whose columns all have one is never narrower than their sum. */
  width?: number;
  /** Stays in sight when the table scrolls sideways. */
  sticky?: 'left' | 'right';
  /** The cell that names its row, one in a table. */
  isRowHeader?: boolean;
  /** Left out on paper: a column of buttons. */
  isForScreen?: boolean;
}

/** Where a cell sticks, in px from its edge of the scrolling region. */
export interface Stick {
  side: 'left' | 'right';
  offset: number;
  /** The innermost column of its side, which carries the edge. */
  isEdge: boolean;
}

/** For each column the place where it sticks, or `null`. A sticking column without a width counts as 0 px. */
export function stickOf<Row>(columns: readonly DataColumn<Row>[]): (Stick | null)[] {
  const widthOf = (some: readonly DataColumn<Row>[]) => some.reduce((sum, { width = 0 }) => sum + width, 0);
  return columns.map(({ sticky }, at) => {
    if (!sticky) return null;
    const outer = sticky === 'left' ? columns.slice(0, at) : columns.slice(at + 1);
    const inner = sticky === 'left' ? columns.slice(at + 1) : columns.slice(0, at);
    return {
      side: sticky,
      offset: widthOf(outer.filter((column) => column.sticky === sticky)),
      isEdge: !inner.some((column) => column.sticky === sticky),
    };
  });
}

/** The least width of the table in px, or `undefined` when a column takes what is left. */
export function leastWidth<Row>(columns: readonly DataColumn<Row>[]): number | undefined {
  return columns.every(({ width }) => width !== undefined)
    ? columns.reduce((sum, { width = 0 }) => sum + width, 0)
    : undefined;
}

/** A length that grows with the text: at 200 percent a column is twice as wide, and the table scrolls sooner. */
export const rem = (px: number) => `${px / 16}rem`;
