import { patientListMessages } from '@rpm/domain';
import type { DataColumn } from '../../components/DataTable/index.ts';
import { Count, DeviceState, Latest, PatientName, Reviewed, Shown, Vitals } from './cells.tsx';
import type { PatientLine } from './patientLines.ts';

const { columns: heads } = patientListMessages;

const common: readonly DataColumn<PatientLine>[] = [
  {
    id: 'name',
    header: heads.name,
    width: 172,
    sticky: 'left',
    isRowHeader: true,
    cell: (line) => <PatientName line={line} />,
  },
  { id: 'dob', header: heads.dob, width: 146, cell: ({ birthDate }) => <Shown>{birthDate}</Shown> },
  { id: 'vitals', header: heads.vitals, width: 96, cell: (line) => <Vitals line={line} /> },
  { id: 'latest', header: heads.latest, width: 284, cell: (line) => <Latest line={line} /> },
  { id: 'days', header: heads.days, width: 84, align: 'end', cell: ({ days }) => <Count>{days}</Count> },
  {
    id: 'minutes',
    header: heads.minutes,
    width: 92,
    align: 'end',
    cell: ({ minutes }) => <Count>{minutes}</Count>,
  },
  { id: 'reviewed', header: heads.reviewed, width: 144, cell: (line) => <Reviewed line={line} /> },
  { id: 'device', header: heads.device, width: 146, cell: (line) => <DeviceState line={line} /> },
];

const provider: DataColumn<PatientLine> = {
  id: 'provider',
  header: heads.provider,
  width: 156,
  cell: (line) => <Shown>{line.provider}</Shown>,
};

/** The columns of a list: in that of a whole clinic, who is responsible stands beside the name. */
export const patientColumns = {
  own: common,
  clinic: [...common.slice(0, 2), provider, ...common.slice(2)],
} as const;
