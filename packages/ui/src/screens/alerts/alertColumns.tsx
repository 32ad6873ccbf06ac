import { alertWords } from '@rpm/domain/words/alert';
import type { DataColumn } from '../../components/DataTable/columns.ts';
import type { AlertLine } from './alertLine.ts';
import { Count, Owner, Patient, Severity, Value } from './cells.tsx';

const { columns: heads } = alertWords;

/**
 * The columns of the inbox.
 *
 * @param search the address that opens an alert
 */
export const alertColumns = (search: (alertId: string) => string): readonly DataColumn<AlertLine>[] => [
  { id: 'class', header: heads.class, width: 112, cell: (line) => <Severity line={line} /> },
  {
    id: 'patient',
    header: heads.patient,
    width: 164,
    isRowHeader: true,
    cell: (line) => <Patient line={line} search={search} />,
  },
  { id: 'value', header: heads.value, width: 236, cell: (line) => <Value line={line} /> },
  { id: 'readings', header: heads.readings, width: 124, cell: (line) => <Count line={line} /> },
  { id: 'since', header: heads.since, width: 96, cell: ({ since }) => since },
  { id: 'owner', header: heads.state, width: 144, cell: (line) => <Owner line={line} /> },
];

const widthsBeside: Readonly<Record<string, number>> = {
  class: 112,
  patient: 142,
  value: 190,
  readings: 106,
  since: 76,
  owner: 132,
};

/** The same while an alert is open beside them: narrower, so that all of them fit at 1280 px. */
export const besideAlert = (columns: readonly DataColumn<AlertLine>[]): readonly DataColumn<AlertLine>[] =>
  columns.map((column) => ({ ...column, width: widthsBeside[column.id] ?? 0 }));
