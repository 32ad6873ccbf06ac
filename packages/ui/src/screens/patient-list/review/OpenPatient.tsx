import { useServerTime } from '@rpm/api-client';
import { type Period, patientRecordPath, periodShowing, type VitalKind, zoneOrUtc } from '@rpm/domain';
import { recordWords } from '@rpm/domain/words/record';
import { workingModeWords as texts } from '@rpm/domain/words/workingMode';
import { ExternalLink } from 'lucide-react';
import { memo, useEffect, useRef, useState } from 'react';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { afterPaint, useAfterPaint } from '../../../hooks/useAfterPaint.ts';
import { phoneQuery, useMediaQuery } from '../../../hooks/useMediaQuery.ts';
import { Loaded } from '../../../layout/Loaded/Loaded.tsx';
import { RecordMeta } from '../../../parts/person/RecordMeta.tsx';
import { limitsOf } from '../../../parts/vitals/limitsOf.ts';
import { TrendCard } from '../../../parts/vitals/TrendCard.tsx';
import { DevicesSent } from './DevicesSent.tsx';
import { LastNotes } from './LastNotes.tsx';
import { LatestVitals, type VitalRow } from './LatestVitals.tsx';
import { NewSince } from './NewSince.tsx';
import { OpenRange } from './OpenRange.tsx';
import { useIsOnScreen } from './onScreen.ts';
import { PatientClock } from './PatientClock.tsx';
import type { Waiting } from './round.ts';
import { usePatientReads } from './usePatientReads.ts';
import { WhyHere } from './WhyHere.tsx';

/** What stands at the open patient's name, for who reads on from there. */
export const openPatientId = 'open-patient';
/**
 * A patient of the queue: why here, the latest readings, the course of the one that waits, and the last notes. Drawn anew
 * only when something of the patient changes, so that a key has nothing to draw.
 */
export const OpenPatient = memo(function OpenPatient({ open, place }: { open: Waiting; place: number }) {
  const { facts, row } = open;
  // The reading for which the patient waits is on the chart, also when a month has just begun.
  const [period, setPeriod] = useState<Period>(() =>
    periodShowing(facts.waiting?.at ?? facts.now, facts.now, zoneOrUtc(row.timeZone)),
  );
  const [chosen, setChosen] = useState<VitalKind | null>(null);
  const reads = usePatientReads(open, period, chosen);
  const { info, vitals, limits, vital, timeZone } = reads;
  const now = useServerTime();
  const isPainted = useAfterPaint();
  const isPhone = useMediaQuery(phoneQuery);
  const known = limits.loadable.state === 'ready' ? limits.loadable.data : null;
  // Without a course nothing is counted, and the reason has the whole width.
  const isCounted = vital !== null && reads.course.loadable.state !== 'failed';
  // Read where it stands: beside the reason, and on a phone below the course.
  const counted = isCounted && (
    <div key="counted" className="grid">
      <NewSince open={open} reads={reads} isPainted={isPainted} />
    </div>
  );
  const measured = vitals.loadable.state === 'ready' ? vitals.loadable.data.rows : [];
  const isOpen = (each: VitalRow) => each.mrSubType === vital;
  // On a phone the course comes right below its own reading; the others stand below what is new, and move up by a press.
  const isApart = isPhone && measured.some(isOpen);
  const others = measured.filter((each) => !isOpen(each));
  const shown = useRef<HTMLDivElement>(null);
  const latest = (rows: readonly VitalRow[]) => (
    <LatestVitals
      userId={open.userId}
      rows={rows}
      limits={known}
      vital={vital}
      onChoose={(kind) => {
        setChosen(kind);
        if (isApart) shown.current?.focus();
      }}
      timeZone={timeZone}
      since={facts.lastLookAt}
      isPainted={isPainted}
    />
  );
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <Avatar name={row.name} size="lg" />
        <div className="min-w-0 flex-1">
          <Name userId={open.userId} name={row.name} onShown={reads.rereadKept} />
          <div className="text-fg-muted">
            <Loaded
              loadable={info.loadable}
              says={recordWords.record.patientLoading}
              headingLevel={3}
              skeleton={<Skeleton width="long" />}
            >
              {(patient) => <RecordMeta patient={patient} timeZone={timeZone} isShort />}
            </Loaded>
          </div>
        </div>
        <div className="flex flex-wrap items-center justify-end gap-x-6 gap-y-1 max-md:flex-col max-md:items-end">
          <PatientClock userId={open.userId} />
          <Link
            to={patientRecordPath(open.userId)}
            look="alone"
            icon={<ExternalLink aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
          >
            <span className="max-md:sr-only">{texts.openRecord}</span>
          </Link>
        </div>
      </div>
      <div className="grid @min-[64rem]/page:grid-cols-[minmax(0,1fr)_18rem] gap-4">
        <div className={isCounted ? 'grid' : across}>
          <WhyHere facts={facts} place={place} timeZone={timeZone} />
        </div>
        {!isPhone && counted}
        <div className={across} ref={shown} tabIndex={isApart ? -1 : undefined}>
          <Loaded
            loadable={vitals.loadable}
            says={recordWords.record.vitals.latestLoading}
            headingLevel={3}
            skeleton={<Skeleton shape={isPhone ? 'number' : 'chart'} />}
          >
            {({ rows }) => latest(isApart ? rows.filter(isOpen) : rows)}
          </Loaded>
        </div>
        {vital && !isPainted && <Skeleton shape="chart" />}
        {vital && isPainted && (
          <div className="min-w-0">
            <TrendCard
              vital={vital}
              period={period}
              onPeriod={setPeriod}
              course={reads.course.loadable}
              limits={known && limitsOf(known, vital)}
              areLimitsMissing={limits.loadable.state === 'failed'}
              now={now()}
              timeZone={timeZone}
              moment={facts.lastLookAt ? { at: facts.lastLookAt, name: texts.lastLook } : undefined}
            />
          </div>
        )}
        {isPhone && counted}
        {isApart && others.length > 0 && latest(others)}
        {isPhone && vitals.loadable.state === 'loading' && <Skeleton shape="chart" />}
        {isPainted && (
          <div className="flex flex-col gap-4">
            {vital && (
              <OpenRange
                userId={open.userId}
                vital={vital}
                limits={limits.loadable}
                newest={latestOf(reads, vital)?.values ?? null}
                timeZone={timeZone}
              />
            )}
            <DevicesSent userId={open.userId} vitals={vitals.loadable} timeZone={timeZone} />
            <LastNotes notes={reads.notes.loadable} timeZone={timeZone} />
          </div>
        )}
      </div>
    </div>
  );
});

interface NameProps {
  userId: string;
  name: string;
  /** The patient is shown, and the frame is painted. */
  onShown: () => void;
}

/**
 * The name, at which a screen reader reads on when a key or a button opened this patient. Who is covered has no id. What
 * was read before the patient was opened is shown at once, and asked for again behind the first frame.
 */
function Name({ userId, name, onShown }: NameProps) {
  const isShown = useIsOnScreen(userId);
  const head = useRef<HTMLHeadingElement>(null);
  const newest = useRef(onShown);
  newest.current = onShown;
  // A focus lays the page out: the frame comes first.
  useEffect(() => {
    if (!isShown) return;
    return afterPaint(() => {
      head.current?.focus({ preventScroll: true });
      newest.current();
    });
  }, [isShown]);
  return (
    <h2
      ref={head}
      id={isShown ? openPatientId : undefined}
      tabIndex={-1}
      className="w-fit rounded-xs text-h2"
    >
      <bdi className="wrap-anywhere">{name}</bdi>
    </h2>
  );
}

const latestOf = ({ vitals: { loadable } }: ReturnType<typeof usePatientReads>, vital: VitalKind) =>
  loadable.state === 'ready' ? loadable.data.rows.find(({ mrSubType }) => mrSubType === vital)?.latest : null;

const across = 'min-w-0 @min-[64rem]/page:col-span-2';
