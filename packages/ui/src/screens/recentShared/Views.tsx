import { useAccessLog } from '@rpm/api-client';
import { groupAccess } from '@rpm/domain';
import { accessWords } from '@rpm/domain/words/access';
import { shareWords as texts } from '@rpm/domain/words/share';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { useShownTime } from '../../parts/person/when.ts';

interface ViewsProps {
  /** The owner. */
  userId: string;
  /** Whoever looked. */
  reader: string;
  timeZone: string;
}

/** What somebody looked at and when, newest first, as the log of who saw the record has it (F2). */
export function Views({ userId, reader, timeZone }: ViewsProps) {
  const { loadable } = useAccessLog(userId, { page: 0, noOfRows: 20, reader });
  const shown = useShownTime(timeZone);
  return (
    <Loaded
      loadable={loadable}
      says={texts.viewsLoading}
      headingLevel={3}
      skeleton={<Skeleton />}
      isEmpty={({ result }) => result.rows.length + result.unreadable === 0}
      empty={<p className="text-fg-muted">{texts.noViews}</p>}
    >
      {({ result: { rows } }) => (
        <>
          <p className="text-fg-muted">{texts.viewsNote}</p>
          <ul className="divide-y divide-line-subtle">
            {groupAccess(rows).map(({ kinds, from, to }) => (
              <li key={from} className="flex flex-wrap justify-between gap-x-4 py-2">
                <span>{kinds.map((kind) => accessWords.kinds[kind]).join(', ')}</span>
                <span className="text-fg-muted">{shown(to, 'datetime')}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Loaded>
  );
}
