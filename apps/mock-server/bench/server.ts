import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { limits } from '@rpm/domain';
import { admitAll } from '../src/api/admission.ts';
import { createApi } from '../src/app.ts';
import { hospitalGate } from '../src/server/hospitalGate.ts';
import { listen } from '../src/server/listen.ts';
import { requestId } from '../src/server/requestId.ts';
import { nodeVault } from '../src/server/vault.ts';
import { openDatabase } from '../src/store/sql/open.ts';
import { postgresStore } from '../src/store/sql/sqlStore.ts';
import { nodePasswords } from '../src/subjects/passwords/node.ts';

/*
 * The API over a real database and a real socket, in a process of its own, as `main.ts` serves it but for the limits of
 * calls; beside it a handler that does nothing. Prints its address, and writes its log to stderr.
 */

const { DATABASE_URL: url = '', CONNECTIONS: connections, WALLS: walls } = process.env;
const api = createApi({
  store: postgresStore(
    openDatabase(url, { connections: Number(connections), scope: walls === 'true' ? '' : null }),
  ),
  passwords: nodePasswords(),
  vault: nodeVault([]),
  hospitals: hospitalGate(),
  publicPasswords: [],
  inTurn: (_, work) => work(),
  pause,
  clock: () => new Date(),
  random: randomBytes,
  log: (line) => process.stderr.write(`${JSON.stringify(line)}\n`),
  logKey: randomBytes(32),
  clientAddress: () => 'bench',
  mail: async () => {},
  portalOrigin: 'http://localhost',
  admit: admitAll,
  requestId: requestId(false),
  answerWithinMs: limits.answerWithinMs,
  contactAddress: null,
  operators: [],
  sendsMail: false,
  scan: null,
});
const { address } = await listen(
  (request) =>
    new URL(request.url).pathname === '/empty' ? Response.json({ message: 'empty' }) : api.fetch(request),
  { port: 0, host: '127.0.0.1' },
);
process.stdout.write(`${address}\n`);
