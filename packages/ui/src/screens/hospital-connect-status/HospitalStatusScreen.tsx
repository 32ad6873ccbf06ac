import { useClinicHospitalConnections, useHospitalConnections } from '@rpm/api-client';
import { dashboardPath, type GuardedRoute, guardedRoutes, isAdministrator, roleKind } from '@rpm/domain';
import { navWords, othersPageWords } from '@rpm/domain/words/frame';
import { hospitalWords } from '@rpm/domain/words/hospital';
import { Hospital, Lock, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { LoadedRows } from '../../layout/Loaded/LoadedRows.tsx';
import { Page } from '../../layout/Page/Page.tsx';
import { PageFor } from '../../layout/PageFor/PageFor.tsx';
import { BackLink } from '../../parts/timeline/BackLink.tsx';
import { useSession } from '../../providers/session/SessionProvider.tsx';
import { ConnectionActions } from './ConnectionActions.tsx';
import { ConnectionCard } from './ConnectionCard.tsx';
import { Returned } from './Returned.tsx';
import { RunLegend } from './RunCells.tsx';
import { useRereadWhile } from './useRereadWhile.ts';

/** Where it stands, and whom it speaks to. A patient's own; for an administrator, those of the clinic. */
export const hospitalsPage = {
  paths: ['/hospital-connect-status'],
  who: 'everyone',
  under: 'patientProfile',
} as const satisfies GuardedRoute;

const texts = hospitalWords.status;

/**
 * `/hospital-connect-status`: how the connections of a patient stand; for an administrator those of the clinic. Hospitals
 * send the browser back to here. @see SCR-09
 */
export function HospitalStatusScreen() {
  const { role } = useSession().user;
  const isPatient = roleKind(role) === 'patient';
  return (
    <PageFor route="hospitals" title={isPatient ? texts.title : texts.clinicTitle}>
      {isPatient ? <OwnHospitals /> : isAdministrator(role) ? <ClinicHospitals /> : <NotForYou />}
    </PageFor>
  );
}

function OwnHospitals() {
  const { user } = useSession();
  const { loadable, reread } = useHospitalConnections(user.userId);
  const [hasEnded, setEnded] = useState(false);
  const rows = loadable.state === 'ready' ? loadable.data.rows : [];
  useRereadWhile(
    rows.some(({ isSyncing }) => isSyncing === true),
    reread,
  );
  const live = rows.filter(({ state }) => state !== 'Disconnected').length;
  return (
    <Page
      title={texts.title}
      subtitle={live > 0 && texts.count({ count: live })}
      back={<BackLink to={guardedRoutes.patientProfile.paths[0]}>{navWords.items.myDetails}</BackLink>}
      actions={<FindLink />}
    >
      <Returned userId={user.userId} isOver={hasEnded} />
      <LoadedRows
        loadable={loadable}
        says={texts.loading}
        headingLevel={2}
        skeleton={<Skeleton shape="chart" />}
        empty={
          <EmptyState
            headingLevel={2}
            icon={<Hospital strokeWidth={1.5} />}
            title={texts.empty}
            reason={texts.emptySays}
          />
        }
      >
        {(rows) => (
          <Connections>
            {rows.map((connection, at) => (
              <li key={connection.connectionId} className="grid min-w-0">
                <ConnectionCard connection={connection}>
                  <ConnectionActions
                    connection={connection}
                    userId={user.userId}
                    isFirst={at === 0}
                    onChanged={() => void reread()}
                    onEnded={() => setEnded(true)}
                  />
                </ConnectionCard>
              </li>
            ))}
          </Connections>
        )}
      </LoadedRows>
    </Page>
  );
}

function ClinicHospitals() {
  const { loadable, reread } = useClinicHospitalConnections();
  useRereadWhile(
    loadable.state === 'ready' && loadable.data.rows.some(({ isSyncing }) => isSyncing === true),
    reread,
  );
  return (
    <Page
      title={texts.clinicTitle}
      subtitle={texts.clinicLead}
      back={<BackLink to={guardedRoutes.profile.paths[0]}>{texts.back}</BackLink>}
    >
      <LoadedRows
        loadable={loadable}
        says={texts.loading}
        headingLevel={2}
        skeleton={<Skeleton shape="chart" />}
        empty={
          <EmptyState
            headingLevel={2}
            icon={<Hospital strokeWidth={1.5} />}
            title={texts.clinicEmpty}
            reason={texts.clinicEmptySays}
          />
        }
      >
        {(rows) => (
          <Connections>
            {rows.map((connection) => (
              <li key={connection.connectionId} className="grid min-w-0">
                <ConnectionCard connection={connection} patient={connection.patient} />
              </li>
            ))}
          </Connections>
        )}
      </LoadedRows>
    </Page>
  );
}

function Connections({ children }: { children: ReactNode }) {
  return (
    <>
      <RunLegend />
      <ul
        aria-label={texts.list}
        className="grid @min-[56rem]/page:grid-cols-2 grid-cols-1 items-stretch gap-4"
      >
        {children}
      </ul>
    </>
  );
}

const FindLink = () => (
  <Link
    to={guardedRoutes.findHospital.paths[0]}
    look="secondary"
    icon={<Plus aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
  >
    {texts.find}
  </Link>
);

function NotForYou() {
  const { role } = useSession().user;
  return (
    <Page title={texts.clinicTitle}>
      <EmptyState
        headingLevel={2}
        icon={<Lock strokeWidth={1.5} />}
        title={texts.onlyAdministrators}
        reason={texts.clinicEmptySays}
        action={
          <Link to={dashboardPath(role)} look="secondary">
            {othersPageWords.toOwn}
          </Link>
        }
      />
    </Page>
  );
}
