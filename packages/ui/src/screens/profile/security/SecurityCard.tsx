import { useSecurity } from '@rpm/api-client';
import { securityWords } from '@rpm/domain/words/security';
import { Card } from '../../../components/Card/Card.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Loaded } from '../../../layout/Loaded/Loaded.tsx';
import { SecondFactorPanel } from '../../../parts/security/SecondFactorPanel.tsx';

/** The second steps of the own log in. @see ADR 20 */
export function SecurityCard() {
  const { loadable } = useSecurity();
  return (
    <Card title={securityWords.title} note={securityWords.note}>
      <Loaded
        loadable={loadable}
        says={securityWords.loading}
        headingLevel={3}
        skeleton={<Skeleton width="long" />}
      >
        {(security) => <SecondFactorPanel security={security} />}
      </Loaded>
    </Card>
  );
}
