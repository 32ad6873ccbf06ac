import { useFiles } from '@rpm/api-client';
import { type AsRead, guardedRoutes, type ListedFile } from '@rpm/domain';
import { fileWords } from '@rpm/domain/words/file';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../../components/Link/Link.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { RowsNotShown } from '../../layout/Loaded/RowsNotShown.tsx';
import { Page } from '../../layout/Page/Page.tsx';

const text = fileWords;

/** A way back to the files, or from them. */
export function BackTo({ to, children }: { to: string; children: ReactNode }) {
  return (
    <div className="print:hidden">
      <Link
        to={to}
        look="alone"
        icon={<ArrowLeft aria-hidden="true" className="size-icon rtl:-scale-x-100" />}
      >
        {children}
      </Link>
    </div>
  );
}

/** The way back to all files. */
export const backToFiles = <BackTo to={guardedRoutes.filesSummary.paths[0]}>{text.title}</BackTo>;

interface OfFilesProps {
  userId: string;
  children: (files: readonly AsRead<ListedFile>[]) => ReactNode;
}

/** The files of a record that the reader added, as far as they are known: by them it is seen that one is added again. */
export function useAdded(userId: string): readonly AsRead<ListedFile>[] {
  const { loadable } = useFiles(userId);
  return loadable.state === 'ready' ? loadable.data.rows.filter(({ isOwn }) => isOwn) : [];
}

/** What is drawn of the files of a record, in each state of their read. */
export function OfFiles({ userId, children }: OfFilesProps) {
  const { loadable } = useFiles(userId);
  return (
    <Loaded loadable={loadable} says={text.loading} headingLevel={2} skeleton={<Skeleton shape="chart" />}>
      {({ rows, unreadable }) => (
        <>
          {children(rows)}
          <RowsNotShown count={unreadable} />
        </>
      )}
    </Loaded>
  );
}

/** What stands at an address that names no file, whatever its fault is: nothing of it is shown. */
export function NoSuchFile({ title = text.notFound.title }: { title?: string }) {
  return (
    <Page title={title} takesFocus>
      <div className="mx-auto max-w-180 rounded-xl border border-line bg-surface p-8 text-center">
        <p className="mb-4">{text.notFound.reason}</p>
        <Link to={guardedRoutes.filesSummary.paths[0]} look="primary">
          {text.notFound.action}
        </Link>
      </div>
    </Page>
  );
}
