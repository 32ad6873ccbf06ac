import * as z from 'zod/mini';

/** Some rows of a list that is exported, and where it goes on. */
export interface ExportedPart<Row, Place> {
  result: Row[];
  /** After what the next part begins; `null`: this one was the last. */
  next: Place | null;
}

/**
 * A part of an exported list. A row that is no record at all is refused with its part: a file that lacks a row says so
 * nowhere.
 *
 * @see ADR 54
 */
export const exportedPart = <Row extends z.ZodMiniType, Place extends z.ZodMiniType>(
  row: Row,
  place: Place,
) => z.object({ result: z.array(row), next: z.nullable(place) });

/** The first rows of a part and where the next one goes on, of rows of which one more was asked for than fit. */
export function cutPart<Row, Place>(
  rows: readonly Row[],
  most: number,
  placeOf: (row: Row) => Place,
): { rows: Row[]; next: Place | null } {
  const part = rows.slice(0, most);
  const last = part.at(-1);
  return { rows: part, next: last !== undefined && rows.length > most ? placeOf(last) : null };
}
