import { useSupportedDevices } from '@rpm/api-client';
import { calendarDateOf, formatDate, type GuardedRoute } from '@rpm/domain';
import { clinicWords } from '@rpm/domain/words/clinic';
import { dashboardWords } from '@rpm/domain/words/dashboard';
import { Card } from '../../components/Card/Card.tsx';
import { HowToList } from '../../components/HowToList/HowToList.tsx';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { Page } from '../../layout/Page/Page.tsx';
import { PageFor } from '../../layout/PageFor/PageFor.tsx';
import { ClinicTotals } from '../../parts/clinic-totals/ClinicTotals.tsx';
import { DevicesCard } from '../../parts/clinic-totals/DevicesCard.tsx';
import { useClinicTotals } from '../../parts/clinic-totals/useClinicTotals.ts';
import { useVitalsOfMany } from '../../parts/clinic-totals/useVitalsOfMany.ts';
import { VitalsCard } from '../../parts/clinic-totals/VitalsCard.tsx';
import { useSession } from '../../providers/session/SessionProvider.tsx';
import { DocumentationCard } from './DocumentationCard.tsx';
import { type LandingReload, useLandingReload } from './useLandingReload.ts';

/** Where it stands, and whom it speaks to. */
export const myDashboardPage = {
  paths: ['/mydashboard'],
  requests: 33,
  who: 'clinic',
  under: 'doctorDashboard',
} as const satisfies GuardedRoute;

const periods = [
  { value: 'month', label: dashboardWords.thisMonth },
  { value: 'overall', label: dashboardWords.overall },
] as const;

const steps = clinicWords.steps.map((text) => ({ text }));

/**
 * `/mydashboard`: the landing page of a clinic (MYD-01 to MYD-05). Its parts are those of the provider dashboard.
 *
 * @param landing stands in for the browser's reload in stories
 */
export function MyDashboardScreen({ landing = {} }: { landing?: LandingReload }) {
  return (
    <PageFor route="myDashboard" title={dashboardWords.commandCenter}>
      <MyDashboard landing={landing} />
    </PageFor>
  );
}

function MyDashboard({ landing }: { landing: LandingReload }) {
  const { userId, clinicName } = useSession().user;
  useLandingReload(userId, landing);
  const totals = useClinicTotals(userId);
  const { loadable, period, page, now, choose, goTo } = useVitalsOfMany(userId, 'month');
  const devices = useSupportedDevices(clinicName);
  return (
    <Page title={dashboardWords.commandCenter} subtitle={formatDate(calendarDateOf(now, browserTimeZone()))}>
      <ClinicTotals totals={totals} />
      <div className="grid @min-[64rem]/page:grid-cols-[minmax(0,1fr)_26rem] items-start gap-4">
        <div className="in-order flex min-w-0 flex-col gap-4">
          <VitalsCard {...{ loadable, periods, period, page }} onPeriod={choose} onPage={goTo} />
          <DevicesCard loadable={devices.loadable} isWide />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <Card title={dashboardWords.howTo}>
            <HowToList steps={steps} />
          </Card>
          <DocumentationCard />
        </div>
      </div>
    </Page>
  );
}
