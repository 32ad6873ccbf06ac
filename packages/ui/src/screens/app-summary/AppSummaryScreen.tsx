import { useSubSources, useVitalList } from '@rpm/api-client';
import { type GuardedRoute, isVitalKind, vitalKinds, vitalSummaryPath } from '@rpm/domain';
import { healthRecordWords } from '@rpm/domain/words/healthRecord';
import { HeartPulse, Package } from 'lucide-react';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { VitalIcon } from '../../components/VitalIcon/VitalIcon.tsx';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { vitalName } from '../../hooks/names.ts';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { LoadedRows } from '../../layout/Loaded/LoadedRows.tsx';
import { RowsNotShown } from '../../layout/Loaded/RowsNotShown.tsx';
import { PageFor } from '../../layout/PageFor/PageFor.tsx';
import { KindCard } from '../../parts/health-record/KindCard.tsx';
import { SummaryPage } from '../../parts/health-record/SummaryPage.tsx';
import { VitalValue } from '../../parts/health-record/VitalValue.tsx';
import { useShownTime } from '../../parts/person/when.ts';
import { useSession } from '../../providers/session/SessionProvider.tsx';

/** Where it stands, and whom it speaks to. */
export const appSummaryPage = {
  paths: ['/app-summary'],
  who: 'patients',
  under: 'patientProfile',
} as const satisfies GuardedRoute;

const text = healthRecordWords;

/** `/app-summary`: what the patient's own devices sent or the patient typed, by vital, and when each device was last heard. @see RTE-05, API-20 */
export function AppSummaryScreen() {
  return (
    <PageFor route="appSummary" title={text.title}>
      <AppSummary />
    </PageFor>
  );
}

function AppSummary() {
  const { userId } = useSession().user;
  const timeZone = browserTimeZone();
  return (
    <SummaryPage>
      <div className="@max-[64rem]/page:in-order grid @min-[64rem]/page:grid-cols-[minmax(0,1fr)_25rem] grid-cols-[minmax(0,1fr)] items-start gap-6">
        <Vitals userId={userId} timeZone={timeZone} />
        <Devices userId={userId} timeZone={timeZone} />
      </div>
    </SummaryPage>
  );
}

interface PartProps {
  userId: string;
  timeZone: string;
}

function Vitals({ userId, timeZone }: PartProps) {
  const { loadable } = useVitalList(userId);
  return (
    <Loaded
      loadable={loadable}
      says={text.loading}
      headingLevel={2}
      skeleton={<Skeleton shape="chart" />}
      isEmpty={({ rows, unreadable }) => rows.length + unreadable === 0}
      empty={
        <div className="rounded-xl border border-line bg-surface">
          <EmptyState
            headingLevel={2}
            icon={<HeartPulse strokeWidth={1.5} />}
            title={text.vitals.count({ count: 0 })}
            reason={text.readings.noneReason}
          />
        </div>
      }
    >
      {({ rows, unreadable }) => {
        const known = vitalKinds.flatMap((vital) => rows.filter(({ mrSubType }) => mrSubType === vital));
        return (
          <div>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-4">
              {known.map(
                ({ mrSubType: vital, total, latest }) =>
                  vital && (
                    <li key={vital} className="grid">
                      <KindCard
                        title={vitalName(vital)}
                        to={vitalSummaryPath(vital)}
                        icon={<VitalIcon kind={vital} fill />}
                        loadable={loadable}
                        count={() => text.vitals.count({ count: total ?? 0 })}
                      >
                        {() => <VitalValue vital={vital} reading={latest} timeZone={timeZone} />}
                      </KindCard>
                    </li>
                  ),
              )}
            </ul>
            <RowsNotShown count={unreadable + rows.length - known.length} />
          </div>
        );
      }}
    </Loaded>
  );
}

/** The own devices, and when each was last heard. What was typed comes from none of them. */
function Devices({ userId, timeZone }: PartProps) {
  const { loadable } = useSubSources(userId);
  const shownTime = useShownTime(timeZone);
  return (
    <Card title={text.devices.title}>
      <LoadedRows
        loadable={loadable}
        says={text.loading}
        headingLevel={3}
        skeleton={<Skeleton shape="chart" />}
        empty={<p className="text-fg-muted">{text.devices.none}</p>}
      >
        {(rows) => (
          <ul className="flex flex-col">
            {rows.map(({ deviceModel, mrSubSource, vitals, lastHeard }, at) => {
              const kind = vitals?.find(isVitalKind);
              return (
                <li
                  // biome-ignore lint/suspicious/noArrayIndexKey: two devices may be of one model
                  key={at}
                  className="flex items-center gap-3 border-line-subtle not-first:border-t py-3"
                >
                  <span
                    aria-hidden="true"
                    className="grid size-11 flex-none place-items-center rounded-lg bg-brand-soft text-brand-accent *:size-6"
                  >
                    {kind ? <VitalIcon kind={kind} fill /> : <Package strokeWidth={1.75} />}
                  </span>
                  <span className="wrap-anywhere min-w-0">
                    <span dir="auto" className="block font-semibold">
                      {[mrSubSource, deviceModel].filter(Boolean).join(' ') || text.devices.unnamed}
                    </span>
                    <span className="block text-fg-muted">
                      {lastHeard
                        ? text.devices.heard({ time: shownTime(lastHeard, 'datetime') })
                        : text.devices.unheard}
                    </span>
                  </span>
                </li>
              );
            })}
          </ul>
        )}
      </LoadedRows>
    </Card>
  );
}
