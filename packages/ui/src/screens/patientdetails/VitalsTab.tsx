import { type Read, useReviews, useServerTime, useVitalCourse } from '@rpm/api-client';
import { type PatientInfo, type Period, patientRecordPath, periodBounds, type RecordView } from '@rpm/domain';
import { dashboardWords } from '@rpm/domain/words/dashboard';
import { recordWords } from '@rpm/domain/words/record';
import { HeartPulse } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { lazily } from '../../hooks/lazily.ts';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { Needed } from '../../layout/Loaded/Needed.tsx';
import { limitsOf } from '../../parts/vitals/limitsOf.ts';
import { RangeCard } from '../../parts/vitals/RangeCard.tsx';
import { TrendCard } from '../../parts/vitals/TrendCard.tsx';
import { ReadingsCard } from './ReadingsCard.tsx';
import type { VitalReads } from './useVitalReads.ts';
import { VitalCards, VitalCardsSkeleton } from './VitalCards.tsx';

/** It stands under the chart, and its code, with what writes, may come after the readings. */
const gainPart = lazily(() => import('./GainPart.tsx').then(({ GainPart }) => GainPart));
const reviewPanel = lazily(() => import('./ReviewPanel.tsx').then(({ ReviewPanel }) => ReviewPanel));

export interface VitalsTabProps {
  userId: string;
  view: RecordView;
  /** `null` until the record says it. */
  timeZone: string | null;
  reads: VitalReads;
  info: Read<PatientInfo>;
}

const { vitals: texts } = recordWords.record;

/** The vitals that a patient measures, each with its card, and one of them in full: course, range and readings. */
export function VitalsTab({ userId, view, timeZone, reads, info }: VitalsTabProps) {
  const now = useServerTime();
  const { list, limits, ranges, vital } = reads;
  const reviews = useReviews(userId);
  const vitals = list.loadable.state === 'ready' ? list.loadable.data : null;
  // The stretch of time stands still while the tab is open: a course must not be read anew each second.
  const bounds = useMemo(
    () => (timeZone === null ? null : periodBounds(view.period, now(), timeZone)),
    [timeZone, view.period, now],
  );
  const course = useVitalCourse(timeZone === null ? null : userId, vital, bounds);
  const navigate = useNavigate();
  const goTo = (period: Period) =>
    navigate(patientRecordPath(userId, { ...view, period }), { replace: true });
  const open = vitals?.rows.find(({ mrSubType }) => mrSubType === vital);
  const newest = open?.latest ?? null;
  const known = limits.loadable.state === 'ready' && vital ? limitsOf(limits.loadable.data, vital) : null;

  return (
    <div className="in-order flex flex-col gap-4 pt-4">
      <Loaded
        loadable={list.loadable}
        says={texts.latestLoading}
        headingLevel={2}
        skeleton={<VitalCardsSkeleton />}
        isEmpty={({ rows, unreadable }) => rows.length + unreadable === 0}
        empty={
          <div className="rounded-lg border border-line bg-surface">
            <EmptyState
              icon={<HeartPulse strokeWidth={1.5} />}
              headingLevel={2}
              title={dashboardWords.noReadings}
              reason={texts.noneReason}
            />
          </div>
        }
      >
        {(data) => (
          <VitalCards
            userId={userId}
            view={view}
            vital={vital}
            vitals={data}
            limits={limits.loadable.state === 'ready' ? limits.loadable.data : null}
            now={now()}
            timeZone={timeZone ?? 'UTC'}
          />
        )}
      </Loaded>
      {vital && (
        <div className="@max-[64rem]/page:in-order grid @min-[64rem]/page:grid-cols-[minmax(0,1fr)_25rem] items-start gap-4 print:grid-cols-1">
          <div className="in-order flex min-w-0 flex-col gap-4">
            <TrendCard
              vital={vital}
              period={view.period}
              onPeriod={goTo}
              course={course.loadable}
              limits={known}
              areLimitsMissing={limits.loadable.state === 'failed'}
              now={now()}
              timeZone={timeZone ?? 'UTC'}
            />
            <Needed lazy={reviewPanel}>
              {(ReviewPanel) => (
                <ReviewPanel
                  userId={userId}
                  timeZone={timeZone ?? 'UTC'}
                  newest={newest}
                  handledBy={open?.handledBy ?? null}
                  newestOfEach={vitals?.rows.flatMap(({ latest }) => (latest ? [latest] : [])) ?? []}
                  reviews={reviews}
                  info={info}
                />
              )}
            </Needed>
          </div>
          <div className="in-order flex min-w-0 flex-col gap-4">
            <RangeCard
              vital={vital}
              limits={limits.loadable}
              ranges={ranges.loadable}
              newest={newest?.values ?? null}
              now={now()}
              timeZone={timeZone ?? 'UTC'}
            />
            {vital === 'Weight' && (
              <Needed lazy={gainPart}>{(GainPart) => <GainPart key={userId} userId={userId} />}</Needed>
            )}
            <ReadingsCard
              key={`${vital} ${view.period}`}
              userId={userId}
              vital={vital}
              limits={known}
              bounds={bounds}
              isReady={timeZone !== null}
              timeZone={timeZone ?? 'UTC'}
            />
          </div>
        </div>
      )}
    </div>
  );
}
