import { useServerNow } from '@rpm/api-client';
import { messages, partOfDay, patientMessages } from '@rpm/domain';
import { Banner } from '../../components/Banner/index.ts';
import { Card } from '../../components/Card/index.ts';
import { HowToList } from '../../components/HowToList/index.ts';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { Page } from '../../layout/Page/index.ts';
import { PageFor } from '../../layout/PageFor/index.ts';
import { useSession } from '../../providers/session/index.ts';
import { CareNotesPart } from './CareNotesPart.tsx';
import { DevicesPart } from './DevicesPart.tsx';
import { GuideCard } from './GuideCard.tsx';
import { LatestReadings } from './LatestReadings.tsx';
import { VitalsTablePart } from './VitalsTablePart.tsx';

const text = patientMessages.patientDashboard;

/**
 * `/patient-dashboard`: what a patient measured and what it means, the own devices and their activation
 * (PDB-01 to PDB-07, STS-09 to STS-12). Its parts load and fail each for itself.
 */
export function PatientDashboardScreen() {
  return (
    <PageFor whose="patients" title={messages.dashboard.title}>
      <PatientDashboard />
    </PageFor>
  );
}

function PatientDashboard() {
  const { user } = useSession();
  const now = useServerNow();
  const timeZone = browserTimeZone();
  const greeting = text.greeting[partOfDay(now, timeZone)];
  return (
    <Page
      title={messages.dashboard.title}
      subtitle={user.firstName.trim() && <span dir="auto">{greeting(user.firstName.trim())}</span>}
    >
      <div className="grid @min-[64rem]/page:grid-cols-[minmax(0,1fr)_25rem] grid-cols-[minmax(0,1fr)] items-start gap-6">
        <div className="flex min-w-0 flex-col gap-6">
          <LatestReadings userId={user.userId} timeZone={timeZone} />
          <Banner kind="info">{text.notWatched}</Banner>
          <DevicesPart user={user} />
          <CareNotesPart userId={user.userId} timeZone={timeZone} />
          <VitalsTablePart userId={user.userId} now={now} timeZone={timeZone} />
        </div>
        <div className="@min-[64rem]/page:mt-12 flex min-w-0 flex-col gap-6">
          <Card title={messages.dashboard.howTo}>
            <HowToList steps={text.steps} />
          </Card>
          <GuideCard />
        </div>
      </div>
    </Page>
  );
}
