import type { endpoints, Loadable, ResponseOf } from '@rpm/api-client';
import type { ResourceType } from '@rpm/domain';
import { healthRecordWords as text } from '@rpm/domain/words/healthRecord';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Pagination } from '../../components/Pagination/Pagination.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { RowsNotShown } from '../../layout/Loaded/RowsNotShown.tsx';
import { kindIcons } from './kindIcons.ts';
import { RecordEntry } from './RecordEntry.tsx';

/** Records of a page. */
export const recordsOfPage = 20;

interface RecordListProps {
  kind: ResourceType;
  loadable: Loadable<ResponseOf<typeof endpoints.getMRDetail>>;
  timeZone: string;
  /** Whose record they are from. */
  source: string;
  /** What would stand here, where there is nothing. */
  noneReason: string;
  /** From 1. */
  page: number;
  onPage: (page: number) => void;
}

/** The records of one kind, newest first, by page, in each state of their read. @see RTE-05, API-20 */
export function RecordList({ kind, loadable, timeZone, source, noneReason, page, onPage }: RecordListProps) {
  const Icon = kindIcons[kind];
  return (
    <Loaded
      loadable={loadable}
      says={text.loading}
      headingLevel={2}
      skeleton={<Skeleton shape="chart" />}
      isEmpty={({ result, total }) => result.rows.length + result.unreadable + total === 0}
      empty={
        <div className="rounded-xl border border-line bg-surface">
          <EmptyState
            headingLevel={2}
            icon={<Icon strokeWidth={1.5} />}
            title={text.none}
            reason={noneReason}
          />
        </div>
      }
    >
      {({ result, total }, { isUpdating }) => (
        <div aria-busy={isUpdating || undefined}>
          <ul className="flex flex-col gap-4">
            {result.rows.map((record, at) => (
              <li key={record.recordId ?? `row ${at}`}>
                <RecordEntry
                  record={record}
                  timeZone={timeZone}
                  source={source}
                  isOpen={page === 1 && at === 0}
                />
              </li>
            ))}
          </ul>
          <RowsNotShown count={result.unreadable} />
          {total > recordsOfPage && (
            <Pagination
              isOpen
              page={page}
              pageSize={recordsOfPage}
              total={total}
              range={text.range}
              onPage={onPage}
            />
          )}
        </div>
      )}
    </Loaded>
  );
}
