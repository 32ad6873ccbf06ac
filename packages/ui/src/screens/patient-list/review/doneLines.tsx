import { clockText, patientRecordPath, type RoundRow } from '@rpm/domain';
import { workingModeWords } from '@rpm/domain/words/workingMode';
import type { DataColumn } from '../../../components/DataTable/columns.ts';
import { Link } from '../../../components/Link/Link.tsx';

const { done: texts, states } = workingModeWords;

/** A patient of the round as the list of what was done shows it. */
export interface DoneLine {
  userId: string;
  name: string;
  outcome: string;
  details: string;
  /** `none`: nothing of the queue was done with them. */
  state: 'reviewed' | 'snoozed' | 'left' | 'none';
  /** Recorded in the round. */
  seconds: number;
}

const order: readonly DoneLine['state'][] = ['left', 'snoozed', 'reviewed', 'none'];
const outcomes = { ...states, none: '–' } as const;

/**
 * Who was left open first, then what was done, by name. Who was only timed, called or written about, perhaps outside the
 * review, has no outcome of the queue, and comes last.
 */
export function doneLines(
  rows: readonly RoundRow[],
  left: readonly { userId: string; name: string }[],
  shown: (stamp: string) => string,
): DoneLine[] {
  const detailsOf = ({ snoozedUntil, reviewedTime, notes, calls }: RoundRow) =>
    [
      reviewedTime ? shown(reviewedTime) : snoozedUntil ? texts.until({ time: shown(snoozedUntil) }) : null,
      notes > 0 ? texts.notes({ count: notes }) : null,
      calls > 0 ? texts.calls({ count: calls }) : null,
    ]
      .filter((part) => part !== null)
      .join(', ');
  const line = (
    { userId, name }: { userId: string; name: string },
    state: DoneLine['state'],
    row: RoundRow | undefined,
  ): DoneLine => ({
    userId,
    name,
    state,
    outcome: outcomes[state],
    seconds: row?.seconds ?? 0,
    details: row ? detailsOf(row) : '',
  });
  const byId = new Map(rows.map((row) => [row.userId, row]));
  const isLeft = new Set(left.map(({ userId }) => userId));
  return [
    ...left.map(({ userId, name }) => {
      const row = byId.get(userId);
      return line({ userId, name }, 'left', row);
    }),
    ...rows
      .filter(({ userId }) => !isLeft.has(userId))
      .map((row) => line(row, row.reviewedTime ? 'reviewed' : row.snoozedUntil ? 'snoozed' : 'none', row))
      .sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state)),
  ];
}

/** Of whom the round counts: those with an outcome of the queue. */
export const ofQueue = (lines: readonly DoneLine[]): ReadonlySet<string> =>
  new Set(lines.flatMap(({ userId, state }) => (state === 'none' ? [] : [userId])));

export const doneColumns: readonly DataColumn<DoneLine>[] = [
  {
    id: 'name',
    header: texts.patient,
    width: 260,
    isRowHeader: true,
    cell: ({ userId, name }) => (
      <Link to={patientRecordPath(userId)} look="alone">
        <bdi className="wrap-anywhere">{name}</bdi>
      </Link>
    ),
  },
  { id: 'outcome', header: texts.outcome, width: 160, cell: ({ outcome }) => outcome },
  { id: 'details', header: texts.details, width: 380, cell: ({ details }) => details },
  {
    id: 'time',
    header: texts.time,
    width: 110,
    cell: ({ seconds }) => <span className="numeric">{seconds > 0 ? clockText(seconds) : '–'}</span>,
  },
];
