import { patientRecordPath } from '@rpm/domain';
import { complianceWords as texts } from '@rpm/domain/words/compliance';
import { Link } from 'react-router-dom';
import { Button } from '../../components/Button/Button.tsx';
import type { DataColumn } from '../../components/DataTable/columns.ts';
import type { ComplianceLine } from './complianceLine.ts';

/** What rows can do. */
export interface ComplianceHow {
  /** The keys of the selected rows. */
  chosen: ReadonlySet<string>;
  choose: (keys: readonly string[], isOn: boolean) => void;
  onOpen: (key: string) => void;
}

interface CellProps {
  line: ComplianceLine;
  how: ComplianceHow;
}

function Select({ line: { key, name, wrong }, how: { chosen, choose } }: CellProps) {
  return (
    <label className="grid size-11 cursor-pointer place-items-center">
      <span className="sr-only">{texts.select({ name, what: wrong })}</span>
      <input
        type="checkbox"
        aria-keyshortcuts="X"
        checked={chosen.has(key)}
        onChange={({ target }) => choose([key], target.checked)}
        onKeyDown={(event) => {
          if (event.key.toLowerCase() === 'x') choose([key], !chosen.has(key));
        }}
        className="size-4.5 cursor-pointer accent-brand-solid"
      />
    </label>
  );
}

export function CompliancePatient({ line: { row, name, birthDate } }: Pick<CellProps, 'line'>) {
  return (
    <>
      {row.userId === null ? (
        <bdi>{name}</bdi>
      ) : (
        <Link
          to={patientRecordPath(row.userId)}
          className="font-semibold underline decoration-1 decoration-line-strong underline-offset-[0.2em] hover:text-fg-link-hover hover:decoration-2"
        >
          <bdi className="wrap-anywhere">{name}</bdi>
        </Link>
      )}
      <span className="block font-normal text-caption text-fg-muted">{birthDate}</span>
    </>
  );
}

export const ComplianceWrong = ({ line: { wrong, about, over } }: Pick<CellProps, 'line'>) => (
  <>
    <span className="numeric block font-semibold">{wrong}</span>
    <span className="block text-caption text-fg-muted">{about}</span>
    {over && <span className="block text-caption text-fg-muted">{over}</span>}
  </>
);

const Device = ({ line: { device, model } }: Pick<CellProps, 'line'>) => (
  <>
    <bdi className="wrap-anywhere block">{device}</bdi>
    {model && <bdi className="wrap-anywhere block text-caption text-fg-muted">{model}</bdi>}
  </>
);

const Owner = ({ line: { owner, snoozed } }: Pick<CellProps, 'line'>) => (
  <>
    <bdi className="wrap-anywhere block">{owner}</bdi>
    {snoozed && <span className="block text-caption text-fg-muted">{snoozed}</span>}
  </>
);

function Actions({ line: { key, row, name, wrong }, how: { onOpen } }: CellProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" aria-haspopup="dialog" onClick={() => onOpen(key)}>
        <span aria-hidden="true">{texts.open}</span>
        <span className="sr-only">{texts.openName({ name, what: wrong })}</span>
      </Button>
      {row.phone && (
        <a
          href={`tel:${row.phone.replaceAll(/[^+\d]/g, '')}`}
          className="grid min-h-9 content-center underline underline-offset-[0.2em] hover:text-fg-link-hover max-md:min-h-11"
        >
          <span aria-hidden="true">{texts.call}</span>
          <span className="sr-only">{texts.callName({ name })}</span>
        </a>
      )}
    </div>
  );
}

/** The columns of the alerts about devices and habits. */
export const complianceColumns = (how: ComplianceHow): readonly DataColumn<ComplianceLine>[] => {
  const { columns: heads } = texts;
  return [
    { id: 'select', header: heads.select, width: 84, cell: (line) => <Select line={line} how={how} /> },
    {
      id: 'patient',
      header: heads.patient,
      width: 156,
      isRowHeader: true,
      cell: (line) => <CompliancePatient line={line} />,
    },
    { id: 'wrong', header: heads.wrong, width: 200, cell: (line) => <ComplianceWrong line={line} /> },
    { id: 'device', header: heads.device, width: 140, cell: (line) => <Device line={line} /> },
    { id: 'lastReading', header: heads.lastReading, width: 140, cell: ({ lastReading }) => lastReading },
    { id: 'days', header: heads.days, width: 84, align: 'end', cell: ({ days }) => days },
    { id: 'says', header: heads.says, width: 108, cell: ({ says }) => says },
    { id: 'owner', header: heads.owner, width: 108, cell: (line) => <Owner line={line} /> },
    { id: 'action', header: heads.action, width: 136, cell: (line) => <Actions line={line} how={how} /> },
  ];
};

/** An alert on a phone. */
export function ComplianceCard({ line, how }: CellProps) {
  const { columns: heads } = texts;
  const facts = [
    { name: heads.device, value: line.device },
    { name: heads.lastReading, value: line.lastReading },
    { name: heads.days, value: line.days },
    { name: heads.owner, value: line.owner },
  ];
  return (
    <article className="flex flex-col gap-2">
      <div className="flex items-center gap-2">
        <Select line={line} how={how} />
        <h2 className="text-h3">
          <CompliancePatient line={line} />
        </h2>
      </div>
      <ComplianceWrong line={line} />
      <dl className="flex flex-wrap gap-x-4 gap-y-1 text-caption">
        {facts.map(({ name, value }) => (
          <div key={name} className="flex flex-wrap gap-x-1">
            <dt className="text-fg-muted">{name}</dt>
            <dd className="numeric font-semibold">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {line.row.awayUntil && <p>{line.says}</p>}
      {line.snoozed && <p className="text-caption text-fg-muted">{line.snoozed}</p>}
      <Actions line={line} how={how} />
    </article>
  );
}
