import { useGlucose, useHeartRates, useVitalDetails } from '@rpm/api-client';
import {
  type GuardedRoute,
  guardedRoutes,
  isVitalKind,
  type VitalKind,
  valuesText,
  vitalMeasure,
} from '@rpm/domain';
import { healthRecordWords } from '@rpm/domain/words/healthRecord';
import { loadWords } from '@rpm/domain/words/load';
import { patientWords } from '@rpm/domain/words/patient';
import { vitalWords } from '@rpm/domain/words/vital';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Pagination } from '../../components/Pagination/Pagination.tsx';
import { ReadingTag } from '../../components/ReadingTag/ReadingTag.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { VitalIcon } from '../../components/VitalIcon/VitalIcon.tsx';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { vitalName } from '../../hooks/names.ts';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { RowsNotShown } from '../../layout/Loaded/RowsNotShown.tsx';
import { Page } from '../../layout/Page/Page.tsx';
import { PageFor } from '../../layout/PageFor/PageFor.tsx';
import { NoSuchKind } from '../../parts/health-record/NoSuchKind.tsx';
import { backArrow } from '../../parts/health-record/SummaryPage.tsx';
import { useShownTime } from '../../parts/person/when.ts';
import { Values } from '../../parts/vitals/Values.tsx';
import { useUnits } from '../../providers/preferences/PreferencesProvider.tsx';
import { useSession } from '../../providers/session/SessionProvider.tsx';

/** Where it stands, and whom it speaks to. */
export const appSummaryDetailsPage = {
  paths: ['/app-summary-details/:resourceType'],
  who: 'patients',
  under: 'patientProfile',
} as const satisfies GuardedRoute;

const text = healthRecordWords;
const pageSize = 20;

/** `/app-summary-details/:resourceType`: the own readings of one vital, newest first, by page. @see RTE-05, API-19, API-21 */
export function AppSummaryDetailsScreen() {
  const { resourceType: vital } = useParams();
  const isKnown = isVitalKind(vital);
  return (
    <PageFor route="appSummaryDetails" title={isKnown ? vitalName(vital) : text.unknown.title}>
      {isKnown ? <ReadingsOf key={vital} vital={vital} /> : <NoSuchKind />}
    </PageFor>
  );
}

/** The heart rate and the blood glucose have calls of their own. */
function useReadings(userId: string, vital: VitalKind, page: number) {
  const query = { page: page - 1, noOfRows: pageSize };
  const rate = useHeartRates(vital === 'HeartRate' ? userId : null, query);
  const glucose = useGlucose(vital === 'BloodGlucose' ? userId : null, query);
  const hasOwn = vital === 'HeartRate' || vital === 'BloodGlucose';
  const other = useVitalDetails(hasOwn ? null : userId, vital, query);
  if (vital === 'HeartRate') return rate.loadable;
  return vital === 'BloodGlucose' ? glucose.loadable : other.loadable;
}

function ReadingsOf({ vital }: { vital: VitalKind }) {
  const { userId } = useSession().user;
  const shownTime = useShownTime(browserTimeZone());
  const [page, setPage] = useState(1);
  const loadable = useReadings(userId, vital, page);
  const measure = vitalMeasure(vital, useUnits());
  return (
    <Page
      title={vitalName(vital)}
      subtitle={
        loadable.state === 'ready' && (
          <p>
            {text.vitals.count({ count: loadable.data.total })}. {text.newestFirst}.
          </p>
        )
      }
      back={
        <div className="print:hidden">
          <Link to={guardedRoutes.appSummary.paths[0]} look="alone" icon={backArrow}>
            {text.title}
          </Link>
        </div>
      }
    >
      <Loaded
        loadable={loadable}
        says={text.loading}
        headingLevel={2}
        skeleton={<Skeleton shape="chart" />}
        isEmpty={({ result, total }) => result.rows.length + result.unreadable + total === 0}
        empty={
          <div className="rounded-xl border border-line bg-surface">
            <EmptyState
              headingLevel={2}
              icon={<VitalIcon kind={vital} fill />}
              title={text.vitals.count({ count: 0 })}
              reason={text.readings.noneReason}
            />
          </div>
        }
      >
        {({ result, total }, { isUpdating }) => (
          <div aria-busy={isUpdating || undefined} className="rounded-xl border border-line bg-surface">
            <ul>
              {result.rows
                .map((row, at) => ({ row, key: `row ${at}` }))
                .map(({ row, key }) => (
                  <li
                    key={key}
                    className="flex flex-wrap items-center gap-x-6 gap-y-1 border-line-subtle not-first:border-t px-5 py-3"
                  >
                    <span className="flex-[1_1_12rem]">
                      <b className="text-h3">
                        <Values text={valuesText(vital, row.values, measure, null) ?? loadWords.unknown} />
                      </b>{' '}
                      <span className="text-fg-muted">{measure.unit}</span>
                    </span>
                    <span className="flex-[1_1_8rem]">
                      {row.class ? <ReadingTag reading={row.class} /> : loadWords.unknown}
                      {row.isContradicted && <span className="block">{vitalWords.contradicted}</span>}
                      {row.enteredBy && (
                        <span className="block">{patientWords.patientDashboard.entered}</span>
                      )}
                    </span>
                    <span className="flex-[1_1_14rem]">
                      <span className="block">{shownTime(row.mrTime, 'datetime')}</span>
                      <span className="block text-caption text-fg-muted">
                        {!row.enteredBy && `${text.readings.source}. `}
                        {text.readings.received({ time: shownTime(row.receivedTime, 'datetime') })}
                      </span>
                    </span>
                  </li>
                ))}
            </ul>
            <RowsNotShown count={result.unreadable} className="p-3" />
            {total > pageSize && (
              <Pagination
                isNarrow
                page={page}
                pageSize={pageSize}
                total={total}
                range={text.range}
                onPage={setPage}
              />
            )}
          </div>
        )}
      </Loaded>
    </Page>
  );
}
