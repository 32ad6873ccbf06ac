import { useAccessLog } from '@rpm/api-client';
import { type Access, groupAccess } from '@rpm/domain';
import { accessWords } from '@rpm/domain/words/access';
import { loadWords } from '@rpm/domain/words/load';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Pagination } from '../../components/Pagination/Pagination.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { LoadedRows } from '../../layout/Loaded/LoadedRows.tsx';
import { useShownTime } from '../person/when.ts';
import { clinicKinds, lookerWords, looksByShare } from './lookerWords.ts';

const pageSize = 20;

interface SeenByProps {
  /** The patient. */
  userId: string;
  timeZone: string;
  /** The patient looks at the own record. */
  isOwn?: boolean;
}

/** Who saw a patient's record: name, role, what and when, newest first (F2). */
export function SeenBy({ userId, timeZone, isOwn = false }: SeenByProps) {
  const [page, setPage] = useState(1);
  const { loadable } = useAccessLog(userId, { page: page - 1, noOfRows: pageSize });
  const total = loadable.state === 'ready' ? loadable.data.total : null;
  return (
    <Card
      title={isOwn ? accessWords.ownTitle : accessWords.title}
      note={isOwn ? accessWords.ownNote : accessWords.note}
    >
      <LoadedRows
        loadable={loadable}
        says={accessWords.loading}
        headingLevel={3}
        skeleton={<Skeleton shape="control" />}
        empty={
          <EmptyState
            icon={<Eye strokeWidth={1.5} />}
            headingLevel={3}
            title={accessWords.empty}
            reason={accessWords.emptyHint}
          />
        }
      >
        {(rows) => (
          <ul
            aria-label={isOwn ? accessWords.ownTitle : accessWords.title}
            className="divide-y divide-line-subtle"
          >
            {groupAccess(rows).map((seen) => (
              <Seen key={`${seen.userId} ${seen.from}`} {...{ seen, timeZone, isOwn }} />
            ))}
          </ul>
        )}
      </LoadedRows>
      {total !== null && total > pageSize && (
        <div className="-mx-5 mt-4 -mb-5">
          <Pagination
            isNarrow
            page={page}
            pageSize={pageSize}
            total={total}
            range={accessWords.range}
            onPage={setPage}
          />
        </div>
      )}
    </Card>
  );
}

interface SeenProps extends Required<Pick<SeenByProps, 'timeZone' | 'isOwn'>> {
  seen: Access;
}

function Seen({ seen: { name, role, clinic, kinds, to }, timeZone, isOwn }: SeenProps) {
  const shown = useShownTime(timeZone);
  return (
    <li className="flex flex-wrap items-start gap-3 py-3 first:pt-1 last:pb-0">
      <Avatar name={name ?? ''} />
      <div className="wrap-anywhere min-w-0 flex-1">
        <p className="font-semibold">
          <bdi>{name || loadWords.unknown}</bdi>
        </p>
        <p className="text-caption text-fg-muted">
          {lookerWords(role, isOwn)}
          {clinic && !looksByShare(role) && (
            <>
              {' · '}
              <bdi>{clinic}</bdi>
            </>
          )}
        </p>
        <p className="text-caption">
          {kinds.map((kind) => (isOwn ? accessWords.kinds : clinicKinds)[kind]).join(', ')}
        </p>
      </div>
      <p className="ml-auto flex-none text-right text-caption text-fg-muted max-sm:max-w-28">
        {shown(to, 'datetime')}
      </p>
    </li>
  );
}
