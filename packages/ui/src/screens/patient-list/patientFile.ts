import {
  type AsRead,
  type Cell,
  fullName,
  type ListedPatient,
  shortReading,
  type UnitSystem,
  utcText,
} from '@rpm/domain';
import { exportFileWords } from '@rpm/domain/words/exportFile';
import { patientListWords } from '@rpm/domain/words/patientList';
import { classWords } from '@rpm/domain/words/reading';
import { statusName, vitalName, vitalsText } from '../../hooks/names.ts';

const { columns } = patientListWords;
const texts = exportFileWords.patients;

/** The headings of the patients as a file: what the list shows, and the address that it is searched by. */
export const patientHead: readonly Cell[] = [
  ...[columns.name, columns.dob, texts.email, columns.provider, columns.vitals],
  ...[texts.latestVital, columns.latest, texts.latestClass, texts.latestTime, texts.critical, texts.cautious],
  ...[columns.days, columns.minutes, texts.reviewed, columns.device],
];

/** A patient as a line of the file: days as they are kept, times in UTC, the reading in the reader's units. */
export function patientFileLine(row: AsRead<ListedPatient>, units: UnitSystem): Cell[] {
  const { latest, unreviewed } = row;
  return [
    ...[fullName(row), row.birthDate, row.email, row.provider?.name ?? null],
    vitalsText(row.vitals),
    ...(latest
      ? [
          vitalName(latest.vital),
          shortReading(latest.vital, latest.values, units),
          classWords[latest.class],
          utcText(latest.takenAt),
        ]
      : [null, null, null, null]),
    ...[unreviewed?.critical ?? null, unreviewed?.cautious ?? null],
    ...[row.period?.days ?? null, row.minutesThisMonth, utcText(row.lastReviewedAt)],
    row.deviceStatus && statusName(row.deviceStatus),
  ];
}
