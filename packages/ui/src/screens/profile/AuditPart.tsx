import { isAdministrator } from '@rpm/domain';
import { profileWords } from '@rpm/domain/words/profile';
import { ScrollText } from 'lucide-react';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { lazily } from '../../hooks/lazily.ts';
import { Needed } from '../../layout/Loaded/Needed.tsx';
import { Page } from '../../layout/Page/Page.tsx';
import { useSession } from '../../providers/session/SessionProvider.tsx';

const texts = profileWords.audit;
const auditLog = lazily(() => import('./audit/AuditLog.tsx').then(({ AuditLog }) => AuditLog));

/** `/profile?tab=audit`: the audit log of the clinic, for its administrators; whoever else comes is told so (u4). */
export function AuditPart() {
  const { role } = useSession().user;
  if (!isAdministrator(role))
    return (
      <Page title={texts.title}>
        <EmptyState
          headingLevel={2}
          icon={<ScrollText strokeWidth={1.5} />}
          title={texts.onlyAdministrators}
          reason={texts.onlyAdministratorsHint}
          action={
            <Link to="/profile" look="secondary">
              {texts.back}
            </Link>
          }
        />
      </Page>
    );
  return (
    <Needed
      lazy={auditLog}
      says={texts.loading}
      skeleton={
        <Card>
          <Skeleton width="half" />
        </Card>
      }
    >
      {(AuditLog) => <AuditLog />}
    </Needed>
  );
}
