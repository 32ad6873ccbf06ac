import { sql } from 'kysely';
import { afterAll, inject } from 'vitest';
import type { World } from '../src/seed/World.ts';
import { memoryStore } from '../src/store/memory/index.ts';
import { postgresStore } from '../src/store/postgres/index.ts';
import { type Database, migrate, openDatabase } from '../src/store/postgres/open.ts';
import { fill } from '../src/store/postgres/seedDatabase.ts';
import type { Store } from '../src/store/Store.ts';
import { cheapPasswords } from './harness.ts';

/** The password of every account in a test's store. */
export const testPassword = 'test Passwörd 1';
const passwordHash = cheapPasswords.hash(testPassword);

/** The stores on which the contract holds. */
export const storeKinds = ['memory', 'postgres'] as const;
export type StoreKind = (typeof storeKinds)[number];

/** A store of that kind with that world in it, used by nobody else. */
export async function makeStore(kind: StoreKind, world: World): Promise<Store> {
  if (kind === 'memory') return memoryStore(world, { passwordHash: await passwordHash });
  return postgresStore(await makeDatabase(world));
}

const cleanUps: (() => Promise<void>)[] = [];
let made = 0;

/** The address of a new, empty database that is dropped when the test file ends. */
export async function emptyDatabase(): Promise<string> {
  const server = openDatabase(inject('databaseUrl'), { connections: 1 });
  made += 1;
  const name = `rpm_test_${process.pid}_${process.env.VITEST_POOL_ID}_${made}`;
  await sql`drop database if exists ${sql.id(name)}`.execute(server);
  await sql`create database ${sql.id(name)}`.execute(server);
  cleanUps.push(async () => {
    await sql`drop database ${sql.id(name)} with (force)`.execute(server);
    await server.destroy();
  });
  const url = new URL(inject('databaseUrl'));
  url.pathname = `/${name}`;
  return url.href;
}

/** Opens a database until the test file ends. */
export function open(url: string): Database {
  const db = openDatabase(url);
  cleanUps.push(() => db.destroy());
  return db;
}

/** A migrated and filled database. */
async function makeDatabase(world: World): Promise<Database> {
  const db = open(await emptyDatabase());
  await migrate(db);
  await fill(db, { world, kind: 'demo', passwordHash: () => passwordHash });
  return db;
}

// The last opened is the first closed: a database is dropped after its connections have ended.
afterAll(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});
