import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEmbedded } from '../src/database/embedded.ts';
import { demoAccounts } from '../src/seed/index.ts';
import { draws } from '../src/seed/random.ts';
import { checkKept } from './crash/checkKept.ts';
import { activateDevice, logIn, soon } from './crash/people.ts';
import { expectAllCounted, signOn, startCall } from './crash/timer.ts';
import { type Sent, Writer } from './crash/writers.ts';
import { type Program, startProgram } from './program.ts';

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

test(
  'what was acknowledged outlives kill -9 of server and database, once and whole, and all is ready again at once',
  async () => {
    let server = await startServer();
    const provider = await logIn(server.address, demoAccounts.provider);
    const tokens = { provider, device: await activateDevice(server.address, provider) };
    const sent: Sent[] = [];
    let running = await startCall(server.address, provider);
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
      running = await signOn(server.address, tokens.provider, running);
      // What was not acknowledged is sent again, as it was, and is then there once as well.
      const again = new Writer(server.address, tokens, start);
      for (const each of inRound) {
        if (each.answer === null) {
          each.answer = await soon(async () => (await again.send(each.kind, each.number)).answer);
        }
      }
      sent.push(...inRound.sort((a, b) => a.number - b.number));
    }
    await expectAllCounted(server.address, tokens.provider, running);
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
