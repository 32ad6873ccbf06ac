import { type Compilable, type Expression, sql } from 'kysely';
import type { Database } from './open.ts';
import { prepared } from './prepared.ts';

/**
 * The rows of a query of the builder, asked as a statement that each connection prepares once.
 *
 * @param query made of what it is given: what watches the statements of `db` sees one
 * @see prepared
 */
export async function keptRows<Row>(
  db: Database,
  query: (from: Database) => Compilable<Row> & Expression<unknown>,
): Promise<Row[]> {
  return (await sql<Row>`${prepared} ${query(db.withoutPlugins())}`.execute(db)).rows;
}
