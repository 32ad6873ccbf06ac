import { useServerNow } from '@rpm/api-client';
import { isVitalKind, partOfDay, readingAddress, readReadingAddress } from '@rpm/domain';
import { dashboardWords } from '@rpm/domain/words/dashboard';
import { patientWords } from '@rpm/domain/words/patient';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { HowToList } from '../../components/HowToList/HowToList.tsx';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { lazily } from '../../hooks/lazily.ts';
import { Needed } from '../../layout/Loaded/Needed.tsx';
import { Page } from '../../layout/Page/Page.tsx';
import { PageFor } from '../../layout/PageFor/PageFor.tsx';
import { useSession } from '../../providers/session/SessionProvider.tsx';
import { AwayPart } from './AwayPart.tsx';
import { DevicesPart } from './DevicesPart.tsx';
import { LatestReadings } from './LatestReadings.tsx';
import { ListenButton } from './ListenButton.tsx';
import { RepeatPart } from './RepeatPart.tsx';
import { UrgentPart } from './UrgentPart.tsx';
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

/** So is help with a device. */
const helpPage = lazily(() => import('./silent/HelpPage.tsx').then(({ HelpPage }) => HelpPage));

/** How one vital went is asked for by few. */
const trendPage = lazily(() => import('./trend/TrendPage.tsx').then(({ TrendPage }) => TrendPage));

/** So is what happened to one reading. */
const receiptPage = lazily(() => import('./receipt/ReceiptPage.tsx').then(({ ReceiptPage }) => ReceiptPage));

function PatientDashboard() {
  const { user } = useSession();
  const [search] = useSearchParams();
  const vital = search.get('vital');
  const help = search.get('help');
  const reading = readReadingAddress(search.get('reading'));
  const now = useServerNow();
  if (reading) {
    return (
      <Needed lazy={receiptPage}>
        {(ReceiptPage) => (
          <ReceiptPage
            key={readingAddress(reading.vital, reading.time)}
            userId={user.userId}
            reading={reading}
            timeZone={browserTimeZone()}
          />
        )}
      </Needed>
    );
  }
  if (isVitalKind(help)) {
    return (
      <Needed lazy={helpPage}>
        {(HelpPage) => (
          <HelpPage key={help} userId={user.userId} vital={help} now={now} timeZone={browserTimeZone()} />
        )}
      </Needed>
    );
  }
  if (!isVitalKind(vital)) return <Home />;
  return (
    <Needed lazy={trendPage}>
      {(TrendPage) => (
        <TrendPage key={vital} userId={user.userId} vital={vital} timeZone={browserTimeZone()} />
      )}
    </Needed>
  );
}

function Home() {
  const { user } = useSession();
  const spoken = useRef<HTMLDivElement>(null);
  const now = useServerNow();
  const timeZone = browserTimeZone();
  const greeting = text.greeting[partOfDay(now, timeZone)];
  return (
    <Page
      title={dashboardWords.title}
      isShort
      actions={<ListenButton of={spoken} />}
      subtitle={user.firstName.trim() && <span dir="auto">{greeting({ name: user.firstName.trim() })}</span>}
    >
      <div ref={spoken} className="in-order">
        <UrgentPart userId={user.userId} timeZone={timeZone} />
        <div className="@max-[64rem]/page:in-order grid @min-[64rem]/page:grid-cols-[minmax(0,1fr)_25rem] grid-cols-[minmax(0,1fr)] items-start gap-6">
          <div className="in-order flex min-w-0 flex-col gap-6">
            <RepeatPart userId={user.userId} now={now} timeZone={timeZone} />
            <LatestReadings userId={user.userId} timeZone={timeZone} />
            <AwayPart hasHelp now={now} timeZone={timeZone} />
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
      </div>
    </Page>
  );
}
