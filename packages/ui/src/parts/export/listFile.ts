import { type Cell, type ExportedPart, toCsv } from '@rpm/domain';

/** A list that can be saved as a file. */
export interface ListFile<Row, Place> {
  /** With its ending; nothing of a patient. */
  name: string;
  head: readonly Cell[];
  line: (row: Row) => Cell[];
  /** Asks for the next part. */
  ask: (after: Place | undefined) => Promise<ExportedPart<Row, Place>>;
}

/** Whoever asked for a file does not want it any more. */
export class GivenUp extends Error {}

/**
 * Reads a list part by part. What is written is kept as pieces of a file, which a browser keeps outside of the page's
 * memory when they are many; the rows of a part are gone before the next is asked for.
 *
 * @param isWanted asked before each part
 * @param tell gets how many rows there are so far
 * @throws GivenUp when the file is not wanted any more; else what a part throws
 */
export async function listPieces<Row, Place>(
  { head, line, ask }: ListFile<Row, Place>,
  isWanted: () => boolean,
  tell: (rows: number) => void,
): Promise<{ pieces: Blob[]; rows: number }> {
  const pieces = [new Blob([toCsv([head])])];
  let rows = 0;
  let after: Place | undefined;
  do {
    const { result, next } = await ask(after);
    if (!isWanted()) throw new GivenUp();
    pieces.push(new Blob([toCsv(result.map(line))]));
    rows += result.length;
    tell(rows);
    after = next ?? undefined;
  } while (after !== undefined);
  return { pieces, rows };
}
