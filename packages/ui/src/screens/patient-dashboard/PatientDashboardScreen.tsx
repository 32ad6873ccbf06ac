import { useServerNow } from '@rpm/api-client';
import { partOfDay } from '@rpm/domain';
import { dashboardWords } from '@rpm/domain/words/dashboard';
import { patientWords } from '@rpm/domain/words/patient';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { HowToList } from '../../components/HowToList/HowToList.tsx';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { lazily } from '../../hooks/lazily.ts';
import { Needed } from '../../layout/Loaded/Needed.tsx';
import { Page } from '../../layout/Page/Page.tsx';
import { PageFor } from '../../layout/PageFor/PageFor.tsx';
import { useSession } from '../../providers/session/SessionProvider.tsx';
import { DevicesPart } from './DevicesPart.tsx';
import { LatestReadings } from './LatestReadings.tsx';
import { VitalsTablePart } from './VitalsTablePart.tsx';

/** The last on the page, so its code may come after the rest. */
const guideCard = lazily(() => import('./GuideCard.tsx').then(({ GuideCard }) => GuideCard));

const text = patientWords.patientDashboard;

/**
 * `/patient-dashboard`: what a patient measured and what it means, the own devices and their activation
 * (PDB-01 to PDB-07, STS-09 to STS-12). Its parts load and fail each for itself.
 */
export function PatientDashboardScreen() {
  return (
    <PageFor route="patientDashboard" title={dashboardWords.title}>
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
      title={dashboardWords.title}
      subtitle={user.firstName.trim() && <span dir="auto">{greeting({ name: user.firstName.trim() })}</span>}
    >
      <div className="grid @min-[64rem]/page:grid-cols-[minmax(0,1fr)_25rem] grid-cols-[minmax(0,1fr)] items-start gap-6">
        <div className="flex min-w-0 flex-col gap-6">
          <LatestReadings userId={user.userId} timeZone={timeZone} />
          <Banner kind="info">{text.notWatched}</Banner>
          <DevicesPart user={user} />
          <VitalsTablePart userId={user.userId} now={now} timeZone={timeZone} />
        </div>
        <div className="@min-[64rem]/page:mt-12 flex min-w-0 flex-col gap-6">
          <Card title={dashboardWords.howTo}>
            <HowToList steps={text.steps} />
          </Card>
          <Needed lazy={guideCard}>{(GuideCard) => <GuideCard />}</Needed>
        </div>
      </div>
    </Page>
  );
}
