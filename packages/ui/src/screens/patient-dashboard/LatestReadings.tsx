import { useLatestMeasurements, useVitalLimits } from '@rpm/api-client';
import { isVitalKind, type Measurement, readMeasurement, vitalKinds } from '@rpm/domain';
import { dashboardWords } from '@rpm/domain/words/dashboard';
import { patientWords } from '@rpm/domain/words/patient';
import { urgentWords } from '@rpm/domain/words/urgent';
import { HeartPulse } from 'lucide-react';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { useOnBad } from '../../hooks/useClock.ts';
import { RowsNotShown } from '../../layout/Loaded/RowsNotShown.tsx';
import { PatientPart } from '../../parts/own-devices/PatientPart.tsx';
import { limitsOf } from '../../parts/vitals/limitsOf.ts';
import { ReadingCard, type VitalMeasurement } from './ReadingCard.tsx';
import { useOnTop } from './useOnTop.ts';

const text = patientWords.patientDashboard;

const isOfVital = (measurement: Measurement): measurement is VitalMeasurement =>
  isVitalKind(measurement.vital);

/** The latest reading of each vital, in words first. Limits that cannot be loaded cost only the rails. @see PDB-07 */
export function LatestReadings({ userId, timeZone }: { userId: string; timeZone: string }) {
  const { loadable } = useLatestMeasurements(userId);
  const onTop = useOnTop();
  const { loadable: limits } = useVitalLimits(userId);
  const onBad = useOnBad();
  return (
    <section aria-labelledby="latest-readings">
      <h2 id="latest-readings" className="mb-3 text-h2">
        {onTop ? urgentWords.others : text.latest}
      </h2>
      <PatientPart
        // A card has its rails from the start, or none.
        loadable={limits.state === 'loading' ? limits : loadable}
        says={text.readingsLoading}
        skeleton={<ReadingSkeletons />}
        isEmpty={({ rows, unreadable }) => rows.length + unreadable === 0}
        empty={
          <div className="rounded-xl border border-line bg-surface">
            <EmptyState
              headingLevel={3}
              icon={<HeartPulse strokeWidth={1.5} />}
              title={dashboardWords.noReadings}
              reason={text.noReadingsReason}
            />
          </div>
        }
      >
        {({ rows, unreadable }) => {
          const measurements = rows.map((row) => readMeasurement(row, onBad));
          const shown = measurements.filter(isOfVital).sort(byVital);
          const others = shown.filter(({ vital }) => vital !== onTop);
          const notShown = unreadable + measurements.length - shown.length;
          return (
            <>
              <ul className="grid @min-[54rem]/page:grid-cols-2 grid-cols-[minmax(0,1fr)] gap-4">
                {others.map((measurement) => (
                  <li key={measurement.vital} className="grid first:odd:last:col-span-full">
                    <ReadingCard
                      measurement={measurement}
                      limits={limits.state === 'ready' ? limitsOf(limits.data, measurement.vital) : null}
                      timeZone={timeZone}
                    />
                  </li>
                ))}
              </ul>
              <RowsNotShown count={notShown} />
            </>
          );
        }}
      </PatientPart>
    </section>
  );
}

const byVital = (a: VitalMeasurement, b: VitalMeasurement) =>
  vitalKinds.indexOf(a.vital) - vitalKinds.indexOf(b.vital);

function ReadingSkeletons() {
  return (
    <div className="grid @min-[54rem]/page:grid-cols-2 grid-cols-[minmax(0,1fr)] gap-4">
      {[1, 2].map((each) => (
        <div key={each} className="flex min-h-64 flex-col gap-4 rounded-xl border border-line bg-surface p-5">
          <Skeleton width="half" />
          <Skeleton shape="number" width="half" />
          <Skeleton shape="control" />
          <Skeleton width="long" />
        </div>
      ))}
    </div>
  );
}
