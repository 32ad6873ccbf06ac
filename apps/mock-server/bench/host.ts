import { randomBytes } from 'node:crypto';
import { Agent, request as httpRequest } from 'node:http';
import path from 'node:path';
import { limits } from '@rpm/domain';
import pg from 'pg';
import { admitAll } from '../src/api/admission.ts';
import { createApi } from '../src/app.ts';
import { startEmbedded } from '../src/database/embedded.ts';
import { nodePasswords } from '../src/passwords/node.ts';
import type { SeedAccount } from '../src/seed/index.ts';
import { listen } from '../src/server/listen.ts';
import { requestId } from '../src/server/requestId.ts';
import { startSession } from '../src/session/sessions.ts';
import type { LiveDevice } from '../src/store/contracts/deviceTokens.ts';
import { postgresStore } from '../src/store/postgres/index.ts';
import { type Database, migrate, openDatabase } from '../src/store/postgres/open.ts';

/** Connections to the database, and requests to the API at a time. */
export const connections = 16;

/** The API over a real database and a real socket, and the same database without the API. */
export interface Host {
  db: Database;
  /** Connections of their own, with no limit on the time of a statement. */
  pool: pg.Pool;
  /** A token of an account. */
  sessionOf(account: Pick<SeedAccount, 'accountId'>): Promise<string>;
  /** The devices that may deliver readings, by the hash of their token. */
  devices: Map<string, LiveDevice>;
  /** Makes a request and waits for the whole answer, which must be a 200. */
  ask(url: string, token: string, body?: string): Promise<void>;
  close(): Promise<void>;
}

/** Starts all of it, on a database of its own or that of DATABASE_URL. */
export async function startHost(): Promise<Host> {
  const folder = path.resolve(import.meta.dirname, '../../../.data/bench');
  const own = process.env.DATABASE_URL
    ? { url: process.env.DATABASE_URL, stop: async () => {} }
    : await startEmbedded({ folder });
  const db = openDatabase(own.url, { connections });
  const pool = new pg.Pool({ connectionString: own.url, max: connections });
  await migrate(db);
  const devices = new Map<string, LiveDevice>();
  const real = postgresStore(db);
  const store = {
    ...real,
    deviceTokens: { ...real.deviceTokens, find: async (hash: string) => devices.get(hash) ?? null },
  };
  const api = createApi({
    store,
    passwords: nodePasswords(),
    clock: () => new Date(),
    random: randomBytes,
    log: () => {},
    logKey: randomBytes(32),
    clientAddress: () => 'bench',
    mail: async () => {},
    portalOrigin: 'http://localhost',
    admit: admitAll,
    requestId: requestId(false),
    answerWithinMs: limits.answerWithinMs,
    contactAddress: null,
  });
  const server = await listen(
    (request) =>
      new URL(request.url).pathname === '/empty' ? Response.json({ message: 'empty' }) : api.fetch(request),
    { port: 0, host: '127.0.0.1' },
  );
  const agent = new Agent({ keepAlive: true, maxSockets: connections });

  return {
    db,
    pool,
    devices,
    sessionOf: ({ accountId }) => startSession(store, randomBytes, accountId, new Date()),
    ask: (url, token, body) =>
      new Promise((resolve, reject) => {
        const headers = {
          authorization: `Bearer ${token}`,
          ...(body !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
          }),
        };
        const method = body === undefined ? 'GET' : 'POST';
        const asked = httpRequest(server.address + url, { agent, method, headers }, (answer) => {
          answer.resume();
          answer.on('end', () =>
            answer.statusCode === 200 ? resolve() : reject(new Error(`Answered ${answer.statusCode}`)),
          );
        });
        asked.on('error', reject);
        asked.end(body);
      }),
    async close() {
      agent.destroy();
      await server.close();
      await Promise.all([db.destroy(), pool.end()]);
      await own.stop();
    },
  };
}
