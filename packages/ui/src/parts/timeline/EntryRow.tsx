import { type RepeatMark, shortReading, type TimelineKind, type VitalKind } from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { timelineWords as texts } from '@rpm/domain/words/timeline';
import { FileText, MessageSquare, NotebookPen, Package, Repeat2, Stethoscope } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../../components/Link/Link.tsx';
import { ReadingTag } from '../../components/ReadingTag/ReadingTag.tsx';
import { VitalIcon } from '../../components/VitalIcon/VitalIcon.tsx';
import { nameOf, statusName, vitalName } from '../../hooks/names.ts';
import { useUnits } from '../../providers/preferences/PreferencesProvider.tsx';
import { useShownTime } from '../person/when.ts';
import { Values } from '../vitals/Values.tsx';
import type { Entry } from './timelineDays.ts';

const icons = {
  notes: NotebookPen,
  messages: MessageSquare,
  visits: Stethoscope,
  files: FileText,
  orders: Package,
} satisfies Record<Exclude<TimelineKind, 'readings'>, unknown>;

const circle =
  'grid size-11 flex-none place-items-center rounded-full border forced-colors:border-[CanvasText] *:size-6';

/** The drawing at the head of a line. Critical readings have it filled: the word stands beside it. */
export function KindMark({
  kind,
  vital,
  isCritical = false,
}: {
  kind: TimelineKind | null;
  vital: VitalKind | null;
  isCritical?: boolean;
}) {
  const Icon = kind && kind !== 'readings' ? icons[kind] : null;
  return (
    <span
      aria-hidden="true"
      className={
        isCritical
          ? `${circle} border-transparent bg-reading-critical-solid text-reading-critical-on-solid`
          : `${circle} border-line bg-surface-sunken text-fg-muted`
      }
    >
      {Icon ? <Icon strokeWidth={1.75} /> : <VitalIcon kind={vital ?? 'HeartRate'} fill />}
    </span>
  );
}

interface RowProps {
  mark: ReactNode;
  time?: ReactNode;
  children: ReactNode;
  /** What stands below the words and the time, as wide as both. */
  below?: ReactNode;
}

/** A line of a day: mark, words, and the time at its end; the mark stands above them at 320 px. */
export function Row({ mark, time, children, below }: RowProps) {
  return (
    <div className="flex gap-x-3.5 gap-y-2 px-5 py-4 max-sm:px-4 max-[21rem]:flex-wrap">
      {mark}
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4 gap-y-1 max-[21rem]:basis-full">
        <div className="wrap-anywhere min-w-0 flex-1 basis-40">{children}</div>
        {time && <p className="flex-none text-fg-muted">{time}</p>}
        {below && <div className="wrap-anywhere basis-full">{below}</div>}
      </div>
    </div>
  );
}

interface ReadingWordsProps {
  entry: Entry;
  mark?: RepeatMark | undefined;
  /** Where it is told what happened to the reading; the name of the vital leads there. */
  path?: string | null | undefined;
  /** What is said of one that its patient entered. */
  entered: string;
  /** When it was taken, by which readings of one vital are told apart where only links are read out. */
  time: string;
}

/** A reading: number, unit, class, and whether its patient entered it. */
export function ReadingWords({ entry, mark, path, entered, time }: ReadingWordsProps) {
  const units = useUnits();
  const { vital, values } = entry;
  const name = vital ? vitalName(vital) : loadWords.unknown;
  const reading = vital && values ? shortReading(vital, values, units) : '';
  const [, number = reading, unit = ''] = /^(\S+) (.+)$/u.exec(reading) ?? [];
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
      <p className="min-w-36 text-fg-muted">
        {path ? (
          <Link look="alone" to={path}>
            {name} <span className="sr-only">{time}</span>
          </Link>
        ) : (
          name
        )}
      </p>
      <p className="min-w-36">
        <b className="text-h2">
          <Values text={number || loadWords.unknown} />
        </b>{' '}
        <span className="text-fg-muted">{unit}</span>
      </p>
      {entry.class && <ReadingTag reading={entry.class} />}
      {mark && (
        <span className="inline-flex min-h-9 items-center gap-2 rounded-sm border border-line-control px-2.5 font-semibold text-label">
          <Repeat2 aria-hidden="true" strokeWidth={1.75} className="size-5 flex-none" />
          {texts.repeat[mark]}
        </span>
      )}
      {entry.enteredBy && <p>{entered}</p>}
    </div>
  );
}

/** Where a thing of a timeline has a page of its own; `null`: it has none for whoever reads. */
export type PathOf = (entry: Entry) => string | null;

/** Which readings were critical and not repeated in time. */
export type Marks = ReadonlyMap<Entry, RepeatMark>;

interface EntryRowProps {
  entry: Entry;
  timeZone: string;
  path?: string | null;
  mark?: RepeatMark | undefined;
  /** What is said of a reading that its patient entered. */
  entered: string;
}

/** One thing of a timeline as a line of its day. @see SCR-07 */
export function EntryRow({ entry, timeZone, path = null, mark, entered }: EntryRowProps) {
  const shown = useShownTime(timeZone);
  const time = shown(entry.time, 'time');
  return (
    <Row
      mark={<KindMark kind={entry.kind} vital={entry.vital} isCritical={entry.class === 'Critical'} />}
      time={time}
      below={entry.kind !== 'readings' && <Words entry={entry} path={path} />}
    >
      {entry.kind === 'readings' ? (
        <ReadingWords {...{ entry, mark, path, entered, time }} />
      ) : (
        <p dir="auto" className="text-fg-muted">
          {kindText(entry)}
        </p>
      )}
    </Row>
  );
}

/** What a thing is, and of whom, where it is said by somebody. */
function kindText({ kind, by, isOwn, reportType }: Entry): string {
  const name = by || loadWords.unknown;
  switch (kind) {
    case 'notes':
      return isOwn ? texts.ownMessage : texts.note({ name });
    case 'messages':
      return isOwn ? texts.ownMessage : texts.message({ name });
    case 'visits':
      return texts.visit;
    case 'files':
      return reportType ? texts.reports[reportType] : texts.file;
    default:
      return kind ? nameOf({ orders: texts.order }, kind) : loadWords.unknown;
  }
}

/** What is told of a thing, below what it is. */
function Words({ entry, path }: { entry: Entry; path: string | null }) {
  const { kind, text, by, status, isOwn } = entry;
  const said = text || loadWords.unknown;
  if (kind === 'notes' || kind === 'messages')
    return (
      <>
        <blockquote
          dir="auto"
          className="mt-1 whitespace-pre-wrap rounded-lg bg-brand-soft px-4 py-3 forced-colors:border"
        >
          {said}
        </blockquote>
        {path && !isOwn && (
          <p className="mt-2">
            <Link to={path}>
              {texts.answer}
              <span className="sr-only">: {kindText(entry)}</span>
            </Link>
          </p>
        )}
      </>
    );
  const more =
    kind === 'visits'
      ? by && texts.visitWith({ name: by })
      : kind === 'files'
        ? isOwn
          ? texts.ownFile
          : by && texts.fileFrom({ name: by })
        : status && texts.orderNow({ status: statusName(status) });
  return (
    <>
      <p dir="auto" className="font-semibold">
        {path && kind === 'files' ? <Link to={path}>{said}</Link> : said}
      </p>
      {more && (
        <p dir="auto" className="text-fg-muted">
          {more}
        </p>
      )}
    </>
  );
}
