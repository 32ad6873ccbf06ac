import { cx } from 'class-variance-authority';
import { useMemo, useRef, useState } from 'react';
import { phoneQuery, useMediaQuery } from '../../hooks/useMediaQuery.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { type DataColumn, leastWidth, rem, type Stick, stickOf } from './columns.ts';
import { DataCards } from './DataCards.tsx';
import { DataRow, offsetAt, stickAt } from './DataRow.tsx';
import type { DataTableProps, RowDetail, RowGroups } from './DataTableProps.ts';
import { groupsOf } from './groups.ts';
import { bodyCell, headCell } from './tableStyle.ts';
import { rowsInSight, useInPieces } from './useInPieces.ts';
import { useScrollsSideways } from './useScrollsSideways.ts';

const noRows: never[] = [];
/** About how high a row is, in px: so the page is as long as it will be while the rows out of sight are still to come. */
const rowHeight = 60;

/**
 * Rows and columns. Scrolls sideways in a region of its own, which can then be focused and has a name; the columns
 * that stick stay in sight. Below 768 px each row becomes a card. On paper nothing sticks and every column is there but those of buttons.
 *
 * Order, filter and page are the caller's: they come from the server.
 *
 * @see ORD-01, ORD-02
 */
export function DataTable<Row extends object>({
  caption,
  columns,
  rows,
  rowKey,
  fit = 'regular',
  card,
  detail,
  group,
  skeletonRows,
  isUpdating = false,
  empty,
}: DataTableProps<Row>) {
  const isPhone = useMediaQuery(phoneQuery);
  const shown = skeletonRows === undefined ? rows : noRows;
  const hasNothing = skeletonRows === undefined && rows.length === 0;
  if (isPhone && card) {
    return hasNothing ? (
      empty
    ) : (
      <DataCards {...{ caption, card, rowKey, group, skeletonRows, isUpdating }} rows={shown} />
    );
  }
  return (
    <>
      <WideTable
        {...{ caption, columns, rowKey, fit, detail, group, skeletonRows, isUpdating }}
        rows={shown}
      />
      {hasNothing && empty}
    </>
  );
}

type WideProps<Row> = Required<
  Pick<DataTableProps<Row>, 'caption' | 'columns' | 'rows' | 'rowKey' | 'fit' | 'isUpdating'>
> & {
  skeletonRows: number | undefined;
  detail: RowDetail<Row> | undefined;
  group: RowGroups<Row> | undefined;
};

/** The columns as the rows need them: the same as before while nothing but widths and heads differs, so that no row is drawn anew. */
function useCells<Row>(columns: readonly DataColumn<Row>[]): readonly DataColumn<Row>[] {
  const [kept, setKept] = useState(columns);
  const isSame = (one: DataColumn<Row>, other: DataColumn<Row> | undefined) =>
    one.id === other?.id &&
    one.cell === other.cell &&
    one.align === other.align &&
    one.isRowHeader === other.isRowHeader &&
    one.isForScreen === other.isForScreen;
  if (kept.length === columns.length && columns.every((column, at) => isSame(column, kept[at]))) return kept;
  setKept(columns);
  return columns;
}

function WideTable<Row extends object>({
  caption,
  columns,
  rows,
  rowKey,
  fit,
  detail,
  group,
  skeletonRows,
  isUpdating,
}: WideProps<Row>) {
  const region = useRef<HTMLElement>(null);
  const scrolls = useScrollsSideways(region);
  const least = leastWidth(columns);
  const cells = useCells(columns);
  const placesOfSticks = JSON.stringify(stickOf(columns));
  const sticks = useMemo<(Stick | null)[]>(() => JSON.parse(placesOfSticks), [placesOfSticks]);
  const { pieces, missing } = useInPieces(rows, rowKey);
  const skeletons = Array.from(
    { length: Math.min(skeletonRows ?? 0, rowsInSight()) },
    (_, row) => `skeleton-${row}`,
  ).map((key) => (
    <tr key={key} className="group/row">
      {columns.map(({ id, align }, at) => (
        <td
          key={id}
          className={bodyCell({ fit, align, ...stickAt(sticks[at]) })}
          style={offsetAt(sticks[at])}
        >
          <Skeleton />
        </td>
      ))}
      {detail && <td className={bodyCell({ fit })} />}
    </tr>
  ));
  return (
    <section
      ref={region}
      // A region only when it scrolls: an unscrolled one would be one more stop for no gain.
      {...(scrolls && { 'aria-label': caption, tabIndex: 0 })}
      data-scrolls={scrolls || undefined}
      // What is read out and not seen stands apart from the flow: it must scroll with its cell.
      className="group/region relative overflow-x-auto focus-visible:shadow-none focus-visible:-outline-offset-2 print:overflow-visible"
    >
      <table
        aria-busy={skeletonRows !== undefined || isUpdating || undefined}
        className={cx(
          'w-full border-separate border-spacing-0',
          least !== undefined && 'table-fixed print:min-w-0! print:table-auto',
        )}
        style={{
          ...(least !== undefined && { minWidth: rem(least) }),
          ...(missing > 0 && { marginBottom: rem(missing * rowHeight) }),
        }}
      >
        <caption className="sr-only">{caption}</caption>
        <colgroup>
          {columns.map(({ id, width, isForScreen }) => (
            <col
              key={id}
              className={isForScreen ? 'print:hidden' : undefined}
              style={width === undefined ? undefined : { width: rem(width) }}
            />
          ))}
          {detail && <col className="print:hidden" style={{ width: rem(56) }} />}
        </colgroup>
        <thead className="print:table-header-group">
          <tr>
            {columns.map(({ id, header, icon, align, isForScreen }, at) => (
              <th
                key={id}
                scope="col"
                className={headCell({ fit, align, isForScreen, ...stickAt(sticks[at]) })}
                style={offsetAt(sticks[at])}
              >
                {icon ? (
                  <span className="inline-flex items-center gap-1.5 align-bottom">
                    {icon}
                    {header}
                  </span>
                ) : (
                  header
                )}
              </th>
            ))}
            {detail && (
              <th scope="col" className={headCell({ fit, isForScreen: true })}>
                <span className="sr-only">{detail.header}</span>
              </th>
            )}
          </tr>
        </thead>
        {groupsOf(pieces, group).map(({ key, rows: own }, at, all) => (
          <tbody
            key={key !== undefined && own[0] ? rowKey(own[0].row, own[0].index) : 'rows'}
            className="veil"
            data-updating={isUpdating || undefined}
          >
            {key !== undefined && own[0] && (
              <tr>
                <td
                  colSpan={columns.length + (detail ? 1 : 0)}
                  className="border-line border-b bg-surface-sunken px-5 py-2"
                >
                  {group?.head(own[0].row)}
                </td>
              </tr>
            )}
            {own.map(({ row, index }) => (
              <DataRow key={rowKey(row, index)} {...{ row, index, sticks, fit, detail }} columns={cells} />
            ))}
            {at === all.length - 1 && skeletons}
          </tbody>
        ))}
      </table>
    </section>
  );
}
