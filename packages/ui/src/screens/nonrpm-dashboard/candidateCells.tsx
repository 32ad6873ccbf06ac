import {
  type CandidateRow,
  fullName,
  type OnBad,
  patientRecordPath,
  shortReading,
  type UnitSystem,
} from '@rpm/domain';
import { candidateWords as texts } from '@rpm/domain/words/candidate';
import { loadWords } from '@rpm/domain/words/load';
import type { ReactNode } from 'react';
import type { DataColumn } from '../../components/DataTable/columns.ts';
import { Link } from '../../components/Link/Link.tsx';
import { ReadingTag } from '../../components/ReadingTag/ReadingTag.tsx';
import { dayText } from '../../parts/person/personTexts.ts';
import { enrollPath } from './enrollPath.ts';

/** How times and values are shown. */
export interface CandidateHow {
  onBad: OnBad;
  units: UnitSystem;
  /** The day of a stamp. */
  day: (stamp: string) => string;
}

const muted = 'block text-caption text-fg-muted wrap-anywhere';
const nameOf = (row: CandidateRow) => fullName(row) || loadWords.unknown;
const Two = ({ first, second }: { first: ReactNode; second: ReactNode }) => (
  <span className="block">
    <span className="wrap-anywhere block">{first}</span>
    <span className={muted}>{second}</span>
  </span>
);
const Never = () => <span className="text-fg-muted">{texts.never}</span>;

export const Name = ({ row, how }: CellProps) => (
  <Two
    first={
      <Link to={patientRecordPath(row.userId)}>
        <bdi>{nameOf(row)}</bdi>
      </Link>
    }
    second={dayText(row.dob, how.onBad)}
  />
);

/** The first reason in words, with the conditions under it. */
export function Why({ row: { reasons, conditions, hasOrder, isCandidate } }: { row: CandidateRow }) {
  const [first = 'nothing'] = reasons;
  const why = hasOrder
    ? texts.why.onItsWay
    : isCandidate || first === 'nothing'
      ? texts.why[first]
      : reasons.includes('visit')
        ? texts.why.nothing
        : texts.why.notSeen;
  const named = conditions.map((condition) => texts.conditions[condition]);
  const list = named.length === 0 ? '' : named.reduce((a, b) => texts.and({ first: a, second: b }));
  return <Two first={why} second={list} />;
}

export const Visit = ({ row: { lastVisit }, how }: CellProps) =>
  lastVisit ? <Two first={how.day(lastVisit.time)} second={<bdi>{lastVisit.performer}</bdi>} /> : <Never />;

export function Lab({ row: { lastLab }, how }: CellProps) {
  if (!lastLab) return <Never />;
  const { result, display, time } = lastLab;
  const value = result && [result.value, result.unit].filter((part) => part !== null).join('\u00a0');
  return (
    <Two
      first={<bdi lang="en">{result && value ? texts.result({ name: result.name, value }) : display}</bdi>}
      second={how.day(time)}
    />
  );
}

export const LatestAtHome = ({ row: { latest }, how }: CellProps) =>
  latest ? (
    <span className="flex flex-wrap items-center gap-2">
      {latest.class !== 'Normal' && <ReadingTag reading={latest.class} />}
      <Two
        first={shortReading(latest.mrSubType, latest.values, how.units) || loadWords.unknown}
        second={how.day(latest.mrTime)}
      />
    </span>
  ) : (
    <Never />
  );

export const Act = ({ row }: { row: CandidateRow }) => {
  const of = <span className="sr-only"> {texts.of({ name: nameOf(row) })}</span>;
  return row.hasOrder ? (
    <Link to="/orders" look="secondary" size="sm">
      {texts.seeOrders}
      {of}
    </Link>
  ) : (
    <Link to={enrollPath(row.userId)} look={row.isCandidate ? 'soft' : 'secondary'} size="sm">
      {texts.enroll}
      {of}
    </Link>
  );
};

interface CellProps {
  row: CandidateRow;
  how: CandidateHow;
}

/** The columns of those who have no device. */
export function candidateColumns(how: CandidateHow): DataColumn<CandidateRow>[] {
  const { columns } = texts;
  return [
    {
      id: 'name',
      header: columns.name,
      width: 150,
      isRowHeader: true,
      cell: (row) => <Name {...{ row, how }} />,
    },
    { id: 'why', header: columns.why, width: 180, cell: (row) => <Why row={row} /> },
    { id: 'visit', header: columns.visit, width: 142, cell: (row) => <Visit {...{ row, how }} /> },
    { id: 'lab', header: columns.lab, width: 150, cell: (row) => <Lab {...{ row, how }} /> },
    { id: 'latest', header: columns.latest, width: 142, cell: (row) => <LatestAtHome {...{ row, how }} /> },
    {
      id: 'actions',
      header: columns.actions,
      width: 114,
      align: 'end',
      sticky: 'right',
      isForScreen: true,
      cell: (row) => <Act row={row} />,
    },
  ];
}

/** The same as a card on a phone. */
export const CandidateCard = ({ row, how }: CellProps) => (
  <div className="flex flex-col gap-3">
    <div className="flex items-start justify-between gap-3">
      <Name {...{ row, how }} />
      <Act row={row} />
    </div>
    <Why row={row} />
    <dl className="grid grid-cols-2 gap-x-4 gap-y-2">
      {(
        [
          [texts.columns.visit, <Visit key="visit" {...{ row, how }} />],
          [texts.columns.lab, <Lab key="lab" {...{ row, how }} />],
          [texts.columns.latest, <LatestAtHome key="latest" {...{ row, how }} />],
        ] as const
      ).map(([name, value]) => (
        <div key={name}>
          <dt className="text-caption text-fg-muted">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </div>
);
