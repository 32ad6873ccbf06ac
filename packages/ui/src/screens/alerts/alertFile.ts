import {
  type Cell,
  type OnBad,
  type ReadAlertRow,
  readingText,
  type UnitSystem,
  vitalMeasure,
} from '@rpm/domain';
import { alertWords } from '@rpm/domain/words/alert';
import { exportFileWords } from '@rpm/domain/words/exportFile';
import { gainWords } from '@rpm/domain/words/gain';
import { classWords } from '@rpm/domain/words/reading';
import { parameterName, vitalName } from '../../hooks/names.ts';
import { utcOf } from '../../parts/export/utcOf.ts';

const { columns } = alertWords;
const texts = exportFileWords.alerts;

/** The headings of the alerts as a file. */
export const alertHead: readonly Cell[] = [
  ...[columns.class, columns.patient, texts.birthDate, texts.vital, texts.parameter],
  ...[columns.value, texts.unit, texts.side, texts.limit, texts.taken],
  ...[columns.readings, texts.first, texts.last, texts.state, columns.state, texts.snoozedUntil],
  ...[texts.outcome, texts.resolved],
];

/** An alert as a line of the file: values in the reader's units, times in UTC. @see SCR-02 */
export function alertFileLine(row: ReadAlertRow, units: UnitSystem, onBad: OnBad): Cell[] {
  const utc = (stamp: string | null) => utcOf(stamp, onBad);
  const measure = row.vital && vitalMeasure(row.vital, units);
  const number = (value: number | null) =>
    measure && value !== null ? Number(readingText(measure, value)) : null;
  const measured = row.period ? gainWords.about : row.parameter && parameterName(row.parameter);
  return [
    ...[row.class && classWords[row.class], row.name, row.dob, row.vital && vitalName(row.vital), measured],
    ...[number(row.value), measure?.unit ?? null, row.side && texts.sides[row.side], number(row.limit)],
    ...[utc(row.valueTime), row.readings, utc(row.firstTime), utc(row.lastTime)],
    ...[row.state && texts.states[row.state], row.owner?.name ?? null, utc(row.snoozedUntil)],
    ...[row.outcome && alertWords.outcomes[row.outcome], utc(row.resolvedTime)],
  ];
}
