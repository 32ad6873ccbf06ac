import { chmod, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endpoints } from '@rpm/api-client/calls';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { demoAccounts, demoPassword, northside, smallClinic } from '../src/seed/index.ts';
import { logIn, type Program, post, startProgram } from './program.ts';
import { emptyDatabase, filledDatabase } from './stores.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rpm-server-'));
  // As root the database runs as another user, who must be able to enter.
  await chmod(folder, 0o755);
});
afterEach(async () => {
  // A test that failed half-way may have left its database running.
  if (await isAlive()) process.kill(await databasePid(), 'SIGINT');
  await rm(folder, { recursive: true, force: true });
});

const start = (file: string, variables: Record<string, string> = {}, inShell = false) =>
  startProgram(file, { RPM_DATA: folder, ...variables }, { inShell });

/** Starts the server and waits until it has said where it is. */
async function startServer(
  variables?: Record<string, string>,
  inShell?: boolean,
): Promise<Program & { address: string }> {
  const program = start('main.ts', variables, inShell);
  return { ...program, address: await program.printed(/http:\/\/\S+/) };
}

async function firstOrder(address: string, token: string) {
  const query = new URLSearchParams({ page: '0', noOfRows: '5', clinic: northside.name });
  const answer = await fetch(`${address}${endpoints.getAllottedDevicesByClinic.path}?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return endpoints.getAllottedDevicesByClinic.response.parse(await answer.json()).rows[0];
}
/** The process of the database in the folder; 0 when there is none. */
async function databasePid(): Promise<number> {
  const file = path.join(folder, 'database/postgres/postmaster.pid');
  return Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0]);
}
async function isAlive(): Promise<boolean> {
  const pid = await databasePid();
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('the server as a program', () => {
  test('starts by itself, keeps its data over a kill and a stop, and is reset', async () => {
    const first = await startServer();
    expect((await stat(path.join(folder, 'database/postgres-password'))).mode & 0o777).toBe(0o600);
    const token = await logIn(first.address);
    expect(first.output()).toContain(demoAccounts.provider.username);
    expect(await firstOrder(first.address, token)).toMatchObject({
      orderId: 'RPM-20417',
      status: 'Submitted',
    });
    const change = { orderId: 'RPM-20417', status: 'Processing' };
    expect((await post(first.address, endpoints.updateDeviceOrderStatus, change, token)).status).toBe(200);

    first.child.kill('SIGKILL');
    await first.ended;
    expect(await isAlive(), 'a killed server leaves its database behind').toBe(true);
    const second = await startServer();
    expect(
      await firstOrder(second.address, token),
      'the session and the change are still there',
    ).toMatchObject(change);

    const reset = start('reset.ts');
    expect(await reset.ended, reset.output()).toBe(0);
    expect((await post(second.address, endpoints.keepAlive, {}, token)).status, 'the server goes on').toBe(
      401,
    );
    expect(await firstOrder(second.address, await logIn(second.address))).toMatchObject({
      status: 'Submitted',
    });

    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
    expect(await isAlive(), 'a stopped server stops its database').toBe(false);
    expect(first.output() + second.output()).not.toContain('RPM-20417');
    // It makes a database, and fills it with the demo, twice.
  }, 90_000);

  test('says plainly when it cannot start', async () => {
    const wrong = start('main.ts', { PORT: 'eighty', SEED: 'some' });
    expect(await wrong.ended).toBe(1);
    expect(wrong.output()).toBe('PORT must be a number from 0 to 65535.\nSEED must be "demo" or "none".\n');
    const nobody = start('main.ts', { DATABASE_URL: await emptyDatabase(), SEED: 'none' });
    expect(await nobody.ended).toBe(1);
    expect(nobody.output()).toMatch(/^An empty start needs somebody who can log in.*\n$/);
  });

  test('says plainly when its port is taken, and stops its database', async () => {
    const url = await filledDatabase(smallClinic());
    const first = await startServer({ DATABASE_URL: url });
    const port = new URL(first.address).port;
    const second = start('main.ts', { DATABASE_URL: url, PORT: port });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`Port ${port} is taken.`);
    // One Ctrl+C comes twice under npm.
    first.child.kill('SIGINT');
    first.child.kill('SIGINT');
    expect(await first.ended).toBe(0);
  });

  test('says plainly when the database does not let it in', async () => {
    const url = new URL(await emptyDatabase());
    url.pathname = '/no_such_database';
    const server = start('main.ts', { DATABASE_URL: url.href });
    expect(await server.ended).toBe(1);
    expect(server.output()).toBe('The database does not let us in (3D000). Check DATABASE_URL.\n');
  });

  test('ends when the process that started it is gone', async () => {
    const shell = await startServer({ DATABASE_URL: await filledDatabase(smallClinic()) }, true);
    shell.child.kill('SIGKILL');
    await shell.ended;
    await expect(fetch(`${shell.address}/health`)).rejects.toThrow('fetch failed');
  });

  const admin = {
    ADMIN_EMAIL: 'a@b.example',
    ADMIN_PASSWORD: 'twelve or more',
    ADMIN_CLINIC: 'Some Clinic',
  };

  test('a clinic that starts on the database that comes along is told that it is for trying out', async () => {
    const own = await startServer({ SEED: 'none', ...admin });
    expect(own.output()).toContain('The database that comes along is for trying out');
    own.child.kill('SIGTERM');
    expect(await own.ended).toBe(0);
  });

  test('a reset leaves real data alone', async () => {
    const DATABASE_URL = await emptyDatabase();
    const server = await startServer({ DATABASE_URL, SEED: 'none', ...admin });
    expect(server.output()).not.toContain(demoPassword);
    expect(server.output()).not.toContain('for trying out');
    const reset = start('reset.ts', { DATABASE_URL });
    expect(await reset.ended).toBe(1);
    expect(reset.output()).toContain('They stay as they are.');
    const body = { username: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD };
    expect((await post(server.address, endpoints.login, body)).status).toBe(200);
  });
});
