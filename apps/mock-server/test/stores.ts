import { type RawBuilder, sql } from 'kysely';
import { inject } from 'vitest';
import { demoActivationCode } from '../src/seed/clinics.ts';
import { fill } from '../src/seed/seedDatabase.ts';
import { memoryStore } from '../src/store/memory/memoryStore.ts';
import type { Store } from '../src/store/Store.ts';
import { type Database, openDatabase } from '../src/store/sql/open.ts';
import { postgresStore } from '../src/store/sql/sqlStore.ts';
import type { World } from '../src/store/World.ts';
import { atTheEnd } from './atTheEnd.ts';
import { appRole } from './database.setup.ts';
import { cheapPasswords } from './harness.ts';
import { lentDatabase } from './lentDatabases.ts';
import { remoteStore } from './machines/remoteStore.ts';

/** The password of every account in a test's store. */
export const testPassword = 'test Passwörd 1';
const passwordHash = cheapPasswords.hash(testPassword);
const activationHash = cheapPasswords.hash(demoActivationCode);

/**
 * The stores on which the contract holds. 'two machines': two processes, neither of them this one, with a store each on
 * one PostgreSQL, which take turns.
 */
export const storeKinds = ['memory', 'postgres', 'two machines'] as const;
export type StoreKind = (typeof storeKinds)[number];

/** A store of that kind with that world in it, used by nobody else. */
export async function makeStore(kind: StoreKind, world: World): Promise<Store> {
  if (kind === 'memory')
    return memoryStore(world, {
      passwordHash: await passwordHash,
      activationHash: await activationHash,
    });
  const url = await lentDatabase(world, {
    make: async (given) => filled(await madeDatabase(copyOfTables()), given),
    drop: dropDatabase,
  });
  if (kind === 'postgres') return postgresStore(openAsApp(url));
  const [first, second] = await Promise.all(inject('machines').map((port) => remoteStore(port, appUrl(url))));
  if (!first || !second) throw new Error('There are two machines.');
  atTheEnd(async () => {
    first.close();
    second.close();
  });
  return takingTurns([first.store, second.store], Object.keys(postgresStore(open(url))));
}

/**
 * A store of which each call is done by the next of several, as a balancer deals calls out to machines. What one of
 * them kept for itself, the others would not know.
 */
function takingTurns(stores: readonly [Store, ...Store[]], names: readonly string[]): Store {
  let turn = 0;
  const next = () => stores[turn++ % stores.length] ?? stores[0];
  const part = (name: string) =>
    new Proxy(
      {},
      {
        get:
          (_, method: string) =>
          (...given: unknown[]) => {
            const methods = (
              next() as unknown as Record<string, Record<string, (...all: unknown[]) => unknown>>
            )[name];
            return methods?.[method]?.(...given);
          },
      },
    );
  const parts = names.map((name) => [name, part(name)]);
  return {
    ...Object.fromEntries(parts),
    once: (...given: Parameters<Store['once']>) => next().once(...given),
    atomically: (...given: Parameters<Store['atomically']>) => next().atomically(...given),
    // Machines are asked for all clinics; one process alone is asked within one.
    within: (_, work) => work(),
  };
}

let made = 0;

/** The address of a new, empty database that is dropped when the test ends. */
export const emptyDatabase = () => newDatabase(sql``);

/** @param from what it is copied from, in SQL */
async function newDatabase(from: RawBuilder<unknown>): Promise<string> {
  const url = await madeDatabase(from);
  atTheEnd(() => dropDatabase(url));
  return url;
}

/** Has something done by the server of all databases. */
async function onServer(work: (server: Database) => Promise<unknown>): Promise<void> {
  const server = openDatabase(inject('databaseUrl'), { connections: 1 });
  await work(server);
  await server.destroy();
}

async function madeDatabase(from: RawBuilder<unknown>): Promise<string> {
  made += 1;
  // A process that takes the place of another one in the pool has its number, and counts anew.
  const name = `${inject('template')}_${process.env.VITEST_POOL_ID}_${process.pid}_${made}`;
  await onServer((server) => sql`create database ${sql.id(name)} ${from}`.execute(server));
  const url = new URL(inject('databaseUrl'));
  url.pathname = `/${name}`;
  return url.href;
}

const dropDatabase = (url: string) =>
  onServer((server) =>
    sql`drop database ${sql.id(new URL(url).pathname.slice(1))} with (force)`.execute(server),
  );

/** The tables are copied, which is quicker than making them. */
const copyOfTables = () => sql`template ${sql.id(inject('template'))}`;

/** Opens a database until the test ends. */
export function open(url: string): Database {
  // Many are open at once, and the server has a hundred connections for all of them.
  const db = openDatabase(url, { connections: 5, idleMs: 500 });
  atTheEnd(() => db.destroy());
  return db;
}

/** The address of a database for the role of the server, which owns nothing; through the pooler, where there is one. */
export function appUrl(url: string): string {
  const address = new URL(url);
  address.username = appRole;
  const pooler = inject('poolerPort');
  if (pooler) {
    address.hostname = '127.0.0.1';
    address.port = String(pooler);
  }
  return address.href;
}

/**
 * Opens a database as the server does, until the test ends. What is done outside of the API reaches every clinic,
 * unless something else is said.
 */
export function openAsApp(url: string, scope = '*', connections = 5): Database {
  const db = openDatabase(appUrl(url), {
    connections,
    idleMs: 500,
    scope,
    keepsStatements: !inject('poolerPort'),
  });
  atTheEnd(() => db.destroy());
  return db;
}

/** The address of a migrated and filled database, new for whoever asks and dropped when the test ends. */
export const filledDatabase = async (world: World): Promise<string> =>
  filled(await newDatabase(copyOfTables()), world);

async function filled(url: string, world: World): Promise<string> {
  const db = openDatabase(url, { connections: 5, idleMs: 500 });
  await fill(db, {
    world,
    kind: 'demo',
    passwordHash: () => passwordHash,
    activationHash: await activationHash,
  });
  await db.destroy();
  return url;
}
