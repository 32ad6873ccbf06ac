import { useServerNow } from '@rpm/api-client';
import { type GuardedRoute, guardedRoutes, localDay } from '@rpm/domain';
import { navWords } from '@rpm/domain/words/frame';
import { recordRequestWords } from '@rpm/domain/words/recordRequest';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { Page } from '../../layout/Page/Page.tsx';
import { PageFor } from '../../layout/PageFor/PageFor.tsx';
import { BackLink } from '../../parts/timeline/BackLink.tsx';
import { AskForm } from './AskForm.tsx';
import { HowItWorks } from './HowItWorks.tsx';

/** Where it stands, and whom it speaks to. */
export const askForRecordsPage = {
  paths: ['/build-using-professional-services'],
  who: 'patients',
  under: 'patientProfile',
} as const satisfies GuardedRoute;

const texts = recordRequestWords.ask;

/** `/build-using-professional-services`: a patient asks the clinic to collect records of other clinics, and signs for it. @see RTE-07 */
export function AskForRecordsScreen() {
  return (
    <PageFor route="askForRecords" title={texts.title}>
      <AskForRecords />
    </PageFor>
  );
}

function AskForRecords() {
  const today = localDay(useServerNow(), browserTimeZone());
  return (
    <Page
      title={texts.title}
      subtitle={texts.lead}
      back={<BackLink to={guardedRoutes.patientProfile.paths[0]}>{navWords.items.myDetails}</BackLink>}
    >
      <div className="grid @min-[64rem]/page:grid-cols-[minmax(0,1fr)_24rem] items-start gap-5">
        <AskForm today={today} />
        <HowItWorks />
      </div>
    </Page>
  );
}
