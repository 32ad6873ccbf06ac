import { memo, type ReactNode } from 'react';
import { type DataColumn, rem, type Stick } from './columns.ts';
import type { RowDetail } from './DataTableProps.ts';
import { OpenRow } from './OpenRow.tsx';
import { bodyCell } from './tableStyle.ts';

interface DataRowProps<Row> {
  row: Row;
  /** Its place on the page, which its cells are told. */
  index: number;
  columns: readonly DataColumn<Row>[];
  sticks: readonly (Stick | null)[];
  fit: 'regular' | 'dense';
  detail: RowDetail<Row> | undefined;
}

/** How a cell of a column sticks. */
export function stickAt(stick: Stick | null | undefined) {
  return { stick: Boolean(stick), edge: stick?.isEdge ? stick.side : undefined };
}

/** Where it sticks. */
export const offsetAt = (stick: Stick | null | undefined) =>
  stick ? { [stick.side]: rem(stick.offset) } : undefined;

function Row<Row>({ row, index, columns, sticks, fit, detail }: DataRowProps<Row>): ReactNode {
  return (
    <OpenRow row={row} detail={detail} fit={fit} columnCount={columns.length}>
      {columns.map(({ id, cell, align, isRowHeader, isForScreen }, column) => {
        const Cell = isRowHeader ? 'th' : 'td';
        return (
          <Cell
            key={id}
            scope={isRowHeader ? 'row' : undefined}
            className={bodyCell({
              fit,
              align,
              isName: isRowHeader,
              isForScreen,
              ...stickAt(sticks[column]),
            })}
            style={offsetAt(sticks[column])}
          >
            {cell(row, index)}
          </Cell>
        );
      })}
    </OpenRow>
  );
}

/** A row with its cells. It is drawn anew when its row or the columns are other ones, not with whatever stands around the table. */
export const DataRow = memo(Row) as typeof Row;
