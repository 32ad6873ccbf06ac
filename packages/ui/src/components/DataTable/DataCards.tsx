import { cx } from 'class-variance-authority';
import { Fragment, memo, type ReactNode } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { rem } from './columns.ts';
import type { DataTableProps, RowGroups } from './DataTableProps.ts';
import { groupsOf } from './groups.ts';
import { rowsInSight, useInPieces } from './useInPieces.ts';

type DataCardsProps<Row> = Required<
  Pick<DataTableProps<Row>, 'caption' | 'rows' | 'rowKey' | 'card' | 'isUpdating'>
> & { skeletonRows: number | undefined; group: RowGroups<Row> | undefined };

/** About how high a card is, in px: so the page is as long as it will be while the cards out of sight are still to come. */
const cardHeight = 260;
const cardStyle =
  'wrap-anywhere rounded-lg border border-line bg-surface px-4 pt-3.5 pb-4 forced-colors:border-[CanvasText] patient:rounded-xl';

function Content<Row>({
  row,
  index,
  card,
}: {
  row: Row;
  index: number;
  card: DataCardsProps<Row>['card'];
}): ReactNode {
  return card(row, index);
}
/** It is drawn anew when its row is another one, not with whatever stands around the list. */
const CardContent = memo(Content) as typeof Content;

/** The rows of a table as a list of cards, for phones. */
export function DataCards<Row>({
  caption,
  rows,
  rowKey,
  card,
  group,
  skeletonRows,
  isUpdating,
}: DataCardsProps<Row>) {
  const { pieces, missing } = useInPieces(rows, rowKey);
  const parts = groupsOf(pieces, group);
  return (
    <>
      {parts.map(({ key, rows: own }, at) => (
        <Fragment key={own[0] ? rowKey(own[0].row, own[0].index) : 'none'}>
          {key !== undefined && own[0] && <div className="pt-1 pb-3">{group?.head(own[0].row)}</div>}
          <ul
            aria-label={caption}
            aria-busy={skeletonRows !== undefined || isUpdating || undefined}
            data-updating={isUpdating || undefined}
            className={cx('veil flex flex-col gap-3', at < parts.length - 1 && 'mb-4')}
            style={
              at === parts.length - 1 && missing > 0 ? { marginBottom: rem(missing * cardHeight) } : undefined
            }
          >
            {own.map(({ row, index }) => (
              <li key={rowKey(row, index)} className={cardStyle}>
                <CardContent {...{ row, index, card }} />
              </li>
            ))}
            {at === parts.length - 1 &&
              Array.from(
                { length: Math.min(skeletonRows ?? 0, rowsInSight()) },
                (_, row) => `skeleton-${row}`,
              ).map((key) => (
                <li key={key} className={cx(cardStyle, 'flex flex-col gap-3')}>
                  <Skeleton width="half" />
                  <Skeleton width="long" />
                  <Skeleton />
                  <Skeleton />
                  <Skeleton shape="control" />
                </li>
              ))}
          </ul>
        </Fragment>
      ))}
    </>
  );
}
