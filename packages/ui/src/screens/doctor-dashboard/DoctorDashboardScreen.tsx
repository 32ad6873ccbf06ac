import { useSupportedDevices } from '@rpm/api-client';
import { calendarDateOf, formatDate, guidePaths } from '@rpm/domain';
import { clinicWords } from '@rpm/domain/words/clinic';
import { dashboardWords } from '@rpm/domain/words/dashboard';
import { Card } from '../../components/Card/Card.tsx';
import { HowToList } from '../../components/HowToList/HowToList.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { pageLanguage } from '../../hooks/pageLanguage.ts';
import { Page } from '../../layout/Page/Page.tsx';
import { PageFor } from '../../layout/PageFor/PageFor.tsx';
import { ClinicTotals } from '../../parts/clinic-totals/ClinicTotals.tsx';
import { DevicesCard } from '../../parts/clinic-totals/DevicesCard.tsx';
import { GuideLink } from '../../parts/clinic-totals/GuideLink.tsx';
import { useClinicTotals } from '../../parts/clinic-totals/useClinicTotals.ts';
import { useVitalsOfMany } from '../../parts/clinic-totals/useVitalsOfMany.ts';
import { VitalsCard } from '../../parts/clinic-totals/VitalsCard.tsx';
import { CredentialReminder } from '../../parts/credentials/CredentialReminder.tsx';
import { useSession } from '../../providers/session/SessionProvider.tsx';

const periods = [
  { value: 'week', label: dashboardWords.week },
  { value: 'month', label: dashboardWords.month },
  { value: 'overall', label: dashboardWords.overall },
] as const;

const steps = clinicWords.steps.map((text) => ({ text }));

/** `/doctor-dashboard`: the day of a clinic at a glance (DDB-01 to DDB-06). Each call loads, fails and is retried alone. */
export function DoctorDashboardScreen() {
  return (
    <PageFor route="doctorDashboard" title={dashboardWords.title}>
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
      title={dashboardWords.title}
      subtitle={formatDate(calendarDateOf(now, browserTimeZone()))}
      actions={
        <>
          <Link to="/nonrpm-dashboard" look="secondary">
            {clinicWords.withoutDevices}
          </Link>
          <GuideLink href={guidePaths[pageLanguage].provider}>{clinicWords.guide}</GuideLink>
        </>
      }
    >
      <div className="in-order">
        <CredentialReminder />
        <ClinicTotals totals={totals} />
        <div className="grid @min-[64rem]/page:grid-cols-[minmax(0,1fr)_26rem] items-stretch gap-4">
          <VitalsCard {...{ loadable, periods, period, page }} onPeriod={choose} onPage={goTo} />
          <div className="flex min-w-0 flex-col gap-4 *:last:grow">
            <DevicesCard loadable={devices.loadable} />
            <Card title={dashboardWords.howTo}>
              <HowToList steps={steps} />
            </Card>
          </div>
        </div>
      </div>
    </Page>
  );
}
