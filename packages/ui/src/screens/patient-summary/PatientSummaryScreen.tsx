import {
  useAllergies,
  useImmunizations,
  useLatestLabWork,
  useLatestVisit,
  useNewestRecords,
  useRecordSummary,
  useTotalConditions,
  useTotalProcedures,
  useTotalRecords,
  useVitalList,
} from '@rpm/api-client';
import { type GuardedRoute, guardedRoutes, recordsPath, vitalKinds } from '@rpm/domain';
import { healthRecordWords } from '@rpm/domain/words/healthRecord';
import { Activity } from 'lucide-react';
import { VitalIcon } from '../../components/VitalIcon/VitalIcon.tsx';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { vitalName } from '../../hooks/names.ts';
import { RowsNotShown } from '../../layout/Loaded/RowsNotShown.tsx';
import { PageFor } from '../../layout/PageFor/PageFor.tsx';
import { KindCard } from '../../parts/health-record/KindCard.tsx';
import { NewestRecords } from '../../parts/health-record/NewestRecords.tsx';
import { SummaryPage } from '../../parts/health-record/SummaryPage.tsx';
import { VitalValue } from '../../parts/health-record/VitalValue.tsx';
import { useSession } from '../../providers/session/SessionProvider.tsx';
import { RecordCard } from './RecordCard.tsx';

/** Where it stands, and whom it speaks to. */
export const patientSummaryPage = {
  paths: ['/patient-summary'],
  who: 'patients',
  under: 'patientProfile',
} as const satisfies GuardedRoute;

const text = healthRecordWords;

/** `/patient-summary`: what the clinic has of the patient, by kind. Each card loads and fails alone. @see RTE-05, API-19 to API-21 */
export function PatientSummaryScreen() {
  return (
    <PageFor route="patientSummary" title={text.title}>
      <PatientSummary />
    </PageFor>
  );
}

function PatientSummary() {
  const { userId } = useSession().user;
  const timeZone = browserTimeZone();
  const { loadable: total } = useTotalRecords(userId);
  const { loadable: summary } = useRecordSummary(userId);
  const { loadable: labs } = useLatestLabWork(userId);
  const { loadable: visit } = useLatestVisit(userId);
  const { loadable: allergies } = useAllergies(userId);
  const { loadable: shots } = useImmunizations(userId);
  const { loadable: conditions } = useTotalConditions(userId);
  const { loadable: procedures } = useTotalProcedures(userId);
  const { loadable: newest } = useNewestRecords(userId);
  const card = { summary, timeZone };
  return (
    <SummaryPage
      subtitle={
        total.state !== 'failed' && (
          <p className="min-h-[1lh]">{total.state === 'ready' && text.total({ count: total.data.total })}</p>
        )
      }
    >
      <div className="in-order grid @min-[44rem]/page:grid-cols-2 @min-[72rem]/page:grid-cols-3 grid-cols-[minmax(0,1fr)] gap-4">
        <Vitals userId={userId} timeZone={timeZone} />
        <RecordCard {...card} kind="DiagnosticReport" newest={labs} />
        <RecordCard {...card} kind="MedicationRequest" />
        <RecordCard {...card} kind="Condition" total={conditions} />
        <RecordCard {...card} kind="AllergyIntolerance" rows={allergies} />
        <RecordCard {...card} kind="Immunization" rows={shots} />
        <RecordCard {...card} kind="Procedure" total={procedures} />
        <RecordCard {...card} kind="Encounter" newest={visit} />
        <RecordCard {...card} kind="DocumentReference" />
        <NewestRecords title={text.newest.title} loadable={newest} pathOf={recordsPath} timeZone={timeZone} />
      </div>
    </SummaryPage>
  );
}

/** The newest value of each vital, first and wide. */
function Vitals({ userId, timeZone }: { userId: string; timeZone: string }) {
  const { loadable } = useVitalList(userId);
  return (
    <div className="col-span-full grid">
      <KindCard
        title={text.vitals.title}
        to={guardedRoutes.appSummary.paths[0]}
        icon={<Activity strokeWidth={1.75} />}
        loadable={loadable}
        count={({ rows }) =>
          text.vitals.count({ count: rows.reduce((sum, { total }) => sum + (total ?? 0), 0) })
        }
      >
        {({ rows, unreadable }) => {
          const known = vitalKinds.flatMap((vital) => {
            const row = rows.find(({ mrSubType }) => mrSubType === vital);
            return row ? [{ vital, reading: row.latest }] : [];
          });
          if (known.length + unreadable === 0) return <p>{text.readings.noneReason}</p>;
          return (
            <>
              <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-5">
                {known.map(({ vital, reading }) => (
                  <li key={vital} className="min-w-0">
                    <h3 className="mb-1 flex items-center gap-2 text-fg-muted text-label">
                      <span className="size-6 flex-none">
                        <VitalIcon kind={vital} fill />
                      </span>
                      {vitalName(vital)}
                    </h3>
                    <VitalValue vital={vital} reading={reading} timeZone={timeZone} />
                  </li>
                ))}
              </ul>
              <RowsNotShown count={unreadable + rows.length - known.length} />
            </>
          );
        }}
      </KindCard>
    </div>
  );
}
