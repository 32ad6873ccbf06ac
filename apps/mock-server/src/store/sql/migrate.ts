import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { migrations as ours } from '../../rooms/migrations.ts';
import { checksumOf } from './migrationText.ts';
import type { Database } from './open.ts';

/**
 * Brings the tables up to date. Harmless when they are.
 *
 * Each change of the tables is kept with a mark of its statements. A change that was edited after a database had it
 * would leave two kinds of databases behind one name, so it stops the start (F10).
 *
 * @throws Error in plain words when this program and the tables do not fit together
 */
export async function migrate(
  db: Database,
  migrations: Readonly<Record<string, Migration>> = ours,
): Promise<void> {
  await sql`create table if not exists migration_checksums (name text primary key, checksum text not null)`.execute(
    db,
  );
  const known = new Map(
    (await db.selectFrom('migration_checksums').selectAll().execute()).map((row) => [row.name, row.checksum]),
  );
  const applied = await appliedTo(db);
  const newer = applied.filter((name) => !Object.hasOwn(migrations, name));
  if (newer.length > 0) {
    throw new Error(
      `This database was last used by a newer version (${newer.join(', ')}). Start that version, or restore a backup of before.`,
    );
  }
  const sums = new Map<string, string>();
  for (const [name, migration] of Object.entries(migrations)) sums.set(name, await checksumOf(migration));
  const edited = applied.filter((name) => known.has(name) && known.get(name) !== sums.get(name));
  if (edited.length > 0) {
    throw new Error(
      `${edited.join(', ')} was changed after this database had it. Start the version that it came with; a change of the tables is a new one, never an edited one.`,
    );
  }
  const migrator = new Migrator({ db, provider: { getMigrations: async () => inTheirTime(migrations) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  const added = [...sums]
    .filter(([name]) => !known.has(name))
    .map(([name, checksum]) => ({ name, checksum }));
  if (added.length > 0)
    await db
      .insertInto('migration_checksums')
      .values(added)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** The changes that a database has had, by name. */
async function appliedTo(db: Database): Promise<string[]> {
  const { rows } = await sql<{
    there: boolean;
  }>`select to_regclass('kysely_migration') is not null as there`.execute(db);
  if (!rows[0]?.there) return [];
  const found = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return found.rows.map(({ name }) => name);
}

/**
 * Changes of the tables, each for as long as it takes: one that goes over the readings of many clinics takes longer than a
 * statement of a call may, and would stop every start.
 */
export const inTheirTime = (migrations: Readonly<Record<string, Migration>>): Record<string, Migration> =>
  Object.fromEntries(
    Object.entries(migrations).map(([name, migration]) => [
      name,
      {
        async up(db) {
          await sql`set local statement_timeout = 0`.execute(db);
          await migration.up(db);
        },
      },
    ]),
  );
