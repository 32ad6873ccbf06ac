import { useRecordRequests } from '@rpm/api-client';
import { type GuardedRoute, guardedRoutes } from '@rpm/domain';
import { navWords } from '@rpm/domain/words/frame';
import { recordRequestWords } from '@rpm/domain/words/recordRequest';
import { FileStack, Plus } from 'lucide-react';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { LoadedRows } from '../../layout/Loaded/LoadedRows.tsx';
import { Page } from '../../layout/Page/Page.tsx';
import { PageFor } from '../../layout/PageFor/PageFor.tsx';
import { BackLink } from '../../parts/timeline/BackLink.tsx';
import { useSession } from '../../providers/session/SessionProvider.tsx';
import { RequestCard } from './RequestCard.tsx';

/** Where it stands, and whom it speaks to. */
export const recordRequestsPage = {
  paths: ['/professional-services-records'],
  who: 'patients',
  under: 'patientProfile',
} as const satisfies GuardedRoute;

const texts = recordRequestWords.list;
const [askPath] = guardedRoutes.askForRecords.paths;

/** `/professional-services-records`: what becomes of the records that a patient asked for. @see RTE-07 */
export function RecordRequestsScreen() {
  return (
    <PageFor route="recordRequests" title={texts.title}>
      <RecordRequests />
    </PageFor>
  );
}

function RecordRequests() {
  const { user } = useSession();
  const { loadable } = useRecordRequests(user.userId);
  const all = loadable.state === 'ready' ? loadable.data.rows : [];
  const needs = all.filter(({ state }) => state === 'NeedsPatient').length;
  const count = texts.count({ count: all.length });
  return (
    <Page
      title={texts.title}
      subtitle={
        <span className="block min-h-[1lh]">
          {all.length > 0 &&
            (needs > 0 ? texts.both({ all: count, needs: texts.needs({ count: needs }) }) : count)}
        </span>
      }
      back={<BackLink to={guardedRoutes.patientProfile.paths[0]}>{navWords.items.myDetails}</BackLink>}
      actions={
        <Link
          to={askPath}
          look="primary"
          icon={<Plus aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
        >
          {texts.more}
        </Link>
      }
    >
      <LoadedRows
        loadable={loadable}
        says={texts.loading}
        headingLevel={2}
        skeleton={<Skeleton shape="chart" />}
        empty={
          <EmptyState
            headingLevel={2}
            icon={<FileStack strokeWidth={1.5} />}
            title={texts.empty}
            reason={texts.emptySays}
          />
        }
      >
        {(rows) => (
          <ul
            aria-label={texts.title}
            className="grid @min-[56rem]/page:grid-cols-2 grid-cols-1 items-stretch gap-4"
          >
            {rows.map((request) => (
              <li key={request.requestId} className="grid min-w-0">
                <RequestCard request={request} userId={user.userId} />
              </li>
            ))}
          </ul>
        )}
      </LoadedRows>
    </Page>
  );
}
