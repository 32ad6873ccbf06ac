import {
  newSince,
  parseStamp,
  type ReadingClass,
  readingClasses,
  roleKind,
  type UnreviewedReadings,
  wholeDaysSince,
} from '@rpm/domain';
import { workingModeWords as texts } from '@rpm/domain/words/workingMode';
import { Activity, MessageSquare, TriangleAlert, WifiOff } from 'lucide-react';
import { Card } from '../../../components/Card/Card.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { browserTimeZone } from '../../../hooks/browserTimeZone.ts';
import { vitalName } from '../../../hooks/names.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { useShownTime } from '../../../parts/person/when.ts';
import type { Waiting } from './round.ts';
import type { usePatientReads } from './usePatientReads.ts';

const icon = {
  'aria-hidden': true,
  strokeWidth: 1.75,
  className: 'mt-0.5 size-icon flex-none text-fg-muted',
} as const;

interface NewSinceProps {
  open: Waiting;
  reads: ReturnType<typeof usePatientReads>;
  /** The first frame is painted: it is counted behind it. */
  isPainted: boolean;
}

/**
 * What has come since somebody last looked: the readings out of range of all vitals, as the record counts them; those of the
 * vital that is shown, by class; what the patient wrote, and silent devices. Of that vital only what has been read is
 * counted, and since when is said; of what is not there yet nothing is said.
 *
 * @see SCR-02
 */
export function NewSince({ open: { facts }, reads, isPainted }: NewSinceProps) {
  const { course, info, notes, timeZone } = reads;
  const { onBad } = useClock(browserTimeZone());
  const shown = useShownTime(timeZone);
  if (!isPainted || course.loadable.state === 'loading') return <ToBeCounted />;
  const data = course.loadable.state === 'ready' ? course.loadable.data : null;
  const start = data?.bounds?.start ?? null;
  const { lastLookAt, silentSince, now } = facts;
  // Readings before the stretch that is shown were not read, so nothing of the vital before it is counted.
  const isCut = start !== null && (!lastLookAt || lastLookAt < start);
  const since = isCut ? start : lastLookAt;
  const open = (info.loadable.state === 'ready' && info.loadable.data.unreviewedReadings) || null;
  if (!data || !since) return null;
  const readings = data.readings.rows.flatMap(({ mrTime, class: judged }) => {
    const at = mrTime === null ? null : parseStamp(mrTime, onBad);
    return at ? [{ at, class: judged }] : [];
  });
  const written = notes.loadable.state === 'ready' ? notes.loadable.data.rows : [];
  const messages = written.flatMap(({ kind, time, author }) => {
    const at = kind === 'conversation' && time !== null ? parseStamp(time, onBad) : null;
    return at && author ? [{ at, isByPatient: roleKind(author.role) === 'patient' }] : [];
  });
  const fresh = newSince(since, readings, []);
  const wrote = newSince(lastLookAt ?? since, [], messages).messages;
  const classes = readingClasses.filter((each) => fresh.readings[each] > 0).toReversed();
  const ofVital = { vital: vitalName(data.vital), count: fresh.readings.total };
  return (
    <Card
      title={lastLookAt ? texts.newSince({ time: shown(lastLookAt, 'datetime') }) : texts.notReviewed}
      headingLevel={3}
    >
      <ul className="flex flex-col gap-2">
        {open && (
          <li className="flex gap-2">
            <TriangleAlert {...icon} />
            <span className="min-w-0 flex-1 font-semibold">{ofAll(open)}</span>
          </li>
        )}
        <li className="flex gap-2">
          <Activity {...icon} />
          <span className="min-w-0 flex-1">
            {isCut
              ? texts.newReadingsFrom({ ...ofVital, date: shown(since, 'date') })
              : texts.newReadings(ofVital)}
            {classes.length > 0 && `: ${classes.map((each) => said(each, fresh.readings[each])).join(', ')}`}
            {classes.length > 0 && (
              <span aria-hidden="true" className="mt-1 flex h-2.5 gap-0.5 overflow-hidden rounded-xs">
                {classes.map((each) => (
                  <span
                    key={each}
                    className={`min-w-3 ${look[each]}`}
                    style={{ flexGrow: fresh.readings[each] }}
                  />
                ))}
              </span>
            )}
          </span>
        </li>
        {wrote > 0 && (
          <li className="flex gap-2">
            <MessageSquare {...icon} />
            <span className="min-w-0 flex-1">{texts.newMessages({ count: wrote })}</span>
          </li>
        )}
        {silentSince && (
          <li className="flex gap-2">
            <WifiOff {...icon} />
            <span className="min-w-0 flex-1">
              {texts.silent({ count: wholeDaysSince(silentSince, now) })}
            </span>
          </li>
        )}
        {!lastLookAt && <li className="text-caption text-fg-muted">{texts.newSinceNever}</li>}
      </ul>
    </Card>
  );
}

const ToBeCounted = () => (
  <Card>
    <Skeleton width="long" />
    <Skeleton />
  </Card>
);

const said = (judged: ReadingClass, count: number) => texts.ofClass[judged]({ count });

/** How many of all vitals are out of range, that no one has reviewed. */
function ofAll({ critical, cautious }: UnreviewedReadings): string {
  const counts = [
    ...(critical > 0 ? [said('Critical', critical)] : []),
    ...(cautious > 0 ? [said('Cautious', cautious)] : []),
  ];
  return counts.length > 0 ? texts.outOfRange({ counts: counts.join(', ') }) : texts.noneOutOfRange;
}

const look: Record<ReadingClass, string> = {
  Normal: 'border border-reading-normal-line bg-reading-normal-bg forced-colors:border-[CanvasText]',
  Cautious: 'hatched border border-reading-cautious-line forced-colors:border-[CanvasText]',
  Critical: 'bg-reading-critical-solid forced-colors:bg-[Highlight]',
};
