import type * as z from 'zod/mini';
import { readStamp, utcText } from '../time/time.ts';
import type { ReadingClass } from '../vitals/readings.ts';
import type { UnitSystem } from '../vitals/unitSystems.ts';
import { type Measure, readingText } from '../vitals/units.ts';
import { vitalMeasure } from '../vitals/vitalMeasures.ts';
import { type VitalParameter, vitalParameters } from '../vitals/vitalParameters.ts';
import type { VitalKind } from '../vitals/vitals.ts';
import type { Cell } from '../wire/csv.ts';
import type { ReadingRow } from './readingWire.ts';

/** The headings of a table of readings. */
export interface TableHeads {
  time: string;
  parameter: (parameter: VitalParameter, measure: Measure) => string;
  class: string;
  /** Above the marks of the readings of which the same device sent other values for the same second. */
  note: string;
  /** That mark. */
  contradicted: string;
  /** Of a reading for which its patient alone stands. */
  entered: string;
}

/** How the time and the class of a reading are written. */
export interface TableCells {
  time: (stamp: string) => Cell;
  class: (status: ReadingClass) => Cell;
}
const forPrograms: TableCells = {
  time: (stamp) => utcText(readStamp(stamp)),
  class: (status) => status,
};

/**
 * The readings of a vital as a table to be saved: a row of headings, then one row for each reading, in their order.
 * Times are written in UTC, so that the file says the same wherever it is opened, unless it is for one reader.
 *
 * @param heads what stands above the columns
 * @param units those of whoever reads the file
 * @param cells for a reader alone: in words, and by the reader's clock
 * @see API-22
 */
export function readingTable(
  vital: VitalKind,
  readings: readonly Pick<
    z.infer<typeof ReadingRow>,
    'mrTime' | 'class' | 'values' | 'isContradicted' | 'enteredBy'
  >[],
  heads: TableHeads,
  units: UnitSystem,
  cells = forPrograms,
): Cell[][] {
  const parameters = vitalParameters[vital];
  const measure = vitalMeasure(vital, units);
  const cell = (value: number | undefined) =>
    value === undefined ? null : Number(readingText(measure, value));
  return [
    [
      heads.time,
      ...parameters.map((parameter) => heads.parameter(parameter, measure)),
      heads.class,
      heads.note,
    ],
    ...readings.map(({ mrTime, values, class: status, isContradicted, enteredBy }) => [
      cells.time(mrTime),
      ...parameters.map(({ parameter }) => cell(values[parameter])),
      cells.class(status),
      [isContradicted && heads.contradicted, enteredBy && heads.entered].filter(Boolean).join('; ') || null,
    ]),
  ];
}

/** The name of the file of such a table. It says whose readings they are by nothing. */
export const readingFileName = (vital: VitalKind) =>
  `${vital.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, '-').toLowerCase()}.csv`;
