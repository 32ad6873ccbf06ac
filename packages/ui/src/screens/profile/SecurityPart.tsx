import { securityWords } from '@rpm/domain/words/security';
import { Card } from '../../components/Card/Card.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { lazily } from '../../hooks/lazily.ts';
import { Needed } from '../../layout/Loaded/Needed.tsx';

const securityCards = lazily(() => import('./security/index.ts'));

/** What guards the own account. Its code, with that of passkeys, comes after the rest of the page. */
export function SecurityPart() {
  return (
    <Needed
      lazy={securityCards}
      says={securityWords.loading}
      skeleton={
        <Card>
          <Skeleton width="half" />
        </Card>
      }
    >
      {({ SecurityCard, SessionsCard }) => (
        <>
          <SecurityCard />
          <SessionsCard />
        </>
      )}
    </Needed>
  );
}
