import { type Period, readingClasses } from '@rpm/domain';
import { clinicWords } from '@rpm/domain/words/clinic';
import { classWords } from '@rpm/domain/words/reading';
import type { ReactNode } from 'react';
import { DataTable } from '../../components/DataTable/DataTable.tsx';
import {
  ClassGlyph,
  CountText,
  PatientName,
  Share,
  type VitalsLine,
  vitalsColumns,
} from './vitalsColumns.tsx';

export interface VitalsTableProps {
  period: Period;
  lines: readonly VitalsLine[];
  skeletonRows?: number;
  isUpdating?: boolean;
  empty?: ReactNode;
}

const { tableName, columns: heads } = clinicWords;

/** How many readings of each class each patient has: a table, or cards on a phone. @see DDB-02, MYD-03 */
export function VitalsTable({
  period,
  ...rest
}: Omit<VitalsTableProps, 'lines'> & { lines: readonly VitalsLine[] }) {
  const { lines, ...table } = rest;
  return (
    <DataTable
      caption={tableName[period]}
      columns={vitalsColumns}
      rows={lines}
      rowKey={rowKey}
      card={card}
      {...table}
    />
  );
}

/** Names of one table differ. */
const rowKey = ([name]: VitalsLine) => name;

const card = (line: VitalsLine) => {
  const [, counts] = line;
  return (
    <article className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h3 className="min-w-0 grow text-h3">
          <PatientName line={line} />
        </h3>
        <p className="flex-none text-fg-muted">
          {heads.total} <CountText count={counts.total} />
        </p>
      </div>
      <Share line={line} />
      <dl className="grid @min-[17rem]/page:grid-cols-3 grid-cols-1 gap-2">
        {readingClasses.map((reading) => (
          <div key={reading}>
            <dt className="flex flex-wrap items-center gap-1 text-caption text-fg-muted">
              <ClassGlyph reading={reading} />
              {classWords[reading]}
            </dt>
            <dd className="numeric">
              <CountText count={counts[reading]} isGrave={reading === 'Critical'} />
            </dd>
          </div>
        ))}
      </dl>
    </article>
  );
};
