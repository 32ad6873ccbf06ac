import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request as httpRequest } from 'node:http';
import path from 'node:path';
import pg from 'pg';
import { startEmbedded } from '../src/database/embedded.ts';
import type { SeedAccount } from '../src/seed/index.ts';
import { letAppIn, setWalls } from '../src/store/sql/appRole.ts';
import { migrate } from '../src/store/sql/migrate.ts';
import { type Database, openDatabase } from '../src/store/sql/open.ts';
import { postgresStore } from '../src/store/sql/sqlStore.ts';
import { startSession } from '../src/subjects/sessions/sessions.ts';

/** Connections to the database, and requests to the API at a time. */
export const connections = 16;

/** The API over a real database and a real socket, and the same database without the API. */
export interface Host {
  db: Database;
  /** Connections of their own, with no limit on the time of a statement. */
  pool: pg.Pool;
  /** A token of an account. */
  sessionOf(account: Pick<SeedAccount, 'accountId'>): Promise<string>;
  /** Makes a request and waits for the whole answer, which must be a 200. */
  ask(url: string, token: string, body?: string): Promise<void>;
  /** Where the API listens. */
  address: string;
  /** The same API in a process of its own beside it, made otherwise. It ends with the host. */
  askBeside(options: ServerOptions): Promise<Host['ask']>;
  /** Asks the handler that does nothing. */
  askEmpty(): Promise<void>;
  /** What the process of the API has spent since it started: time of the processor, and statements; and the memory that it has now. */
  spent(): Promise<{ cpuMs: number; statements: number; memoryMb: number }>;
  close(): Promise<void>;
}

export interface HostOptions {
  /** Whether the API works as a role that row-level security binds; left out, as it does. */
  isWalled?: boolean;
  /** Whether it takes down who read whom; left out, as it does. */
  isNoting?: boolean;
  /** Where the database lies, below `.data`; left out, where the other benches have theirs. */
  folder?: string;
}

/** How a process of the API is made. */
interface ServerOptions {
  /** Whether readings make alerts; left out, as they do. Otherwise they are stored, as it was before there were alerts. */
  makesAlerts?: boolean;
}

/** Starts all of it, on a database of its own or that of DATABASE_URL. */
export async function startHost({
  isWalled: walls = true,
  isNoting = true,
  folder: name = 'bench',
}: HostOptions = {}): Promise<Host> {
  const folder = path.resolve(import.meta.dirname, '../../../.data', name);
  const own = process.env.DATABASE_URL
    ? { url: process.env.DATABASE_URL, appUrl: process.env.DATABASE_URL, stop: async () => {} }
    : await startEmbedded({ folder });
  const db = openDatabase(own.url, { connections });
  const pool = new pg.Pool({ connectionString: own.url, max: connections });
  await migrate(db);
  const isWalled = walls && own.appUrl !== own.url;
  if (isWalled) {
    await letAppIn(db, new URL(own.appUrl).username);
    await setWalls(db, true);
  }
  const store = postgresStore(db);
  const start = ({ makesAlerts = true }: ServerOptions = {}) =>
    startServer(isWalled ? own.appUrl : own.url, { isWalled, isNoting, makesAlerts });
  const server = await start();
  const beside: { stop: () => void }[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const asker =
    (address: string): Host['ask'] =>
    (url, token, body) =>
      new Promise((resolve, reject) => {
        const headers = {
          authorization: `Bearer ${token}`,
          ...(body !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
          }),
        };
        const method = body === undefined ? 'GET' : 'POST';
        const asked = httpRequest(address + url, { agent, method, headers }, (answer) => {
          answer.resume();
          answer.on('end', () =>
            answer.statusCode === 200 ? resolve() : reject(new Error(`Answered ${answer.statusCode}`)),
          );
        });
        asked.on('error', reject);
        asked.end(body);
      });
  const ask = asker(server.address);

  return {
    db,
    pool,
    ask,
    async askBeside(options) {
      const another = await start(options);
      beside.push(another);
      return asker(another.address);
    },
    address: server.address,
    askEmpty: () => ask('/empty', ''),
    spent: async () => (await fetch(`${server.address}/spent`)).json(),
    sessionOf: ({ accountId }) => startSession(store, randomBytes, { accountId, now: new Date() }),
    async close() {
      agent.destroy();
      for (const each of [server, ...beside]) each.stop();
      await Promise.all([db.destroy(), pool.end()]);
      await own.stop();
    },
  };
}

/** Starts the API. Its log goes nowhere, but is written. */
async function startServer(
  url: string,
  { isWalled, isNoting, makesAlerts }: Required<Omit<HostOptions, 'folder'> & ServerOptions>,
): Promise<{ address: string; stop: () => void }> {
  const script = path.join(import.meta.dirname, 'server.ts');
  const env = {
    ...process.env,
    DATABASE_URL: url,
    CONNECTIONS: String(connections),
    WALLS: String(isWalled),
    NOTES: String(isNoting),
    ALERTS: String(makesAlerts),
  };
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'ignore'] });
  const [printed] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  const address = String(printed).trim();
  if (!address.startsWith('http')) throw new Error('The API did not start.');
  return { address, stop: () => void child.kill('SIGKILL') };
}
