import { existsSync } from 'node:fs';
import { chmod, chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run, type SystemUser } from '../../src/database/run.ts';

/** The PostgreSQL of the machine's distribution, and a folder that its user owns. */
export interface Distribution {
  folder: string;
  /** Runs one of its programs. Throws with what it said when it fails. */
  run(program: string, ...args: string[]): Promise<void>;
  remove(): Promise<void>;
}

/** The folder with all of these programs. */
async function findPrograms(needed: readonly string[]): Promise<string> {
  const asked = await run('pg_config', ['--bindir']);
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? (await readdir(root)).sort((a, b) => Number(b) - Number(a)) : [];
  const places = [
    ...(asked.ok ? [asked.output] : []),
    ...versions.map((each) => path.join(root, each, 'bin')),
  ];
  const found = places.find((place) => needed.every((program) => existsSync(path.join(place, program))));
  if (found) return found;
  throw new Error(
    `This drill needs ${needed.join(', ')} of the distribution's PostgreSQL, and they were not found in ${[root, ...places].join(', ')}. On Debian: apt-get install postgresql.`,
  );
}

/** @throws Error in plain words when something that is needed is missing */
export async function distribution(needed: readonly string[]): Promise<Distribution> {
  const bin = await findPrograms(needed);
  const folder = await mkdtemp(path.join(tmpdir(), 'rpm-drill-'));
  const user = process.getuid?.() === 0 ? await databaseUser() : undefined;
  if (user) await chown(folder, user.uid, user.gid);
  await chmod(folder, 0o755);
  return {
    folder,
    async run(program, ...args) {
      const ran = await run(path.join(bin, program), args, user);
      if (!ran.ok) throw new Error(`${program}: ${ran.output}`);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** PostgreSQL refuses root. */
async function databaseUser(): Promise<SystemUser> {
  const [uid, gid] = await Promise.all([run('id', ['-u', 'postgres']), run('id', ['-g', 'postgres'])]);
  if (!uid.ok || !gid.ok) throw new Error('As root this drill needs a system user named postgres.');
  return { uid: Number(uid.output), gid: Number(gid.output) };
}

/** A port that nobody has at the moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
