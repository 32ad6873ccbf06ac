import { alertWords } from '@rpm/domain/words/alert';
import type { DataColumn } from '../../components/DataTable/columns.ts';
import type { AlertLine } from './alertLine.ts';
import { Count, Owner, Patient, Severity, Value } from './cells.tsx';

const { columns: heads } = alertWords;

/**
 * The columns of the inbox.
 *
 * @param search the address that opens an alert
 * @param openId the alert that is open beside them: they are narrower then, so that all of them fit at 1280 px
 */
export const alertColumns = (
  search: (alertId: string) => string,
  openId: string | null,
): readonly DataColumn<AlertLine>[] => [
  { id: 'class', header: heads.class, width: 112, cell: (line) => <Severity line={line} /> },
  {
    id: 'patient',
    header: heads.patient,
    width: openId === null ? 164 : 142,
    isRowHeader: true,
    cell: (line) => <Patient line={line} search={search} openId={openId} />,
  },
  {
    id: 'value',
    header: heads.value,
    width: openId === null ? 236 : 190,
    cell: (line) => <Value line={line} />,
  },
  {
    id: 'readings',
    header: heads.readings,
    width: openId === null ? 124 : 106,
    cell: (line) => <Count line={line} />,
  },
  { id: 'since', header: heads.since, width: openId === null ? 96 : 76, cell: ({ since }) => since },
  {
    id: 'owner',
    header: heads.state,
    width: openId === null ? 144 : 132,
    cell: (line) => <Owner line={line} />,
  },
];
