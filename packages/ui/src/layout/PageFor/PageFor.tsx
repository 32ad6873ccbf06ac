import { dashboardPath, type GuardedName, guardedRoutes, mayOpen } from '@rpm/domain';
import { navWords, othersPageWords } from '@rpm/domain/words/frame';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
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
 * A page that speaks to patients, to the people of a clinic, or to those with whom something can be shared. Who opens it by its address and is another is told whose
 * it is, with the way to their own. The server decides by itself what it answers to whom (ROL-04).
 */
export function PageFor({ route, title, children }: PageForProps) {
  const { role, isCarer } = useSession().user;
  const { who } = guardedRoutes[route];
  if (mayOpen(route, role, isCarer)) return children;
  const text = othersPageWords;
  const own = dashboardPath(role, isCarer);
  // Where every patient begins, and where patients see their shares, a carer has what others share.
  if (isCarer && ['patientDashboard', 'sharing'].includes(route)) return <Navigate replace to={own} />;
  return (
    <Page title={title}>
      <ErrorState
        cause="forbidden"
        headingLevel={2}
        title={text[who === 'everyone' ? 'patients' : who]}
        reason={text.reason}
        action={
          <Link to={own} look="secondary">
            {isCarer ? navWords.items.sharedWithMe : text.toOwn}
          </Link>
        }
      />
    </Page>
  );
}
