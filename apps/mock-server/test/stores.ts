import { type RawBuilder, sql } from 'kysely';
import { inject } from 'vitest';
import { demoActivationCode } from '../src/seed/clinics.ts';
import { fill } from '../src/seed/seedDatabase.ts';
import { memoryStore } from '../src/store/memory/memoryStore.ts';
import type { Store } from '../src/store/Store.ts';
import { type Database, openDatabase } from '../src/store/sql/open.ts';
import { postgresStore } from '../src/store/sql/sqlStore.ts';
import type { World } from '../src/store/World.ts';
import { cheapPasswords } from './harness.ts';
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
  const url = await filledDatabase(world);
  if (kind === 'postgres') return postgresStore(open(url));
  const [first, second] = await Promise.all(inject('machines').map((port) => remoteStore(port, url)));
  if (!first || !second) throw new Error('There are two machines.');
  cleanUps.push(async () => {
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
  };
}

const cleanUps: (() => Promise<void>)[] = [];
let made = 0;

/** The address of a new, empty database that is dropped when the test file ends. */
export const emptyDatabase = () => newDatabase(sql``);

/** @param from what it is copied from, in SQL */
async function newDatabase(from: RawBuilder<unknown>): Promise<string> {
  const server = openDatabase(inject('databaseUrl'), { connections: 1 });
  made += 1;
  const name = `rpm_test_${process.pid}_${process.env.VITEST_POOL_ID}_${made}`;
  await sql`drop database if exists ${sql.id(name)}`.execute(server);
  await sql`create database ${sql.id(name)} ${from}`.execute(server);
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
  // Many are open at once, and the server has a hundred connections for all of them.
  const db = openDatabase(url, { connections: 5, idleMs: 500 });
  cleanUps.push(() => db.destroy());
  return db;
}

/** The address of a migrated and filled database. Its tables are copied, which is quicker than making them. */
export async function filledDatabase(world: World): Promise<string> {
  const url = await newDatabase(sql`template ${sql.id(inject('template'))}`);
  await fill(open(url), {
    world,
    kind: 'demo',
    passwordHash: () => passwordHash,
    activationHash: await activationHash,
  });
  return url;
}

/**
 * Closes what a file has opened, and drops its databases. The last opened is the first closed: a database is dropped
 * after its connections have ended. Called by `cleanUp.setup.ts`.
 */
export async function closeStores(): Promise<void> {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
}
