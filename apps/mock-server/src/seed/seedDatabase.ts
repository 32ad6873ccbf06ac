import { sql } from 'kysely';
import type { StoreParts } from '../store/Store.ts';
import type { Database } from '../store/sql/open.ts';
import { postgresStore } from '../store/sql/sqlStore.ts';
import type { SeedAccount, World } from '../store/World.ts';

import { insertAll, type Row } from './insertRows.sql.ts';
import { insertClinics, insertWorld } from './insertWorld.sql.ts';
import { accountRow } from './worldRows.ts';

/** What an empty database is filled with. */
export interface Filling {
  world: World;
  /** Whose data it is: 'demo' has the accounts whose password is public. */
  kind: 'demo' | 'none';
  /** Hashes the password of an account. */
  passwordHash: (account: SeedAccount) => Promise<string>;
  /** The activation code of every patient without an account, hashed; left out, nobody has one. */
  activationHash?: string;
  /** Does with the world, once it is there, what somebody would have done by the API, in the same transaction. */
  afterwards?: (store: StoreParts) => Promise<void>;
}

/** Grows when the demo data gain something that a migration cannot bring to what is there. */
const seedVersion = '16';

/** Whether the database was filled by an older version. */
export async function isFilledByOlder(db: Database): Promise<boolean> {
  const row = await db
    .selectFrom('installation')
    .select('value')
    .where('key', '=', 'seed-version')
    .executeTakeFirst();
  return row?.value !== seedVersion;
}

/** What the database was filled with, or `null` when it has never been filled. */
export async function filledWith(db: Database): Promise<Filling['kind'] | null> {
  const row = await db
    .selectFrom('installation')
    .select('value')
    .where('key', '=', 'seed')
    .executeTakeFirst();
  if (!row) return null;
  return row.value === 'demo' ? 'demo' : 'none';
}

/** Fills an empty database, all or nothing. */
export async function fill(db: Database, filling: Filling): Promise<void> {
  const accounts = await accountRows(filling);
  await db.transaction().execute((trx) => insertFilling(trx, filling, accounts));
}

/**
 * Adds the clinics of a world to a database that is filled already, all or nothing.
 *
 * @throws Error in plain words when a clinic of that name, or an account or patient of that address, is there
 */
export async function addClinics(
  db: Database,
  filling: Pick<Filling, 'world' | 'passwordHash'>,
): Promise<void> {
  const accounts = await accountRows(filling);
  await db.transaction().execute(async (trx) => {
    for (const { name } of filling.world.clinics) {
      const { rows } = await sql`select from clinics where lower(name) = lower(${name})`.execute(trx);
      if (rows.length > 0) throw new Error(`There is a clinic named ${name} already.`);
    }
    for (const { username_key: key } of accounts) {
      const { rows } = await sql`select from accounts where username_key = ${key}
        union all select from patients where username_key = ${key}`.execute(trx);
      if (rows.length > 0) throw new Error('This address is in use. Give another one as ADMIN_EMAIL.');
    }
    await insertClinics(trx, filling.world, accounts);
  });
}

/** Takes everything out, sessions and audit included, and fills anew. Who reads meanwhile sees the old or the new. */
export async function refill(db: Database, filling: Filling): Promise<void> {
  const accounts = await accountRows(filling);
  await db.transaction().execute(async (trx) => {
    await empty(trx);
    await insertFilling(trx, filling, accounts);
  });
}

/** Takes the rows of all tables, those of the logs too, which let nobody else take any. Which tables there are says the catalog. */
async function empty(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = current_schema() and tablename not like '%migration%'`.execute(db);
  const tables = rows.map(({ name }) => sql.table(name));
  for (const table of tables) await sql`alter table ${table} disable trigger user`.execute(db);
  await sql`truncate ${sql.join(tables)} restart identity`.execute(db);
  for (const table of tables) await sql`alter table ${table} enable trigger user`.execute(db);
}

async function insertFilling(db: Database, filling: Filling, accounts: Row<'accounts'>[]): Promise<void> {
  await insertWorld(db, filling, accounts);
  await insertAll(db, 'installation', [
    { key: 'seed', value: filling.kind },
    { key: 'seed-version', value: seedVersion },
  ]);
  await filling.afterwards?.(postgresStore(db));
}

const accountRows = ({
  world,
  passwordHash,
}: Pick<Filling, 'world' | 'passwordHash'>): Promise<Row<'accounts'>[]> =>
  Promise.all(world.accounts.map(async (account) => accountRow(account, await passwordHash(account))));
