import { profileWords } from '@rpm/domain/words/profile';
import { Card } from '../../components/Card/Card.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { lazily, useLazy } from '../../hooks/lazily.ts';
import { Coming } from '../../layout/Loaded/Coming.tsx';
import { Needed } from '../../layout/Loaded/Needed.tsx';

const clinicCards = lazily(() => import('./clinic/index.ts'));

interface ClinicPartProps {
  /** How long a session the clinic allows; `null` while that is not known. */
  sessionMaxSeconds: number | null;
}

/** What an administrator looks after: the staff of the clinic, its devices, and how long its sessions may be. Nobody else loads it. */
export function ClinicPart({ sessionMaxSeconds }: ClinicPartProps) {
  return (
    <Needed
      lazy={clinicCards}
      says={profileWords.clinicLoading}
      skeleton={
        <Card>
          <Skeleton width="half" />
        </Card>
      }
    >
      {({
        AuditLogCard,
        CatalogCard,
        ClinicCard,
        EhrsCard,
        GainCard,
        GuidanceCard,
        StaffCard,
        SecondFactorCard,
        SessionLengthCard,
        SignOnCard,
        SystemsCard,
        VendorsCard,
      }) => (
        <>
          <ClinicCard />
          <GainCard />
          <GuidanceCard />
          <StaffCard />
          <CatalogCard />
          <VendorsCard />
          <SystemsCard />
          <EhrsCard />
          <SignOnCard />
          <SecondFactorCard />
          {sessionMaxSeconds !== null && <SessionLengthCard maxSeconds={sessionMaxSeconds} />}
          <AuditLogCard />
        </>
      )}
    </Needed>
  );
}

/** What a new clinic still needs, above all else on the page. When its code does not come, `ClinicPart` says so. */
export function SetupPart() {
  const { part, isComing } = useLazy(clinicCards, { isNeeded: true });
  if (part) return <part.SetupCard />;
  return isComing && <Coming />;
}
