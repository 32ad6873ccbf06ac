import { useHospitalConnections, useHospitals } from '@rpm/api-client';
import {
  type GuardedRoute,
  guardedRoutes,
  type Hospital,
  type HospitalConnection,
  limits,
} from '@rpm/domain';
import { navWords } from '@rpm/domain/words/frame';
import { hospitalWords } from '@rpm/domain/words/hospital';
import { Link2, Search } from 'lucide-react';
import { useState } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { useMediaQuery } from '../../hooks/useMediaQuery.ts';
import { useSettled } from '../../hooks/useSettled.ts';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { RowsNotShown } from '../../layout/Loaded/RowsNotShown.tsx';
import { Page } from '../../layout/Page/Page.tsx';
import { PageFor } from '../../layout/PageFor/PageFor.tsx';
import { BackLink } from '../../parts/timeline/BackLink.tsx';
import { useSession } from '../../providers/session/SessionProvider.tsx';
import { HospitalPanel } from './HospitalPanel.tsx';
import { HospitalRow } from './HospitalRow.tsx';

/** Where it stands, and whom it speaks to. */
export const findHospitalPage = {
  paths: ['/find-hospital'],
  who: 'patients',
  under: 'patientProfile',
} as const satisfies GuardedRoute;

const texts = hospitalWords.find;
/** From so wide a window on, what is chosen stands beside the list; below, it opens in its row. */
const besideQuery = 'screen and (width >= 75rem)';

/** `/find-hospital`: a patient looks for a hospital and goes there to connect it. @see SCR-09 */
export function FindHospitalScreen() {
  return (
    <PageFor route="findHospital" title={texts.title}>
      <FindHospital />
    </PageFor>
  );
}

function FindHospital() {
  const { user } = useSession();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<Hospital | null>(null);
  const text = useSettled(typed, limits.searchDebounceMs).trim();
  const { loadable } = useHospitals(text);
  const connections = useConnectionsByHospital(user.userId);
  const isBeside = useMediaQuery(besideQuery);
  const connection = chosen ? connections.get(chosen.hospitalId) : undefined;
  const panel = chosen && (
    <HospitalPanel key={chosen.hospitalId} hospital={chosen} connection={connection} userId={user.userId} />
  );
  return (
    <Page
      title={texts.title}
      subtitle={texts.lead}
      back={<BackLink to={guardedRoutes.patientProfile.paths[0]}>{navWords.items.myDetails}</BackLink>}
      actions={
        connections.size > 0 && (
          <Link
            to={guardedRoutes.hospitals.paths[0]}
            look="secondary"
            icon={<Link2 aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
          >
            {texts.connections({ count: connections.size })}
          </Link>
        )
      }
    >
      <div
        className={isBeside ? 'grid grid-cols-[minmax(0,1fr)_min(26rem,45%)] items-start gap-5' : undefined}
      >
        <Card title={texts.list} isFlush isOpenOnPhone>
          <div className="px-5 pb-4 max-md:px-0">
            <SearchField
              label={texts.search}
              value={typed}
              maxLength={limits.searchMaxCharacters}
              onChange={(value) => {
                setTyped(value);
                setChosen(null);
              }}
            />
          </div>
          <Loaded
            loadable={loadable}
            says={texts.loading}
            headingLevel={3}
            skeleton={<Skeleton shape="chart" />}
            isEmpty={({ rows, unreadable }) => rows.length + unreadable === 0}
            empty={
              <EmptyState
                headingLevel={3}
                icon={<Search strokeWidth={1.5} />}
                title={text === '' ? texts.empty : texts.emptyFor({ text })}
                reason={texts.emptySays}
                action={
                  <Link to={guardedRoutes.askForRecords.paths[0]} look="secondary">
                    {texts.ask}
                  </Link>
                }
              />
            }
          >
            {({ rows, unreadable }) => (
              <>
                <ul
                  aria-label={texts.list}
                  className="divide-y divide-line-subtle border-line-subtle border-t"
                >
                  {rows.map((hospital) => {
                    const isChosen = hospital.hospitalId === chosen?.hospitalId;
                    return (
                      <li key={hospital.hospitalId}>
                        <HospitalRow
                          hospital={hospital}
                          state={connections.get(hospital.hospitalId)?.state}
                          isChosen={isChosen}
                          onChoose={() => setChosen(isChosen ? null : hospital)}
                        />
                        {isChosen && !isBeside && <div className="p-5 max-md:px-0">{panel}</div>}
                      </li>
                    );
                  })}
                </ul>
                <RowsNotShown count={unreadable} className="px-5 pt-3" />
                {rows.length + unreadable === limits.hospitalsMaxRows && (
                  <p className="px-5 pt-3 text-fg-muted">{texts.most({ count: limits.hospitalsMaxRows })}</p>
                )}
              </>
            )}
          </Loaded>
        </Card>
        {isBeside && <Card>{panel ?? <p className="text-fg-muted">{hospitalWords.panel.choose}</p>}</Card>}
      </div>
    </Page>
  );
}

/** The connections that have not ended, by their hospitals. Until they are known, none is shown. */
function useConnectionsByHospital(userId: string): ReadonlyMap<string, HospitalConnection> {
  const { loadable } = useHospitalConnections(userId);
  const rows = loadable.state === 'ready' ? loadable.data.rows : [];
  return new Map(
    rows.filter(({ state }) => state !== 'Disconnected').map((each) => [each.hospital.hospitalId, each]),
  );
}
