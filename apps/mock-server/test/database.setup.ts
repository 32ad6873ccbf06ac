import path from 'node:path';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { createRole } from '../src/database/cluster.ts';
import { startEmbedded } from '../src/database/embedded.ts';
import { letAppIn, setWalls } from '../src/store/sql/appRole.ts';
import { migrate } from '../src/store/sql/migrate.ts';
import { type Database, openDatabase } from '../src/store/sql/open.ts';
import { startMachine } from './machines/startMachine.ts';
import { needPooler, startPooler } from './pooler/startPooler.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL in which the tests may make databases of their own. */
    databaseUrl: string;
    /** The name of a database in it that has the tables and nothing in them. */
    template: string;
    /** The port of a pooler in transaction mode before it; 0 where there is none. */
    poolerPort: number;
    /** The ports of two processes in which stores can be opened. @see machines/machine.ts */
    machines: readonly [number, number];
  }
}

/** The role of the server in the tests' databases. */
export const appRole = 'rpm_app';

/** Starts one PostgreSQL for all test files, or takes the one of DATABASE_URL, and makes the tables once. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  if (process.env.POOLER) await needPooler();
  const other = process.env.DATABASE_URL;
  const folder = path.resolve(import.meta.dirname, '../../../.data/test');
  const own = other ? null : await startWithRoom(folder);
  const url = other ?? own?.url ?? '';
  const template = `rpm_template_${process.pid}`;
  // Open until the end: a run beside this one does not stop the database while somebody is connected to it.
  const server = openDatabase(url, { connections: 1, idleMs: 0 });
  if (own) await forgoDurability(server);
  await sql`drop database if exists ${sql.id(template)}`.execute(server);
  await sql`create database ${sql.id(template)}`.execute(server);
  const address = new URL(url);
  address.pathname = `/${template}`;
  const made = openDatabase(address.href, { connections: 1 });
  await migrate(made);
  await createRole(url, appRole, decodeURIComponent(new URL(url).password));
  await letAppIn(made, appRole);
  await setWalls(made, true);
  await made.destroy();
  const pooler = process.env.POOLER ? await startPooler(url, [appRole]) : null;
  provide('poolerPort', pooler?.port ?? 0);
  const machines = [startMachine(), startMachine()] as const;
  provide('machines', [await machines[0].port, await machines[1].port]);
  provide('databaseUrl', url);
  provide('template', template);
  return async () => {
    for (const { stop } of machines) stop();
    await pooler?.stop();
    const { rows } = await sql<{ name: string }>`
      select datname as name from pg_database where starts_with(datname, ${template})`.execute(server);
    for (const { name } of rows) await sql`drop database ${sql.id(name)} with (force)`.execute(server);
    await server.destroy();
    await own?.stop();
  };
}

/** How many connections the files need that run side by side. */
const connections = 300;

/** Starts our own database, a second time where it must first learn how many connections to take. */
async function startWithRoom(folder: string) {
  const start = () => startEmbedded({ folder, name: 'tests' });
  const own = await start();
  const server = openDatabase(own.url, { connections: 1, idleMs: 0 });
  const { rows } = await sql<{ max: number }>`select current_setting('max_connections')::int as max`.execute(
    server,
  );
  const hasRoom = (rows[0]?.max ?? 0) >= connections;
  if (!hasRoom) await sql`alter system set max_connections = ${sql.lit(connections)}`.execute(server);
  await server.destroy();
  if (hasRoom) return own;
  await own.stop();
  return start();
}

/**
 * Lets our own test database answer before anything is on the disk: each test makes and drops databases, and waiting for
 * the disk is most of that. What a power cut leaves is tried by the crash test, on a database with its usual settings.
 */
async function forgoDurability(server: Database): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    await sql`alter system set ${sql.raw(setting)} = off`.execute(server);
  }
  await sql`select pg_reload_conf()`.execute(server);
}
