import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { limits } from '@rpm/domain';
import { admitAll } from '../src/api/admission.ts';
import { createApi } from '../src/app.ts';
import { appGate } from '../src/server/appGate.ts';
import { hospitalGate } from '../src/server/hospitalGate.ts';
import { listen } from '../src/server/listen.ts';
import { notifyGate } from '../src/server/notifyGate.ts';
import { requestId } from '../src/server/requestId.ts';
import { signOnGate } from '../src/server/signOnGate.ts';
import { nodeVault } from '../src/server/vault.ts';
import { openDatabase } from '../src/store/sql/open.ts';
import { postgresStore } from '../src/store/sql/sqlStore.ts';
import { nodePasswords } from '../src/subjects/passwords/node.ts';
import { insertQuery } from '../src/subjects/readings/sql.ts';

/*
 * The API over a real database and a real socket, in a process of its own, as `main.ts` serves it but for the limits of
 * calls; beside it a handler that does nothing. Prints its address, and writes its log to stderr.
 */

const {
  DATABASE_URL: url = '',
  CONNECTIONS: connections,
  WALLS: walls,
  NOTES: notes,
  ALERTS: alerts,
} = process.env;
let statements = 0;
const db = openDatabase(url, {
  connections: Number(connections),
  scope: walls === 'true' ? '' : null,
}).withPlugin({
  transformQuery: ({ node }) => node,
  // Of results, since a statement that holds another is transformed twice.
  transformResult: async ({ result }) => {
    statements += 1;
    return result;
  },
});
const whole = postgresStore(db);
const store: typeof whole = {
  ...whole,
  ...(notes === 'false' && { access: { ...whole.access, note: async () => {} } }),
  ...(alerts === 'false' && {
    readings: {
      ...whole.readings,
      add: async (readings) => Number((await insertQuery(readings).execute(db)).rows[0]?.added ?? 0),
    },
  }),
};
const api = createApi({
  store,
  passwords: nodePasswords(),
  vault: nodeVault([]),
  hospitals: hospitalGate(),
  apps: appGate(),
  signOn: signOnGate(),
  notify: notifyGate(),
  publicPasswords: [],
  inTurn: (_, work) => work(),
  pause,
  clock: () => new Date(),
  random: randomBytes,
  log: (line) => process.stderr.write(`${JSON.stringify(line)}\n`),
  logKey: randomBytes(32),
  readingIdKey: randomBytes(32).toString('hex'),
  clientKeys: [],
  clientSecretsOf: [],
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
/** What the benches ask beside the API: a handler that does nothing, and what the process has spent. */
const beside: Readonly<Record<string, () => object>> = {
  '/empty': () => ({ message: 'empty' }),
  '/spent': () => {
    const { user, system } = process.cpuUsage();
    return { cpuMs: (user + system) / 1000, statements, memoryMb: process.memoryUsage.rss() / 1e6 };
  },
};
const { address } = await listen(
  (request) => {
    const own = beside[new URL(request.url).pathname];
    return own ? Response.json(own()) : api.fetch(request);
  },
  { port: 0, host: '127.0.0.1' },
);
process.stdout.write(`${address}\n`);
