import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { run } from '../../src/database/run.ts';
import { freePort } from '../drills/distribution.ts';

/** A PgBouncer in transaction mode before a database: a connection is a client's for one transaction only. */
export interface Pooler {
  port: number;
  stop(): Promise<void>;
}

/** @throws Error in plain words when there is no PgBouncer */
export async function needPooler(): Promise<void> {
  if (!(await run('pgbouncer', ['--version'])).ok)
    throw new Error('These tests need PgBouncer, and there is none. On Debian: apt-get install pgbouncer.');
}

/** @param url the database; its password is that of all roles */
export async function startPooler(url: string, roles: readonly string[]): Promise<Pooler> {
  const database = new URL(url);
  const folder = await mkdtemp(path.join(tmpdir(), 'rpm-pooler-'));
  const port = await freePort();
  const users = path.join(folder, 'users.txt');
  const password = decodeURIComponent(database.password);
  await writeFile(users, [...roles, database.username].map((role) => `"${role}" "${password}"\n`).join(''));
  const settings = path.join(folder, 'pgbouncer.ini');
  await writeFile(
    settings,
    `[databases]
* = host=${database.hostname} port=${database.port || 5432}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = 3
max_client_conn = 2000
server_idle_timeout = 2
ignore_startup_parameters = statement_timeout
`,
  );
  const options = process.getuid?.() === 0 ? await asPostgres(folder, [users, settings]) : {};
  const child = spawn('pgbouncer', ['-q', settings], { ...options, stdio: 'ignore' });
  for (let look = 0; look < 100 && child.exitCode === null; look += 1) {
    if (await listens(port))
      return {
        port,
        async stop() {
          child.kill('SIGTERM');
          if (child.exitCode === null) await Promise.race([once(child, 'exit'), pause(3000)]);
          await rm(folder, { recursive: true, force: true });
        },
      };
    await pause(50);
  }
  throw new Error('PgBouncer did not start.');
}

/** It refuses root, as PostgreSQL does. */
async function asPostgres(folder: string, files: readonly string[]): Promise<{ uid: number; gid: number }> {
  const [uid, gid] = await Promise.all([run('id', ['-u', 'postgres']), run('id', ['-g', 'postgres'])]);
  await chmod(folder, 0o700);
  for (const each of [folder, ...files]) await chown(each, Number(uid.output), Number(gid.output));
  return { uid: Number(uid.output), gid: Number(gid.output) };
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
