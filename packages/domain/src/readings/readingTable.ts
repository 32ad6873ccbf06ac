import type * as z from 'zod/mini';
import { readStamp } from '../time/time.ts';
import { type VitalParameter, vitalParameters } from '../vitals/vitalParameters.ts';
import type { VitalKind } from '../vitals/vitals.ts';
import type { Cell } from '../wire/csv.ts';
import type { ReadingRow } from './readingWire.ts';

/** The headings of a table of readings. */
export interface TableHeads {
  time: string;
  parameter: (parameter: VitalParameter) => string;
  class: string;
}

/**
 * The readings of a vital as a table to be saved: a row of headings, then one row for each reading, in their order.
 * Times are written in UTC, so that the file says the same wherever it is opened.
 *
 * @param heads what stands above the columns
 * @see API-22
 */
export function readingTable(
  vital: VitalKind,
  readings: readonly Pick<z.infer<typeof ReadingRow>, 'mrTime' | 'class' | 'values'>[],
  heads: TableHeads,
): Cell[][] {
  const parameters = vitalParameters[vital];
  return [
    [heads.time, ...parameters.map(heads.parameter), heads.class],
    ...readings.map(({ mrTime, values, class: status }) => [
      readStamp(mrTime)?.toISOString().replace('.000Z', 'Z') ?? null,
      ...parameters.map(({ parameter }) => values[parameter] ?? null),
      status,
    ]),
  ];
}

/** The name of the file of such a table. It says whose readings they are by nothing. */
export const readingFileName = (vital: VitalKind) =>
  `${vital.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, '-').toLowerCase()}.csv`;
