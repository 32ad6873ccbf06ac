import { createHash } from 'node:crypto';
import { serialize } from 'node:v8';
import { sql } from 'kysely';
import { openDatabase } from '../src/store/sql/open.ts';
import type { World } from '../src/store/World.ts';
import { atTheEnd } from './atTheEnd.ts';

/*
 * To make a database, fill it and drop it takes most of the time of a short test. So one that a test is done with is brought back to
 * the world that it was filled with, and lent again to the next test of that world.
 */

interface Lent {
  url: string;
  /** What tables, rules and functions there were. A test that has changed them gets nobody else into trouble. */
  shape: string;
}

/** Where the rows of the world are kept beside the tables. */
const kept = sql.id('kept_for_tests');

/** Databases that nobody has, by their world; those given back last are last. */
const free = new Map<string, Lent[]>();
const mostFree = 8;

interface Making {
  /** A new database with that world in it, which its maker does not drop. */
  make: (world: World) => Promise<string>;
  drop: (url: string) => Promise<void>;
}

/** The address of a database that is filled with a world and used by nobody else until the test ends. */
export async function lentDatabase(world: World, { make, drop }: Making): Promise<string> {
  const rows = { ...world, readings: [...world.readings()], alerts: world.alerts?.() };
  const key = createHash('sha256').update(serialize(rows)).digest('base64');
  const lent = (await bringBack(free.get(key)?.pop(), drop)) ?? (await keep(await make(world)));
  atTheEnd(async () => {
    const others = free.get(key) ?? [];
    free.delete(key);
    free.set(key, [...others, lent]);
    for (const [oldest, list] of free) {
      if ([...free.values()].flat().length <= mostFree) break;
      const gone = list.shift();
      if (list.length === 0) free.delete(oldest);
      if (gone) await drop(gone.url);
    }
  });
  return lent.url;
}

/** Keeps a copy of all rows beside their tables. */
async function keep(url: string): Promise<Lent> {
  return asOwner(url, async (db) => {
    await sql`create schema ${kept}`.execute(db);
    await sql
      .raw(`do $$ declare each record; found boolean; begin
        for each in ${ownTables} loop
          execute format('select exists (select from public.%I)', each.relname) into found;
          if found then execute format('create unlogged table kept_for_tests.%I as table public.%I', each.relname, each.relname); end if;
        end loop;
        create unlogged table kept_for_tests."sequences of all" as select sequencename::text, coalesce(last_value, start_value) as value, last_value is not null as called from pg_sequences where schemaname = 'public';
      end $$`)
      .execute(db);
    return { url, shape: await shapeOf(db) };
  });
}

/** Brings a database back to what was kept; null where there is none, or where more than rows has changed. */
async function bringBack(lent: Lent | undefined, drop: Making['drop']): Promise<Lent | null> {
  if (!lent) return null;
  const isBack = await asOwner(lent.url, async (db) => {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
    if ((await shapeOf(db)) !== lent.shape) return false;
    await sql.raw(`set session_replication_role = replica`).execute(db);
    await sql
      .raw(`do $$ declare each record; found boolean; names text; begin
        for each in ${ownTables} loop
          if pg_relation_size(each.oid) > 1000000 then execute format('truncate public.%I cascade', each.relname);
          else execute format('delete from public.%I', each.relname); end if;
        end loop;
        for each in ${ownTables} and to_regclass(format('kept_for_tests.%I', relname)) is not null loop
          select string_agg(quote_ident(attname), ', ') into names from pg_attribute
            where attrelid = each.oid and attnum > 0 and not attisdropped and attgenerated = '';
          execute format('insert into public.%I (%s) overriding system value select %s from kept_for_tests.%I', each.relname, names, names, each.relname);
        end loop;
        perform setval(format('public.%I', sequencename)::regclass, value, called) from kept_for_tests."sequences of all";
      end $$`)
      .execute(db);
    return true;
  });
  if (isBack) return lent;
  await drop(lent.url);
  return null;
}

/** The tables with rows of their own: a partitioned table speaks for its parts. */
const ownTables = `select oid, relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`;

type Database = ReturnType<typeof openDatabase>;

async function asOwner<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = openDatabase(url, { connections: 1, idleMs: 0 });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** A checksum of the schemas, tables, columns, triggers, policies, indexes, functions and settings of a database. */
async function shapeOf(db: Database): Promise<string> {
  const { rows } = await sql<{ shape: string }>`
    with own as (select oid from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema')
    select md5(concat(
      (select string_agg(oid::text, ',' order by oid) from own),
      (select string_agg(concat(oid, relkind, relrowsecurity, relforcerowsecurity, relowner, relacl), ',' order by oid)
        from pg_class where relnamespace in (select oid from own)),
      (select string_agg(concat(attrelid, attname, atttypid, attnotnull, attisdropped), ',' order by attrelid, attnum)
        from pg_attribute where attnum > 0 and attrelid in (select oid from pg_class where relnamespace in (select oid from own))),
      (select string_agg(concat(oid, tgenabled), ',' order by oid) from pg_trigger),
      (select string_agg(concat(oid, polroles::text, polqual, polwithcheck), ',' order by oid) from pg_policy),
      (select string_agg(concat(oid, convalidated), ',' order by oid) from pg_constraint where connamespace in (select oid from own)),
      (select string_agg(concat(oid, md5(prosrc)), ',' order by oid) from pg_proc where pronamespace in (select oid from own)),
      (select string_agg(concat(setrole, setconfig), ',' order by setrole) from pg_db_role_setting
        where setdatabase = (select oid from pg_database where datname = current_database()))
    )) as shape`.execute(db);
  return rows[0]?.shape ?? '';
}
