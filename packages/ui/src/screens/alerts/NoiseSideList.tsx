import { limits } from '@rpm/domain';
import { Card } from '../../components/Card/Card.tsx';
import { Pagination, type PaginationProps } from '../../components/Pagination/Pagination.tsx';
import { RowsNotShown } from '../../layout/Loaded/RowsNotShown.tsx';
import { ConfirmRange } from './ConfirmRange.tsx';
import { type NoiseHow, PatientName, Review } from './noiseCells.tsx';
import type { SideLine } from './noiseLine.ts';

interface NoiseSideListProps extends Pick<PaginationProps, 'page' | 'total' | 'onPage' | 'range'> {
  title: string;
  empty: string;
  lines: readonly SideLine[];
  unreadable: number;
  how: Pick<NoiseHow, 'openingKey' | 'review'>;
}

/** A list beside the limits that fire often: a patient, what is wrong in a sentence, and what opens it (r4). */
export function NoiseSideList({ title, empty, lines, unreadable, how, ...pages }: NoiseSideListProps) {
  return (
    <Card title={title} isFlush>
      {lines.length === 0 ? (
        <p className="px-5 pb-4 text-fg-muted">{empty}</p>
      ) : (
        <ul aria-label={title} className="flex flex-col">
          {lines.map((line) => (
            <li
              key={line.key}
              className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-line border-t px-5 py-3"
            >
              <div className="min-w-0 flex-[1_1_12rem]">
                <PatientName userId={line.userId} name={line.name} />
                <p className="wrap-anywhere text-caption text-fg-muted">{line.says}</p>
              </div>
              <div className="flex flex-wrap gap-2">
                <ConfirmRange line={line} />
                <Review line={line} how={how} />
              </div>
            </li>
          ))}
        </ul>
      )}
      <RowsNotShown count={unreadable} className="px-5 py-3" />
      {pages.total > limits.noiseSideRows && (
        <Pagination {...pages} pageSize={limits.noiseSideRows} isNarrow />
      )}
    </Card>
  );
}
