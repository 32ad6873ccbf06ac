import { patientListWords } from '@rpm/domain/words/patientList';
import type { DataColumn } from '../../components/DataTable/columns.ts';
import { Count, DeviceState, Latest, PatientName, Reviewed, Shown, Unreviewed, Vitals } from './cells.tsx';
import type { PatientLine } from './patientLines.ts';

const { columns: heads } = patientListWords;

const name: DataColumn<PatientLine> = {
  id: 'name',
  header: heads.name,
  width: 172,
  sticky: 'left',
  isRowHeader: true,
  cell: (line) => <PatientName line={line} />,
};
const birthDate: DataColumn<PatientLine> = {
  id: 'dob',
  header: heads.dob,
  width: 158,
  cell: ({ birthDate: born }) => <Shown>{born}</Shown>,
};
/** With a provider's column the table would scroll sideways at 1440 px: the birth date goes under the name. */
const nameAndBirthDate: DataColumn<PatientLine> = {
  ...name,
  width: 188,
  cell: (line) => (
    <>
      <PatientName line={line} />
      <span className="block font-normal text-caption text-fg-muted">
        {heads.dob} <Shown>{line.birthDate}</Shown>
      </span>
    </>
  ),
};
const provider: DataColumn<PatientLine> = {
  id: 'provider',
  header: heads.provider,
  width: 156,
  cell: (line) => <Shown>{line.provider}</Shown>,
};

const facts: readonly DataColumn<PatientLine>[] = [
  { id: 'vitals', header: heads.vitals, width: 84, cell: (line) => <Vitals line={line} /> },
  { id: 'latest', header: heads.latest, width: 284, cell: (line) => <Latest line={line} /> },
  { id: 'unreviewed', header: heads.unreviewed, width: 132, cell: (line) => <Unreviewed line={line} /> },
  { id: 'days', header: heads.days, width: 84, align: 'end', cell: ({ days }) => days },
  {
    id: 'minutes',
    header: heads.minutes,
    width: 84,
    align: 'end',
    cell: ({ minutes }) => <Count>{minutes}</Count>,
  },
  { id: 'reviewed', header: heads.reviewed, width: 160, cell: (line) => <Reviewed line={line} /> },
  { id: 'device', header: heads.device, width: 146, cell: (line) => <DeviceState line={line} /> },
];

/** The columns of a list: in that of a whole clinic, who is responsible stands beside the name. */
const wide = {
  own: [name, birthDate, ...facts],
  clinic: [nameAndBirthDate, provider, ...facts],
} as const;

/** Narrower ones, so that a window of 1280 px shows them all: dates and names then take a line more. */
const narrowWidths: Readonly<Record<string, number>> = {
  name: 164,
  dob: 100,
  provider: 112,
  latest: 262,
  unreviewed: 122,
  days: 76,
  minutes: 80,
  reviewed: 112,
  device: 146,
};
const narrowed = (columns: readonly DataColumn<PatientLine>[]) =>
  columns.map((column) => ({ ...column, width: narrowWidths[column.id] ?? column.width ?? 0 }));

/** The columns by the width of the window, then by the scope of the list. */
export const patientColumns = {
  wide,
  narrow: { own: narrowed(wide.own), clinic: narrowed(wide.clinic) },
} as const;

/** Where the wide columns would not fit. */
export const narrowListQuery = 'screen and (width < 90rem)';
