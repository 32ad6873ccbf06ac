import { patientRecordPath } from '@rpm/domain';
import { noiseWords as texts } from '@rpm/domain/words/noise';
import { Link } from 'react-router-dom';
import { Button } from '../../components/Button/Button.tsx';
import type { DataColumn } from '../../components/DataTable/columns.ts';
import { ReadingTag } from '../../components/ReadingTag/ReadingTag.tsx';
import type { NoiseLine, ReviewAsked, SideLine } from './noiseLine.ts';

/** What a row can do. */
export interface NoiseHow {
  /** The row whose form is being opened. */
  openingKey: string | null;
  review: (asked: ReviewAsked) => void;
  /** The greatest count of the page: as long as a bar gets. */
  most: number;
}

/** The patient, whose record the name opens. */
export const PatientName = ({ userId, name }: Pick<SideLine, 'userId' | 'name'>) =>
  userId === null ? (
    <bdi>{name}</bdi>
  ) : (
    <Link
      to={patientRecordPath(userId)}
      className="font-semibold underline decoration-1 decoration-line-strong underline-offset-[0.2em] hover:text-fg-link-hover hover:decoration-2"
    >
      <bdi className="wrap-anywhere">{name}</bdi>
    </Link>
  );

/** Opens Set Reference Range. */
export function Review({
  line: { key, name, what, asked, action = texts.review },
  how: { openingKey, review },
}: {
  line: Pick<SideLine, 'key' | 'name' | 'what' | 'asked' | 'action'>;
  how: Pick<NoiseHow, 'openingKey' | 'review'>;
}) {
  if (!asked) return null;
  return (
    <Button
      size="sm"
      aria-haspopup="dialog"
      busy={openingKey === key ? texts.opening : undefined}
      onClick={() => review(asked)}
    >
      <span aria-hidden="true">{action}</span>
      <span className="sr-only">{texts.actionName({ action, name, what })}</span>
    </Button>
  );
}

const Who = ({ line: { row, name, setBy } }: { line: NoiseLine }) => (
  <>
    <PatientName userId={row.userId} name={name} />
    <span className="wrap-anywhere block font-normal text-caption text-fg-muted">
      <bdi>{setBy}</bdi>
    </span>
  </>
);

const Limit = ({ line: { row, limit } }: { line: NoiseLine }) => (
  <span className="flex flex-col items-start gap-1">
    <span className="font-semibold">{limit}</span>
    {row.class && <ReadingTag reading={row.class} />}
  </span>
);

/** How often it fired; hatched: without action. The figures say it, the bar shows it. */
function Fired({ line: { row }, how: { most } }: { line: NoiseLine; how: Pick<NoiseHow, 'most'> }) {
  const { fired, withoutAction } = row;
  if (fired === null || withoutAction === null) return null;
  const width = (count: number) => ({ width: `${(count / Math.max(1, most)) * 100}%` });
  return (
    <span className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-center gap-x-2">
      <strong className="numeric text-end">{fired}</strong>
      <span aria-hidden="true" className="flex h-2.5 gap-0.5">
        <span className="hatched border border-reading-cautious-mark" style={width(withoutAction)} />
        <span
          className="bg-brand-solid forced-colors:bg-[Highlight]"
          style={width(Math.max(0, fired - withoutAction))}
        />
      </span>
      <span className="col-start-2 text-caption text-fg-muted">
        {texts.withoutAction({ count: withoutAction })}
      </span>
    </span>
  );
}

const Other = ({ line: { other } }: { line: NoiseLine }) => (
  <>
    <span className="numeric block">{other[0]}</span>
    {other[1] && <span className="block text-caption text-fg-muted">{other[1]}</span>}
  </>
);

const { columns: heads } = texts;

/** The columns of the limits that fire often. */
export const noiseColumns = (how: NoiseHow): readonly DataColumn<NoiseLine>[] => [
  {
    id: 'patient',
    header: heads.patient,
    width: 188,
    isRowHeader: true,
    cell: (line) => <Who line={line} />,
  },
  { id: 'limit', header: heads.limit, width: 168, cell: (line) => <Limit line={line} /> },
  { id: 'fired', header: heads.fired, width: 172, cell: (line) => <Fired line={line} how={how} /> },
  { id: 'other', header: heads.other, width: 172, cell: (line) => <Other line={line} /> },
  { id: 'action', header: heads.action, width: 148, cell: (line) => <Review line={line} how={how} /> },
];

/** A limit on a phone. */
export function NoiseCard({ line, how }: { line: NoiseLine; how: NoiseHow }) {
  return (
    <article className="flex flex-col gap-2">
      <h3 className="text-h3">
        <Who line={line} />
      </h3>
      <Limit line={line} />
      <Fired line={line} how={how} />
      <div>
        <span className="text-caption text-fg-muted">{heads.other}: </span>
        <Other line={line} />
      </div>
      <div>
        <Review line={line} how={how} />
      </div>
    </article>
  );
}
