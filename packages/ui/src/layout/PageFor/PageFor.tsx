import { dashboardPath, type GuardedName, mayOpen, roleKind } from '@rpm/domain';
import { othersPageWords } from '@rpm/domain/words/frame';
import type { ReactNode } from 'react';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { useSession } from '../../providers/session/SessionProvider.tsx';
import { Page } from '../Page/Page.tsx';

interface PageForProps {
  /** Its name in the route table, which says whom it speaks to. */
  route: GuardedName;
  /** The title of the page, which stays. */
  title: string;
  /** The page. It is not even begun for others, and asks nothing. */
  children: ReactNode;
}

/**
 * A page that speaks to patients, or to the people of a clinic. Who opens it by its address and is another is told whose
 * it is, with the way to their own. The server decides by itself what it answers to whom (ROL-04).
 */
export function PageFor({ route, title, children }: PageForProps) {
  const { role } = useSession().user;
  if (mayOpen(route, role)) return children;
  const text = othersPageWords;
  return (
    <Page title={title}>
      <ErrorState
        headingLevel={2}
        title={roleKind(role) === 'patient' ? text.clinic : text.patients}
        reason={text.reason}
        action={
          <Link to={dashboardPath(role)} look="secondary">
            {text.toOwn}
          </Link>
        }
      />
    </Page>
  );
}
