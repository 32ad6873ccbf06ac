import { randomBytes } from 'node:crypto';
import { Agent, get } from 'node:http';
import path from 'node:path';
import { endpoints } from '@rpm/api-client/endpoints';
import { limits, type OrderQuery } from '@rpm/domain';
import pg from 'pg';
import { admitAll } from '../src/api/admission.ts';
import { createApi } from '../src/app.ts';
import { startEmbedded } from '../src/database/embedded.ts';
import { nodePasswords } from '../src/passwords/node.ts';
import { demoAccounts, largeClinic, northside } from '../src/seed/index.ts';
import { listen } from '../src/server/listen.ts';
import { requestId } from '../src/server/requestId.ts';
import { startSession } from '../src/session/sessions.ts';
import { postgresStore } from '../src/store/postgres/index.ts';
import { migrate, openDatabase } from '../src/store/postgres/open.ts';
import { pageQuery } from '../src/store/postgres/orders.ts';
import { filledWith, refill } from '../src/store/postgres/seedDatabase.ts';
import { type Measured, measure } from './measure.ts';

const orders = 100_000;
const connections = 16;

const questions: Record<string, Partial<OrderQuery>> = {
  'first page': {},
  'page 1,000': { page: 1000 },
  'by status and mode': { orderStatus: 'Shipped', modeOfDelivery: 'Mail' },
  'by order number': { orderId: '9999' },
  'by patient and mode': { pName: 'mari', modeOfDelivery: 'Pickup' },
};

const own = process.env.DATABASE_URL
  ? { url: process.env.DATABASE_URL, stop: async () => {} }
  : await startEmbedded({ folder: path.resolve(import.meta.dirname, '../../../.data/bench') });
const db = openDatabase(own.url, { connections });
const pool = new pg.Pool({ connectionString: own.url, max: connections });
await migrate(db);
if ((await filledWith(db)) === null) {
  console.log(`Filling in ${orders} orders …`);
  await refill(db, { world: largeClinic(orders), kind: 'demo', passwordHash: async () => '' });
  await pool.query('vacuum analyze orders');
  await pool.query('vacuum analyze order_counts');
}

const store = postgresStore(db);
const token = await startSession(store, randomBytes, demoAccounts.staff.accountId, new Date());
const api = createApi({
  store,
  passwords: nodePasswords(),
  clock: () => new Date(),
  random: randomBytes,
  log: () => {},
  logKey: randomBytes(32),
  mail: async () => {},
  clientAddress: () => 'bench',
  admit: admitAll,
  requestId: requestId(false),
  answerWithinMs: limits.answerWithinMs,
});
const server = await listen(
  (request) =>
    new URL(request.url).pathname === '/empty' ? Response.json({ message: 'empty' }) : api.fetch(request),
  { port: 0, host: '127.0.0.1' },
);
const agent = new Agent({ keepAlive: true, maxSockets: connections });

const ask = (url: string) =>
  new Promise<void>((resolve, reject) => {
    const request = get(
      server.address + url,
      { agent, headers: { authorization: `Bearer ${token}` } },
      (answer) => {
        answer.resume();
        answer.on('end', () =>
          answer.statusCode === 200 ? resolve() : reject(new Error(`Answered ${answer.statusCode}`)),
        );
      },
    );
    request.on('error', reject);
  });

const ms = (value: number) => `${value.toFixed(1).padStart(7)} ms`;
const line = (what: string, { perSecond, median, p99 }: Measured) =>
  console.log(
    `  ${what.padEnd(10)} ${perSecond.toFixed(0).padStart(7)}/s  median ${ms(median)}  p99 ${ms(p99)}`,
  );
const ratio = (a: number, b: number) => `${(a / b).toFixed(2)}x`;

try {
  const empty = await measure(() => ask('/empty'));
  console.log(`${orders} orders in one clinic, pages of 20, ${connections} at a time`);
  line('empty', empty);
  for (const [name, special] of Object.entries(questions)) {
    const query = { page: 0, noOfRows: 20, ...special };
    const { sql, parameters } = pageQuery(db, {
      ...query,
      noOfRows: 20,
      clinicId: northside.clinicId,
    }).compile();
    const entries = Object.entries({ ...query, clinic: northside.name }).map(([key, value]) => [
      key,
      String(value),
    ]);
    const address = `${endpoints.getAllottedDevicesByClinic.path}?${new URLSearchParams(entries)}`;
    const straight = await measure(() => pool.query(sql, [...parameters]));
    const through = await measure(() => ask(address));
    console.log(name);
    line('database', straight);
    line('API', through);
    console.log(
      `  API to database: median ${ratio(through.median, straight.median)}, p99 ${ratio(through.p99, straight.p99)};` +
        ` to an empty handler: p99 ${ratio(through.p99, empty.p99)}`,
    );
  }
} finally {
  agent.destroy();
  await server.close();
  await Promise.all([db.destroy(), pool.end()]);
  await own.stop();
}
