import {
  type Cell,
  fullName,
  type OnBad,
  parseStamp,
  type ReadPatientFileRow,
  shortReading,
  type UnitSystem,
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
export function patientFileLine(row: ReadPatientFileRow, units: UnitSystem, onBad: OnBad): Cell[] {
  const { firstName, middleName, lastName, latest, unreviewedReadings } = row;
  const utc = (stamp: string | null | undefined) =>
    (stamp && parseStamp(stamp, onBad)?.toISOString()) || null;
  return [
    ...[fullName({ firstName, middleName, lastName }), row.dob, row.username, row.provider?.name ?? null],
    vitalsText(row.vitals),
    ...(latest
      ? [
          vitalName(latest.mrSubType),
          shortReading(latest.mrSubType, latest.values, units),
          classWords[latest.class],
          utc(latest.mrTime),
        ]
      : [null, null, null, null]),
    ...[unreviewedReadings?.critical ?? null, unreviewedReadings?.cautious ?? null],
    ...[row.daysThisMonth, row.minutesThisMonth, utc(row.lastReviewed)],
    row.deviceStatus && statusName(row.deviceStatus),
  ];
}
