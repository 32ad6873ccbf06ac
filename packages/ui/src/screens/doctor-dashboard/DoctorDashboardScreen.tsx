import { useSupportedDevices } from '@rpm/api-client';
import { calendarDateOf, clinicMessages, formatDate, guidePaths, messages } from '@rpm/domain';
import { Card } from '../../components/Card/index.ts';
import { HowToList } from '../../components/HowToList/index.ts';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { Page } from '../../layout/Page/index.ts';
import { PageFor } from '../../layout/PageFor/index.ts';
import { useSession } from '../../providers/session/index.ts';
import { ClinicTotals } from './ClinicTotals.tsx';
import { DevicesCard } from './DevicesCard.tsx';
import { GuideLink } from './GuideLink.tsx';
import { useClinicTotals } from './useClinicTotals.ts';
import { useVitalsOfMany } from './useVitalsOfMany.ts';
import { VitalsCard } from './VitalsCard.tsx';

const periods = [
  { value: 'week', label: messages.dashboard.week },
  { value: 'month', label: messages.dashboard.month },
  { value: 'overall', label: messages.dashboard.overall },
] as const;

const steps = clinicMessages.steps.map((text) => ({ text }));

/** `/doctor-dashboard`: the day of a clinic at a glance (DDB-01 to DDB-06). Each call loads, fails and is retried alone. */
export function DoctorDashboardScreen() {
  return (
    <PageFor whose="clinic" title={messages.dashboard.title}>
      <DoctorDashboard />
    </PageFor>
  );
}

function DoctorDashboard() {
  const { userId, clinicName } = useSession().user;
  const totals = useClinicTotals(userId);
  const { loadable, period, page, now, choose, goTo } = useVitalsOfMany(userId, 'week');
  const devices = useSupportedDevices(clinicName);
  return (
    <Page
      title={messages.dashboard.title}
      subtitle={formatDate(calendarDateOf(now, browserTimeZone()))}
      actions={<GuideLink href={guidePaths.provider}>{clinicMessages.guide}</GuideLink>}
    >
      <ClinicTotals totals={totals} />
      <div className="grid @min-[64rem]/page:grid-cols-[minmax(0,1fr)_26rem] items-stretch gap-4">
        <VitalsCard {...{ loadable, periods, period, page }} onPeriod={choose} onPage={goTo} />
        <div className="flex min-w-0 flex-col gap-4 *:last:grow">
          <DevicesCard loadable={devices.loadable} />
          <Card title={messages.dashboard.howTo}>
            <HowToList steps={steps} />
          </Card>
        </div>
      </div>
    </Page>
  );
}
