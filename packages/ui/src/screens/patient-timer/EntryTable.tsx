import {
  clockText,
  entrySeconds,
  formatInstant,
  gapsOf,
  isAdministrator,
  overlapsOf,
  overlapsOfDay,
  type Place,
  type TimeEntryRow,
} from '@rpm/domain';
import { timerWords as texts } from '@rpm/domain/words/timer';
import { Pencil, Phone, Timer } from 'lucide-react';
import type { DataColumn } from '../../components/DataTable/columns.ts';
import { DataTable } from '../../components/DataTable/DataTable.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { stretchesOf } from '../../parts/timer/stretchesOf.ts';
import { useSession } from '../../providers/session/SessionProvider.tsx';

interface Line extends TimeEntryRow {
  day: string;
  span: string;
  /** What is told of it: an overlap, a gap, that it was changed or written by hand. */
  told: string[];
  mayEdit: boolean;
}

export interface EntryTableProps {
  /** `null` while they are read. */
  rows: readonly TimeEntryRow[] | null;
  list: 'patient' | 'day';
  /** Whether the month is closed for billing: then an administrator alone changes its time. */
  isClosed?: boolean;
  place: Place;
  /** What to do while there are none; on a page without a timer another way than on that of a patient. */
  emptyReason?: string;
  onEdit: (entry: TimeEntryRow) => void;
}

const icon = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-icon' } as const;

/** Entries, the newest first, with what overlaps and where nothing is recorded. @see SCR-03 */
export function EntryTable({
  rows,
  list,
  isClosed = false,
  place,
  emptyReason = texts.emptyReason,
  onEdit,
}: EntryTableProps) {
  const { user } = useSession();
  const entries = stretchesOf(rows ?? []);
  const overlaps = list === 'patient' ? overlapsOf(entries) : overlapsOfDay(entries);
  const gaps = list === 'day' ? gapsOf(entries) : [];
  const lines = (rows ?? []).toReversed().map((row): Line => {
    const overlap = overlaps.find(({ entryId }) => entryId === row.entryId);
    const gap = gaps.find(({ before }) => before === row.entryId);
    const time = (stamp: string) => formatInstant(stamp, 'time', place) ?? '';
    return {
      ...row,
      day: formatInstant(row.start, 'longMonthDay', place) ?? '',
      span: row.isRunning
        ? texts.since({ from: time(row.start) })
        : texts.span({ from: time(row.start), to: time(row.end) }),
      told: [
        ...(row.byHand ? [texts.byHand] : []),
        ...(row.ofNote ? [texts.ofNote] : []),
        ...(row.reason ? [texts.edited({ reason: texts.reasons[row.reason] })] : []),
        ...(overlap
          ? [
              texts[list === 'patient' ? 'overlap' : 'overlapOwnDay']({
                minutes: Math.ceil(overlap.seconds / 60),
                name: overlap.withName,
              }),
            ]
          : []),
        ...(gap ? [texts.gap({ count: Math.floor(gap.seconds / 60) })] : []),
      ],
      mayEdit:
        !row.isRunning &&
        !row.ofNote &&
        (isAdministrator(user.role) || (row.author.userId === user.userId && !isClosed)),
    };
  });
  return (
    <>
      <DataTable
        caption={texts.entries}
        columns={columnsOf(list, onEdit)}
        rows={lines}
        rowKey={({ entryId }) => entryId}
        {...(rows === null && { skeletonRows: 4 })}
        card={(line) => <EntryCard line={line} list={list} onEdit={onEdit} />}
        empty={
          <EmptyState
            headingLevel={3}
            icon={<Timer strokeWidth={1.5} />}
            title={list === 'patient' ? texts.empty : texts.emptyDay}
            reason={emptyReason}
          />
        }
      />
      {lines.length > 0 && (
        <p className="flex flex-wrap justify-between gap-x-4 gap-y-1 px-5 py-3 text-caption text-fg-muted max-md:px-0">
          <span>{texts.never}</span>
          <span>
            {list === 'day' && texts.gaps({ count: gaps.length })}
            {list === 'day' && overlaps.length > 0 && ', '}
            {(list === 'patient' || overlaps.length > 0) && texts.overlaps({ count: overlaps.length })}
          </span>
        </p>
      )}
    </>
  );
}

const What = ({ line }: { line: Line }) => (
  <span className="flex flex-col">
    <span className={line.isRunning ? 'font-semibold text-brand-fg' : undefined}>
      {line.isRunning
        ? texts.running({ activity: texts.activities[line.activity] })
        : texts.activities[line.activity]}
    </span>
    {line.note && <bdi className="break-words text-caption text-fg-muted">{line.note}</bdi>}
    {line.told.map((each) => (
      <span key={each} className="text-caption text-fg-muted">
        {each}
      </span>
    ))}
  </span>
);
const WithPhone = ({ children }: { children: string }) => (
  <span className="flex items-center gap-1.5">
    <Phone {...icon} />
    {children}
  </span>
);
const Contact = ({ line }: { line: Line }) =>
  line.isInteractive ? <WithPhone>{texts.yes}</WithPhone> : <span className="text-fg-muted">{texts.no}</span>;
const Edit = ({ line, onEdit }: { line: Line; onEdit: EntryTableProps['onEdit'] }) =>
  line.mayEdit && (
    <IconButton
      name={texts.edit({ time: `${line.day}, ${line.span}` })}
      icon={<Pencil {...icon} />}
      onClick={() => onEdit(line)}
    />
  );

const columnsOf = (
  list: EntryTableProps['list'],
  onEdit: EntryTableProps['onEdit'],
): readonly DataColumn<Line>[] => [
  {
    id: 'when',
    header: texts.columns.when,
    width: 150,
    isRowHeader: true,
    cell: ({ day, span }) => (
      <span className="flex flex-col font-regular">
        <span>{day}</span>
        <span className="text-caption text-fg-muted">{span}</span>
      </span>
    ),
  },
  { id: 'activity', header: texts.columns.activity, width: 210, cell: (line) => <What line={line} /> },
  list === 'patient'
    ? { id: 'by', header: texts.columns.by, width: 140, cell: ({ author }) => <bdi>{author.name}</bdi> }
    : { id: 'patient', header: texts.columns.patient, width: 140, cell: ({ name }) => <bdi>{name}</bdi> },
  { id: 'contact', header: texts.columns.contact, width: 90, cell: (line) => <Contact line={line} /> },
  {
    id: 'time',
    header: texts.columns.time,
    width: 80,
    cell: (line) => <span className="numeric font-semibold">{clockText(entrySeconds(line))}</span>,
  },
  { id: 'edit', header: texts.columns.edit, width: 64, cell: (line) => <Edit line={line} onEdit={onEdit} /> },
];

function EntryCard({ line, list, onEdit }: { line: Line } & Pick<EntryTableProps, 'list' | 'onEdit'>) {
  return (
    <div className="flex items-start justify-between gap-3">
      <div className="flex min-w-0 flex-col gap-1">
        <span className="font-semibold">
          {line.day}, {line.span}
        </span>
        <What line={line} />
        <bdi className="text-caption text-fg-muted">{list === 'patient' ? line.author.name : line.name}</bdi>
        {line.isInteractive && <WithPhone>{texts.columns.contact}</WithPhone>}
      </div>
      <div className="flex flex-none items-center gap-1">
        <span className="numeric font-semibold">{clockText(entrySeconds(line))}</span>
        <Edit line={line} onEdit={onEdit} />
      </div>
    </div>
  );
}
