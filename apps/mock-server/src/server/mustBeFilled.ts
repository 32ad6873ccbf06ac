import { filledWith } from '../seed/seedDatabase.ts';
import type { Database } from '../store/sql/open.ts';

/** Rejects with a sentence for the operator when the database has never been filled, as behind a wrong address. Gives what it was filled with. */
export async function mustBeFilled(db: Database) {
  const hasTables = (await db.introspection.getTables()).some(({ name }) => name === 'installation');
  const kind = hasTables ? await filledWith(db) : null;
  if (kind === null) throw new Error('This database is empty. Start the server first: npm start.');
  return kind;
}
