import { profileWords } from '@rpm/domain/words/profile';
import { Card } from '../../components/Card/Card.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { useNeededPart } from '../../hooks/useNeededPart.ts';
import { lazyPart } from '../../hooks/useOnInterest.ts';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';

const clinicCards = lazyPart(() => import('./clinic/index.ts'));

interface ClinicPartProps {
  /** How long a session the clinic allows; `null` while that is not known. */
  sessionMaxSeconds: number | null;
}

/** What an administrator looks after: the staff of the clinic and how long its sessions may be. Nobody else loads it. */
export function ClinicPart({ sessionMaxSeconds }: ClinicPartProps) {
  const loadable = useNeededPart(clinicCards);
  return (
    <Loaded
      loadable={loadable}
      says={profileWords.clinicLoading}
      headingLevel={2}
      skeleton={
        <Card>
          <Skeleton width="half" />
        </Card>
      }
    >
      {({ StaffCard, SessionLengthCard }) => (
        <>
          <StaffCard />
          {sessionMaxSeconds !== null && <SessionLengthCard maxSeconds={sessionMaxSeconds} />}
        </>
      )}
    </Loaded>
  );
}
