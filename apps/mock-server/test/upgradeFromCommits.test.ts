import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { describe, expect, test } from 'vitest';
import { migrate } from '../src/store/sql/migrate.ts';
import type { Database } from '../src/store/sql/open.ts';
import { emptyDatabase, open } from './stores.ts';

const folder = new URL('fixtures/migrations/', import.meta.url);
const text = (file: string) => readFile(new URL(file, folder), 'utf8');
/** By commit of before, the statements with which it made its tables. */
const commits: Record<string, string[]> = JSON.parse(await text('commits.json'));

/** Tables, columns, indexes, constraints, functions and triggers, one line each. */
async function schemaOf(db: Database): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', 'column', table_name, column_name, data_type, collation_name, is_nullable, column_default) as line
      from information_schema.columns where table_schema = 'public' and table_name not like 'kysely%'
    union all select indexdef from pg_indexes where schemaname = 'public' and tablename not like 'kysely%'
    union all select concat_ws(' ', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace = 'public'::regnamespace and conrelid::regclass::text not like 'kysely%'
    union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    order by 1`.execute(db);
  return rows.map(({ line }) => line.replace(/\s+/g, ' '));
}

/** A database as a commit of before made it, with the list of its migrations. */
async function madeBy(files: readonly string[]): Promise<Database> {
  const db = open(await emptyDatabase());
  await sql`create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
    create table kysely_migration_lock (id varchar(255) primary key, is_locked integer not null default 0);
    insert into kysely_migration_lock values ('migration_lock', 0)`.execute(db);
  for (const [at, file] of files.entries()) {
    await sql.raw(await text(file)).execute(db);
    const [name = ''] = file.split('.');
    const stamp = new Date(Date.UTC(2026, 10, 21) + at * 1000).toISOString();
    await sql`insert into kysely_migration values (${name}, ${stamp})`.execute(db);
  }
  return db;
}

const fresh = (async () => {
  const db = open(await emptyDatabase());
  await migrate(db);
  return schemaOf(db);
})();

describe('a database of any commit of before is brought to the tables of today (F10)', () => {
  test.each(Object.keys(commits))('%s', async (commit) => {
    const db = await madeBy(commits[commit] ?? []);
    await migrate(db);
    expect(await schemaOf(db)).toEqual(await fresh);
  });

  test('what was not reviewed is the same, whichever way the commit counted it', async () => {
    const before0015 = (commit: string) => (commits[commit] ?? []).filter((file) => file < '0015');
    const unreviewed = async (commit: string) => {
      const db = await madeBy(before0015(commit));
      await sql.raw(await readFile(new URL('../schema0014.sql', folder), 'utf8')).execute(db);
      await migrate(db);
      const { rows } = await sql`select patient_id, vital, at, review_id from out_of_range_readings
        order by patient_id, vital, at`.execute(db);
      return rows;
    };
    const [old, edited] = await Promise.all(['a94986b', '03dce2b'].map(unreviewed));
    expect(old?.length).toBeGreaterThan(2);
    expect(old).toEqual(edited);
  });
});

describe('this program and the tables fit together, or it says so (F10)', () => {
  const first: Migration = { up: (db) => db.schema.createTable('first').execute() };
  const edited: Migration = {
    up: (db) => db.schema.createTable('first').addColumn('more', 'text').execute(),
  };
  const second: Migration = { up: (db) => db.schema.createTable('second').execute() };

  test('a change that was edited after a database had it stops the start, and nothing is done', async () => {
    const db = open(await emptyDatabase());
    await migrate(db, { '1-first': first });
    await expect(migrate(db, { '1-first': edited, '2-second': second })).rejects.toThrow(
      '1-first was changed after this database had it.',
    );
    expect(await schemaOf(db)).not.toContainEqual(expect.stringContaining('second'));
    await migrate(db, { '1-first': first, '2-second': second });
  });

  test('a database of a newer version is refused in plain words', async () => {
    const db = open(await emptyDatabase());
    await migrate(db, { '1-first': first, '2-second': second });
    await expect(migrate(db, { '1-first': first })).rejects.toThrow(
      'This database was last used by a newer version (2-second).',
    );
  });
});
