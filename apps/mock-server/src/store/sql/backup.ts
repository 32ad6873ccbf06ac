import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import * as z from 'zod/mini';
import { migrations } from '../../rooms/migrations.ts';
import { inTheirTime, migrate } from './migrate.ts';
import { type Database, transaction } from './open.ts';

/** The first line of a backup: which tables the rows belong to. */
const Head = z.object({
  backup: z.literal('rpm-1'),
  /** When it was made, in ISO 8601. */
  at: z.string(),
  /** The changes of the tables that the database had had. */
  migrations: z.array(z.string()),
});
const TableLine = z.object({ table: z.string(), rows: z.array(z.unknown()) });
/** The last line: a backup without it was cut off. */
const Foot = z.object({ tables: z.int(), rows: z.int() });
const Line = z.union([Head, TableLine, Foot]);

const rowsPerLine = 1000;

/** What a backup holds is kept by these tables themselves. */
const notOurs = new Set(['kysely_migration', 'kysely_migration_lock', 'migration_checksums']);

/**
 * All tables, those before that others refer to.
 *
 * @throws Error when two refer to each other
 */
async function tablesInOrder(db: Database): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
    order by relname`.execute(db);
  const { rows: references } = await sql<{ from: string; to: string }>`
    select distinct a.relname as "from", b.relname as "to" from pg_constraint c
      join pg_class a on a.oid = c.conrelid join pg_class b on b.oid = c.confrelid
    where c.contype = 'f' and a.oid <> b.oid`.execute(db);
  const left = new Set(tables.map(({ name }) => name).filter((name) => !notOurs.has(name)));
  const ordered: string[] = [];
  while (left.size > 0) {
    const free = [...left].filter(
      (name) => !references.some(({ from, to }) => from === name && left.has(to)),
    );
    if (free.length === 0) throw new Error(`These tables refer to each other: ${[...left].join(', ')}`);
    for (const name of free) left.delete(name);
    ordered.push(...free);
  }
  return ordered;
}

/**
 * Everything in the database, as lines of JSON, as it was at one moment. It holds all of every patient: keep it as you
 * keep the database.
 *
 * @param now when it is made
 */
export async function* backupLines(db: Database, now: Date): AsyncGenerator<string> {
  const tables = await tablesInOrder(db);
  const connection = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  try {
    const { rows: applied } = await sql<{
      name: string;
    }>`select name from kysely_migration order by name`.execute(connection);
    yield JSON.stringify({
      backup: 'rpm-1',
      at: now.toISOString(),
      migrations: applied.map(({ name }) => name),
    });
    let count = 0;
    for (const table of tables) {
      await sql`declare rows cursor for select row_to_json(t) as row from ${sql.table(table)} t`.execute(
        connection,
      );
      for (;;) {
        const { rows } = await sql<{ row: unknown }>`fetch ${sql.lit(rowsPerLine)} from rows`.execute(
          connection,
        );
        if (rows.length === 0) break;
        count += rows.length;
        yield JSON.stringify({ table, rows: rows.map(({ row }) => row) });
      }
      await sql`close rows`.execute(connection);
    }
    yield JSON.stringify({ tables: tables.length, rows: count });
  } finally {
    await connection.rollback().execute();
  }
}

/**
 * Puts a backup into an empty database and brings its tables up to date: all of it or nothing.
 *
 * @returns how many rows came
 * @throws Error in plain words when the database is not empty, or the backup is of a newer version or cut off
 */
export async function restore(db: Database, lines: AsyncIterable<string>): Promise<number> {
  const { rows: there } =
    await sql`select 1 from pg_class where relnamespace = 'public'::regnamespace`.execute(db);
  if (there.length > 0) throw new Error('The database is not empty. Restore into a new one.');
  const iterator = lines[Symbol.asyncIterator]();
  const head = Head.safeParse(read((await iterator.next()).value));
  if (!head.success) throw new Error('This file is no backup.');
  const newer = head.data.migrations.filter((name) => !Object.hasOwn(migrations, name));
  if (newer.length > 0) throw new Error(`This backup is of a newer version (${newer.join(', ')}).`);
  try {
    const migrator = new Migrator({ db, provider: { getMigrations: async () => inTheirTime(migrations) } });
    const { error } = await migrator.migrateTo(head.data.migrations.at(-1) ?? '');
    if (error) throw error;
    // As long as it takes: nobody works with the database meanwhile.
    const count = await transaction(db, (trx) => takeIn(trx, iterator), Number.POSITIVE_INFINITY);
    await migrate(db);
    return count;
  } catch (error) {
    await sql`drop schema public cascade; create schema public`.execute(db);
    throw error;
  }
}

const damaged = () => new Error('This backup is cut off or damaged; nothing was restored.');

/** Whether a row names another one that is not there: that of a line which is missing. */
const isOfMissingRow = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '23503';

/** Rows come as they were; what triggers derive from them came with them, so none runs. */
async function takeIn(db: Database, lines: AsyncIterator<string>): Promise<number> {
  const tables = await tablesInOrder(db);
  for (const table of tables) await sql`alter table ${sql.table(table)} disable trigger user`.execute(db);
  // A change of the tables may have put rows there.
  for (const table of tables.toReversed()) await sql`delete from ${sql.table(table)}`.execute(db);
  let count = 0;
  for (;;) {
    const line = Line.safeParse(read((await lines.next()).value));
    if (!line.success) throw damaged();
    if ('rows' in line.data && typeof line.data.rows === 'number') {
      if (line.data.rows !== count) throw damaged();
      break;
    }
    if (!('table' in line.data)) throw new Error('This file is no backup.');
    count += line.data.rows.length;
    await insertRows(db, line.data.table, line.data.rows).catch((error: unknown) => {
      throw isOfMissingRow(error) ? damaged() : error;
    });
  }
  for (const table of tables) await sql`alter table ${sql.table(table)} enable trigger user`.execute(db);
  await countOn(db);
  return count;
}

async function insertRows(db: Database, table: string, rows: readonly unknown[]): Promise<void> {
  const { rows: columns } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(
    db,
  );
  const names = sql.join(columns.map(({ name }) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${names}) overriding system value
    select ${names} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(
    db,
  );
}

/** Numbers that the database gives itself go on after those that came. */
async function countOn(db: Database): Promise<void> {
  const { rows } = await sql<{ table: string; column: string; sequence: string }>`
    select c.relname as table, a.attname as column, pg_get_serial_sequence(c.relname, a.attname) as sequence
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and pg_get_serial_sequence(c.relname, a.attname) is not null`.execute(db);
  for (const { table, column, sequence } of rows)
    await sql`select setval(${sequence}, coalesce(max(${sql.ref(column)}), 0) + 1, false) from ${sql.table(table)}`.execute(
      db,
    );
}

function read(line: unknown): unknown {
  try {
    return JSON.parse(String(line));
  } catch {
    return null;
  }
}
