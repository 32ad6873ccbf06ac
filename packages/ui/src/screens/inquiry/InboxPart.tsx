import { useInbox } from '@rpm/api-client';
import { type InboxName, inboxTabs, limits } from '@rpm/domain';
import { inboxWords } from '@rpm/domain/words/inbox';
import { Inbox } from 'lucide-react';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Pagination } from '../../components/Pagination/Pagination.tsx';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { useRereadOnFocus } from '../../hooks/useRereadOnFocus.ts';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { RowsNotShown } from '../../layout/Loaded/RowsNotShown.tsx';
import { InboxEntry } from './InboxEntry.tsx';
import { InboxFilters } from './InboxFilters.tsx';
import { useInboxFilters } from './useInboxFilters.ts';

const tabs = inboxTabs.map((value) => ({ value, label: inboxWords.tabs[value] }));

/** An inbox: what is open, what names a symptom on top, and what is done. @see F7 */
export function InboxPart({ name }: { name: InboxName }) {
  const { query, change, isFiltered } = useInboxFilters();
  const { tab } = query;
  const { loadable, reread } = useInbox(name, query);
  useRereadOnFocus(reread);
  return (
    <div className="flex flex-col items-start gap-4 *:w-full">
      <div>
        <SegmentedControl
          name={inboxWords.show}
          options={tabs}
          value={tab}
          onChange={(next) => change({ tab: next, state: undefined })}
        />
      </div>
      <InboxFilters query={query} onChange={change} />
      <Loaded
        loadable={loadable}
        says={inboxWords.loading}
        headingLevel={2}
        skeleton={
          <Card>
            <Skeleton width="half" />
            <Skeleton width="long" />
          </Card>
        }
        isEmpty={({ result: { rows, unreadable } }) => rows.length + unreadable === 0}
        empty={
          <Card>
            <EmptyState
              headingLevel={2}
              icon={<Inbox strokeWidth={1.5} />}
              title={isFiltered ? inboxWords.filters.none : inboxWords.empty[tab]}
              reason={
                isFiltered
                  ? inboxWords.filters.noneHint
                  : tab === 'open'
                    ? inboxWords.emptyReason.open
                    : inboxWords.emptyReason.done({ days: limits.inboxDoneDays })
              }
            />
          </Card>
        }
      >
        {({ result: { rows, unreadable }, total }) => {
          return (
            <>
              <ul aria-label={inboxWords.list} className="flex flex-col gap-4">
                {rows.map((item, at) => (
                  <li key={item.itemId ?? `entry ${at}`}>
                    <InboxEntry name={name} item={item} onConflict={reread} />
                  </li>
                ))}
              </ul>
              <RowsNotShown count={unreadable} />
              {total > limits.inboxPageRows && (
                <Pagination
                  isOpen
                  page={(query.page ?? 0) + 1}
                  pageSize={limits.inboxPageRows}
                  total={total}
                  range={inboxWords.range}
                  onPage={(next) => change({ page: next - 1 })}
                />
              )}
            </>
          );
        }}
      </Loaded>
    </div>
  );
}
