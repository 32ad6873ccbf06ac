import { useSupportedDevices } from '@rpm/api-client';
import { calendarDateOf, clinicMessages, formatDate, messages } from '@rpm/domain';
import { Card } from '../../components/Card/index.ts';
import { HowToList } from '../../components/HowToList/index.ts';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { Page } from '../../layout/Page/index.ts';
import { PageFor } from '../../layout/PageFor/index.ts';
import { useSession } from '../../providers/session/index.ts';
import { ClinicTotals } from '../doctor-dashboard/ClinicTotals.tsx';
import { DevicesCard } from '../doctor-dashboard/DevicesCard.tsx';
import { useClinicTotals } from '../doctor-dashboard/useClinicTotals.ts';
import { useVitalsOfMany } from '../doctor-dashboard/useVitalsOfMany.ts';
import { VitalsCard } from '../doctor-dashboard/VitalsCard.tsx';
import { DocumentationCard } from './DocumentationCard.tsx';
import { type LandingReload, useLandingReload } from './useLandingReload.ts';

const periods = [
  { value: 'month', label: messages.dashboard.thisMonth },
  { value: 'overall', label: messages.dashboard.overall },
] as const;

const steps = clinicMessages.steps.map((text) => ({ text }));

/**
 * `/mydashboard`: the landing page of a clinic (MYD-01 to MYD-05). Its parts are those of the provider dashboard.
 *
 * @param landing stands in for the browser's reload in stories
 */
export function MyDashboardScreen({ landing = {} }: { landing?: LandingReload }) {
  return (
    <PageFor whose="clinic" title={messages.dashboard.commandCenter}>
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
    <Page
      title={messages.dashboard.commandCenter}
      subtitle={formatDate(calendarDateOf(now, browserTimeZone()))}
    >
      <ClinicTotals totals={totals} />
      <div className="grid @min-[64rem]/page:grid-cols-[minmax(0,1fr)_26rem] items-start gap-4">
        <div className="flex min-w-0 flex-col gap-4">
          <VitalsCard {...{ loadable, periods, period, page }} onPeriod={choose} onPage={goTo} />
          <DevicesCard loadable={devices.loadable} isWide />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <Card title={messages.dashboard.howTo}>
            <HowToList steps={steps} />
          </Card>
          <DocumentationCard />
        </div>
      </div>
    </Page>
  );
}
