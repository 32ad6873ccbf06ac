import type { Loadable } from '@rpm/api-client';
import type { ReactNode } from 'react';
import { ListPages, type ListPagesProps } from '../../components/ListPages/ListPages.tsx';
import { useLastPage } from '../../hooks/useLastPage.ts';
import { Loaded, type LoadedProps } from '../../layout/Loaded/Loaded.tsx';
import { RowsNotShown } from '../../layout/Loaded/RowsNotShown.tsx';

/** The page of a long list that is asked for, and how somebody goes on from it. */
export interface Pages extends Pick<ListPagesProps, 'page' | 'rows' | 'onRows' | 'onPage'> {
  /** Gets the last page when the one that is asked for lies beyond it. Left out, whoever asks sees to that. */
  onBeyond?: (last: number) => void;
}

interface PagedListProps<Answer> extends Pick<LoadedProps<Answer>, 'says' | 'skeleton' | 'children'> {
  loadable: Loadable<Answer>;
  /** How many rows of an answer could not be read. */
  unreadable: (answer: Answer) => number;
  words: { range: ListPagesProps['range']; rowsPerPage: string };
  pages: Pages;
  /** Stands between the rows and the pages. */
  foot?: ReactNode;
}

/** A page of a long list in each of its states, with what could not be shown of it, and the way to the other pages. */
export function PagedList<Answer extends { total: number }>({
  loadable,
  says,
  skeleton,
  unreadable,
  words,
  pages: { onBeyond, ...pages },
  foot,
  children,
}: PagedListProps<Answer>) {
  const answered = loadable.state === 'ready' ? loadable.data : null;
  const isCurrent = loadable.state === 'ready' && !loadable.isUpdating;
  useLastPage(
    onBeyond && answered && isCurrent
      ? { total: answered.total, pageSize: pages.rows, page: pages.page }
      : null,
    (last) => onBeyond?.(last),
  );
  return (
    <>
      <Loaded loadable={loadable} says={says} headingLevel={2} skeleton={skeleton}>
        {(answer, state) => (
          <>
            {children(answer, state)}
            <RowsNotShown count={unreadable(answer)} className="px-5 py-3" />
          </>
        )}
      </Loaded>
      {foot}
      {answered && (
        <ListPages {...pages} total={answered.total} range={words.range} rowsLabel={words.rowsPerPage} />
      )}
    </>
  );
}
