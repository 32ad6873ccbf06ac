import { cx } from 'class-variance-authority';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { DataTableProps } from './DataTableProps.ts';

type DataCardsProps<Row> = Required<
  Pick<DataTableProps<Row>, 'caption' | 'rows' | 'rowKey' | 'card' | 'isUpdating'>
> & { skeletonRows: number | undefined };

const cardStyle =
  'wrap-anywhere rounded-lg border border-line bg-surface px-4 pt-3.5 pb-4 forced-colors:border-[CanvasText] patient:rounded-xl';

/** The rows of a table as a list of cards, for phones. */
export function DataCards<Row>({
  caption,
  rows,
  rowKey,
  card,
  skeletonRows,
  isUpdating,
}: DataCardsProps<Row>) {
  return (
    <ul
      aria-label={caption}
      aria-busy={skeletonRows !== undefined || isUpdating || undefined}
      className={cx('flex flex-col gap-3', isUpdating && 'cursor-progress opacity-85 saturate-50')}
    >
      {rows.map((row, index) => (
        <li key={rowKey(row, index)} className={cardStyle}>
          {card(row, index)}
        </li>
      ))}
      {Array.from({ length: skeletonRows ?? 0 }, (_, row) => `skeleton-${row}`).map((key) => (
        <li key={key} className={cx(cardStyle, 'flex flex-col gap-3')}>
          <Skeleton width="half" />
          <Skeleton width="long" />
          <Skeleton />
          <Skeleton />
          <Skeleton shape="control" />
        </li>
      ))}
    </ul>
  );
}
