import { useRecordsOfKind } from '@rpm/api-client';
import { type GuardedRoute, guardedRoutes, type ResourceType, resourceTypes, talkPath } from '@rpm/domain';
import { healthRecordWords } from '@rpm/domain/words/healthRecord';
import { Info } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { Link } from '../../components/Link/Link.tsx';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { Page } from '../../layout/Page/Page.tsx';
import { PageFor } from '../../layout/PageFor/PageFor.tsx';
import { NoSuchKind } from '../../parts/health-record/NoSuchKind.tsx';
import { RecordList, recordsOfPage } from '../../parts/health-record/RecordList.tsx';
import { backArrow } from '../../parts/health-record/SummaryPage.tsx';
import { useSession } from '../../providers/session/SessionProvider.tsx';

/** Where it stands, and whom it speaks to. */
export const patientSummaryDetailPage = {
  paths: ['/patient-summary-detail/:resourceType'],
  who: 'patients',
  under: 'patientProfile',
} as const satisfies GuardedRoute;

const text = healthRecordWords;

/** `/patient-summary-detail/:resourceType`: the records of one kind, newest first, by page. @see RTE-05, API-20 */
export function PatientSummaryDetailScreen() {
  const { resourceType } = useParams();
  const kind = resourceTypes.find((each) => each === resourceType);
  return (
    <PageFor route="patientSummaryDetail" title={kind ? text.kinds[kind] : text.unknown.title}>
      {kind ? <RecordsOfKind key={kind} kind={kind} /> : <NoSuchKind />}
    </PageFor>
  );
}

function RecordsOfKind({ kind }: { kind: ResourceType }) {
  const { userId } = useSession().user;
  const timeZone = browserTimeZone();
  const [page, setPage] = useState(1);
  const { loadable } = useRecordsOfKind(userId, kind, { page: page - 1, noOfRows: recordsOfPage });
  return (
    <Page
      title={text.kinds[kind]}
      subtitle={
        loadable.state === 'ready' &&
        loadable.data.total > 0 && (
          <p>
            {text.counts[kind]({ count: loadable.data.total })}. {text.newestFirst}.
          </p>
        )
      }
      back={
        <div className="print:hidden">
          <Link to={guardedRoutes.patientSummary.paths[0]} look="alone" icon={backArrow}>
            {text.title}
          </Link>
        </div>
      }
    >
      <RecordList
        kind={kind}
        loadable={loadable}
        timeZone={timeZone}
        source={text.yourClinic}
        noneReason={text.noneReason}
        page={page}
        onPage={setPage}
      />
      {kind === 'DiagnosticReport' && loadable.state === 'ready' && loadable.data.total > 0 && (
        <p className="mt-5 flex items-start gap-3 rounded-xl border border-line bg-surface-sunken px-4 py-3 print:hidden">
          <Info aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-6 flex-none text-fg-muted" />
          <span>
            {text.labs.note} <Link to={talkPath()}>{text.labs.ask}</Link>
          </span>
        </p>
      )}
    </Page>
  );
}
