import { createHash } from 'node:crypto';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The statements that a migration makes, as they are sent, without running them. */
async function statementsOf(migration: Migration): Promise<string[]> {
  const statements: string[] = [];
  const recorder = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => {
      statements.push(query.sql);
    },
  });
  await migration.up(recorder);
  return statements;
}

/** A mark of what a migration does to the tables; how its statements are laid out in lines does not count. */
export async function checksumOf(migration: Migration): Promise<string> {
  const text = (await statementsOf(migration)).map((each) => each.trim().replace(/\s+/g, ' ')).join(';\n');
  return createHash('sha256').update(text).digest('hex');
}
