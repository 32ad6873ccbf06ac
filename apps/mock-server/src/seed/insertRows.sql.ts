import type { InsertObject } from 'kysely';
import type { Database } from '../store/sql/open.ts';
import type { Tables } from '../store/sql/tables.ts';

/** Rows of one insert. PostgreSQL takes 65,535 values in a statement; the widest table has 30 columns. */
export const rowsAtOnce = 2000;

/** A row of a table, as it is written. */
export type Row<T extends keyof Tables> = InsertObject<Tables, T>;

/** Writes rows, so many at once as a statement takes. */
export async function insertAll<T extends keyof Tables>(
  db: Database,
  table: T,
  rows: Iterable<Row<T>>,
): Promise<void> {
  let chunk: Row<T>[] = [];
  const send = async () => {
    if (chunk.length > 0) await db.insertInto(table).values(chunk).execute();
    chunk = [];
  };
  for (const row of rows) {
    chunk.push(row);
    if (chunk.length === rowsAtOnce) await send();
  }
  await send();
}
