import { useSecurity } from '@rpm/api-client';
import { securityWords } from '@rpm/domain/words/security';
import { Card } from '../../components/Card/Card.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { Page } from '../../layout/Page/Page.tsx';
import { SecondFactorPanel } from '../../parts/security/SecondFactorPanel.tsx';

export interface SetUpScreenProps {
  /** There is a second factor now. */
  onSetUp: () => void;
}

/** In place of every page, until who must have a second factor has one. @see ADR 20 */
export function SetUpScreen({ onSetUp }: SetUpScreenProps) {
  const { loadable } = useSecurity();
  return (
    <div className="mx-auto max-w-186">
      <Page title={securityWords.clinic.title} subtitle={securityWords.note}>
        <Card title={securityWords.title}>
          <Loaded
            loadable={loadable}
            says={securityWords.loading}
            headingLevel={3}
            skeleton={<Skeleton width="long" />}
          >
            {(security) => <SecondFactorPanel security={security} onSetUp={onSetUp} />}
          </Loaded>
        </Card>
      </Page>
    </div>
  );
}
