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
        {below && <div className="wrap-anywhere basis-full pt-1">{below}</div>}
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
      below={isSaid(entry) && <Said entry={entry} path={path} />}
    >
      {entry.kind === 'readings' ? (
        <ReadingWords {...{ entry, mark, path, entered, time }} />
      ) : (
        <Words entry={entry} path={path} />
      )}
    </Row>
  );
}

/** Whether somebody says it in words of their own. */
const isSaid = ({ kind }: Entry) => kind === 'notes' || kind === 'messages';
const saidBy = ({ kind, by }: Entry) => {
  const name = by || loadWords.unknown;
  return kind === 'notes' ? texts.note({ name }) : texts.message({ name });
};

/** What a note or a message says, and the way to an answer. */
function Said({ entry, path }: { entry: Entry; path: string | null }) {
  return (
    <>
      <blockquote
        dir="auto"
        className="whitespace-pre-wrap rounded-lg bg-brand-soft px-4 py-3 forced-colors:border"
      >
        {entry.text || loadWords.unknown}
      </blockquote>
      {path && !entry.isOwn && (
        <p className="mt-2">
          <Link to={path}>
            {texts.answer}
            <span className="sr-only">: {saidBy(entry)}</span>
          </Link>
        </p>
      )}
    </>
  );
}

function Words({ entry, path }: { entry: Entry; path: string | null }) {
  const { kind, text, by, status, reportType, isOwn } = entry;
  const name = by || loadWords.unknown;
  const said = text || loadWords.unknown;
  switch (kind) {
    case 'notes':
    case 'messages':
      return (
        <p dir="auto" className="text-fg-muted">
          {isOwn ? texts.ownMessage : saidBy(entry)}
        </p>
      );
    case 'visits':
      return (
        <>
          <p className="text-fg-muted">{texts.visit}</p>
          <p dir="auto" className="font-semibold">
            {said}
          </p>
          {by && (
            <p dir="auto" className="text-fg-muted">
              {texts.visitWith({ name })}
            </p>
          )}
        </>
      );
    case 'files':
      return (
        <>
          <p className="text-fg-muted">{reportType ? texts.reports[reportType] : texts.file}</p>
          <p dir="auto" className="font-semibold">
            {path ? <Link to={path}>{said}</Link> : said}
          </p>
          {by && (
            <p dir="auto" className="text-fg-muted">
              {texts.fileFrom({ name })}
            </p>
          )}
        </>
      );
    default:
      return (
        <>
          <p className="text-fg-muted">{kind ? nameOf({ orders: texts.order }, kind) : loadWords.unknown}</p>
          <p dir="auto" className="font-semibold">
            {said}
          </p>
          {status && <p className="text-fg-muted">{texts.orderNow({ status: statusName(status) })}</p>}
        </>
      );
  }
}
