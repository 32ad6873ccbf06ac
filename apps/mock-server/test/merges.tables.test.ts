import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '../src/store/sql/migrate.ts';
import { movedTables, notMoved, readingsTable } from '../src/subjects/patients/merges.tables.ts';
import { patientTables } from './patientTables.ts';
import { emptyDatabase, open } from './stores.ts';

test('every table that knows a patient goes along with a merge, or says why not (F5)', async () => {
  const db = open(await emptyDatabase());
  await migrate(db);
  const { rows } = await sql<{ name: string }>`${patientTables}`.execute(db);
  const named = [...movedTables, readingsTable].map(({ table }) => table);
  expect(rows.map(({ name }) => name).sort()).toEqual([...named, ...Object.keys(notMoved)].sort());
});
