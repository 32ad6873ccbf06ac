import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Program, startProgram } from './program.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rpm-start-'));
  // As root the database runs as another user, who must be able to enter.
  await chmod(folder, 0o755);
});
afterEach(async () => {
  const left = await databasePid();
  if (isAlive(left)) process.kill(left, 'SIGINT');
  await rm(folder, { recursive: true, force: true });
});

const start = (file: string): Program => startProgram(file, { RPM_DATA: folder });

/** The process of the database in the folder; 0 when there is none. */
async function databasePid(): Promise<number> {
  const file = path.join(folder, 'database/postgres/postmaster.pid');
  return Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0]);
}

function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** The system may take a moment to clear a process away that has ended. */
const isGone = (pid: number) =>
  expect.poll(() => isAlive(pid), { timeout: 2000, message: 'the database has stopped' }).toBe(false);

/** Waits for the database's process, while the program that starts it runs. */
async function begun(program: Program): Promise<number> {
  for (;;) {
    const pid = await databasePid();
    if (isAlive(pid)) return pid;
    if (program.child.exitCode !== null) throw new Error(program.output());
    await pause(5);
  }
}

describe('a start that comes to nothing leaves no database running (F29)', () => {
  test.each([
    ['right when the database has begun', (program: Program) => begun(program)],
    [
      'while the demo data come in',
      async (program: Program) => {
        await program.printed(/Filling the database/);
        return databasePid();
      },
    ],
  ])('a SIGTERM %s', async (_, moment) => {
    const server = start('main.ts');
    const pid = await moment(server);
    expect(isAlive(pid)).toBe(true);
    server.child.kill('SIGTERM');
    expect(await server.ended, server.output()).toBe(0);
    await isGone(pid);
    expect(server.output()).not.toContain('Error');
  });

  test('a SIGTERM before there is a database', async () => {
    const server = start('main.ts');
    await pause(400);
    server.child.kill('SIGTERM');
    await server.ended;
    await isGone(await databasePid());
  });

  test('a SIGINT to a script of the operator', async () => {
    const reset = start('reset.ts');
    const pid = await begun(reset);
    reset.child.kill('SIGINT');
    await reset.ended;
    await isGone(pid);
  });

  test('a file with another password', async () => {
    const first = start('main.ts');
    await first.printed(/http:/);
    first.child.kill('SIGTERM');
    await first.ended;
    const file = path.join(folder, 'database/postgres-password');
    await writeFile(file, 'another one');
    const second = start('main.ts');
    const pid = await begun(second);
    expect(await second.ended).toBe(1);
    expect(second.output()).toBe(`The password in ${file} is not that of the database beside it.\n`);
    await isGone(pid);
  });
});
