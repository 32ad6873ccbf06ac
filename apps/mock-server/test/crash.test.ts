import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endpoints } from '@rpm/api-client/calls';
import { SessionRecord } from '@rpm/domain';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEmbedded } from '../src/database/embedded.ts';
import { demoAccounts, demoPassword } from '../src/seed/index.ts';
import { draws } from '../src/seed/random.ts';
import { checkKept } from './crash/checkKept.ts';
import { type Sent, Writer } from './crash/writers.ts';
import { type Program, post, startProgram } from './program.ts';
import { rightRequests } from './rightRequests.ts';

/** How often something is killed; `npm run test:crash` does it more often. */
const crashes = Number(process.env.CRASHES ?? 5);
const victims = ['the server', 'the database', 'both'] as const;
const draw = draws(20_261_120);
/** Readings are reckoned from here; a whole second, and never after the server's own clock. */
const start = new Date(Math.floor(Date.now() / 1000) * 1000 - 60_000);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rpm-crash-'));
  await chmod(folder, 0o755);
});
afterAll(async () => {
  await killDatabase();
  await rm(folder, { recursive: true, force: true });
});

const startServer = async (): Promise<Program & { address: string }> => {
  const program = startProgram('main.ts', {
    RPM_DATA: folder,
    RATE_LIMIT_PER_TOKEN: '1000000',
    RATE_LIMIT_PER_ADDRESS: '1000000',
  });
  return { ...program, address: await program.printed(/http:\/\/\S+/) };
};

/** Kills PostgreSQL as a power cut would: its first process, whose children end when they see that it is gone. */
async function killDatabase(): Promise<void> {
  const file = path.join(folder, 'database/postgres/postmaster.pid');
  const pid = Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0]);
  try {
    if (pid > 0) process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/**
 * Does something again and again until it succeeds, for a minute at most: a database whose first process is dead may
 * answer a moment longer by its others, and be away only then.
 */
async function soon<T>(attempt: () => Promise<T | null>): Promise<T> {
  for (let look = 0; look < 600; look += 1) {
    const outcome = await attempt().catch(() => null);
    if (outcome !== null) return outcome;
    await pause(100);
  }
  throw new Error('It did not succeed within a minute.');
}

const logIn = (address: string, { username }: { username: string }) =>
  soon(async () => {
    const answer = await post(address, endpoints.login, { username, password: demoPassword });
    return answer.ok ? SessionRecord.parse(await answer.json()).token : null;
  });

/** Makes an activated device of the demo patient's, and gives its token. */
async function activateDevice(address: string, provider: string): Promise<string> {
  const ask = async <N extends keyof typeof endpoints>(name: N, body: unknown, token: string) => {
    const answer = await post(address, endpoints[name], body as object, token);
    const text = await answer.text();
    expect(answer.status, `${name}: ${text}`).toBe(200);
    return JSON.parse(text);
  };
  const placed = await ask('placeDeviceOrder', rightRequests.placeDeviceOrder.body, provider);
  const orderId = endpoints.placeDeviceOrder.answer.parse(placed).data.orders[0] ?? '';
  for (const status of ['Processing', 'Shipped']) {
    await ask('updateDeviceOrderStatus', { orderId, status }, provider);
  }
  const patient = await logIn(address, demoAccounts.patient);
  const activation = { ...(rightRequests.activateDevice.body as object), orderId, deviceSerialId: 'CRASH-1' };
  await ask('activateDevice', activation, patient);
  return endpoints.issueDeviceToken.answer.parse(await ask('issueDeviceToken', { orderId }, provider)).token;
}

test(
  'what was acknowledged outlives kill -9 of server and database, once and whole, and all is ready again at once',
  async () => {
    let server = await startServer();
    const provider = await logIn(server.address, demoAccounts.provider);
    const tokens = { provider, device: await activateDevice(server.address, provider) };
    const sent: Sent[] = [];
    for (let crash = 0; crash < crashes; crash += 1) {
      const victim = victims[crash % victims.length] ?? 'both';
      const enough = Promise.withResolvers<void>();
      let left = draw.whole(3, 25);
      tokens.provider = await logIn(server.address, demoAccounts.provider);
      const writing = new Writer(server.address, tokens, start).keepSending(sent.length, () => {
        left -= 1;
        if (left === 0) enough.resolve();
      });
      await Promise.race([enough.promise, writing.ended]);
      if (victim !== 'the server') await killDatabase();
      if (victim !== 'the database') server.child.kill('SIGKILL');
      const inRound = await writing.stop();
      expect(inRound.some(({ answer }) => answer !== null)).toBe(true);

      if (victim !== 'the database') {
        await server.ended;
        server = await startServer();
      }
      await soon(async () => ((await fetch(`${server.address}/ready`)).ok ? true : null));
      // What was not acknowledged is sent again, as it was, and is then there once as well.
      const again = new Writer(server.address, tokens, start);
      for (const each of inRound) {
        if (each.answer === null) {
          each.answer = await soon(async () => (await again.send(each.kind, each.number)).answer);
        }
      }
      sent.push(...inRound.sort((a, b) => a.number - b.number));
    }
    const database = await startEmbedded({ folder });
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await checkKept(client, sent);
    await client.end();
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  },
  120_000 + crashes * 30_000,
);
