import { sql } from 'kysely';
import { type EmbeddedDatabase, startEmbedded } from '../database/embedded.ts';
import { demoActivationCode, demoPassword } from '../seed/clinics.ts';
import { demoWorld } from '../seed/demo.ts';
import { billDemoMonth } from '../seed/demoBills.ts';
import { type Filling, fill, filledWith, isFilledByOlder } from '../seed/seedDatabase.ts';
import { isAboveWalls, letAppIn, setWalls } from '../store/sql/appRole.ts';
import { migrate } from '../store/sql/migrate.ts';
import { alone, type Database, openDatabase, type PoolOptions } from '../store/sql/open.ts';
import { easyPassword } from '../subjects/passwords/easyPassword.ts';
import type { Passwords } from '../subjects/passwords/Passwords.ts';
import { administratorsWorld } from './administratorsWorld.ts';
import { prepareJobs } from './jobs.ts';
import type { PoolCounts } from './metrics.ts';
import type { Settings } from './settings.ts';

/** A database that is ready: migrated and filled. */
export interface ReadyDatabase {
  db: Database;
  /** Its address, as the role of the server. */
  appUrl: string;
  /** What it was filled with, now or long ago. */
  kind: Filling['kind'];
  /** How busy its connections are. */
  pool: PoolCounts;
  /** Closes the connections and stops the database, if it is our own. */
  close(): Promise<void>;
}

type DatabaseSettings = Pick<
  Settings,
  | 'databaseUrl'
  | 'databaseOwnerUrl'
  | 'keepsStatements'
  | 'rowSecurity'
  | 'dataFolder'
  | 'seed'
  | 'administrator'
>;

interface Tools {
  passwords: Passwords;
  now: Date;
  say: (line: string) => void;
  /** Gives the start up. */
  signal?: AbortSignal;
}

/**
 * A key of this installation, made at the first start and kept. That of the users' hashes in the log lets a user be followed through the
 * logs of all processes and starts, and found again by whoever may read the database (F2); that of the ids of readings keeps these the
 * same. Who may read the database has what they hide.
 */
export async function storedKey(
  db: Database,
  key: 'log-key' | 'reading-id-key',
  random: (count: number) => Buffer,
): Promise<Buffer> {
  await db
    .insertInto('installation')
    .values({ key, value: random(32).toString('hex') })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const kept = await db.selectFrom('installation').select('value').where('key', '=', key).executeTakeFirst();
  return Buffer.from(kept?.value ?? '', 'hex');
}

/** A database that is open as its owner. */
export interface Connected {
  /** The owner of the tables. */
  db: Database;
  /** The role of the server; the owner's own where there is no other one. */
  appRole: string;
  /** The address of the database for that role. */
  appUrl: string;
  /** Whether walls between clinics shall be up. */
  rowSecurity: boolean;
  /** Opens it as the server, when its tables are there. */
  openApp(onOpen: (pool: PoolCounts) => void): Database;
  /** Closes the connections and stops the database, if it is our own. */
  close(): Promise<void>;
}

/**
 * Opens the database of the settings, our own or another one, without touching what is in it.
 *
 * @param signal gives up: what is under way fails, and nothing of our own is left running once `close` is done (F29)
 */
export async function connect(
  {
    databaseUrl,
    databaseOwnerUrl,
    dataFolder,
    keepsStatements,
    rowSecurity,
  }: Omit<DatabaseSettings, 'seed' | 'administrator'>,
  say: (line: string) => void,
  signal?: AbortSignal,
): Promise<Connected> {
  const own: EmbeddedDatabase | null =
    databaseUrl === undefined ? await startEmbedded({ folder: dataFolder, say, signal }) : null;
  const appUrl = databaseUrl ?? own?.appUrl ?? '';
  const ownerUrl = databaseOwnerUrl ?? own?.url ?? appUrl;
  let isClosing = false;
  const connections = new Set<number>();
  const giveUp = () => {
    isClosing = true;
    void own?.endConnections([...connections]);
  };
  signal?.addEventListener('abort', giveUp);
  const opened: Database[] = [];
  const open = (url: string, options: Pick<PoolOptions, 'scope' | 'onOpen'>) => {
    const db = openDatabase(url, {
      ...options,
      keepsStatements,
      // Our own database has no other keeper: if it was killed, it is started again.
      onLost: () => {
        if (!isClosing)
          own?.revive().catch((error: unknown) => say(`The database is gone: ${codeOf(error)}`));
      },
      onConnection: (process, isOpen) => {
        if (isOpen) connections.add(process);
        else connections.delete(process);
        if (signal?.aborted) giveUp();
      },
    });
    opened.push(db);
    return db;
  };
  const close = async () => {
    isClosing = true;
    signal?.removeEventListener('abort', giveUp);
    await Promise.all(opened.map((each) => each.destroy()));
    await own?.stop();
  };
  const db = open(ownerUrl, {});
  const refusal = await sql`select 1`.execute(db).then(
    () => null,
    (error: unknown) => codeOf(error),
  );
  if (refusal !== null) {
    await close();
    signal?.throwIfAborted();
    const variable = databaseOwnerUrl === undefined ? 'DATABASE_URL' : 'DATABASE_OWNER_URL';
    throw new Error(`The database does not let us in (${refusal}). Check ${variable}.`);
  }
  const { username } = new URL(appUrl);
  return {
    db,
    appRole: decodeURIComponent(username),
    appUrl,
    rowSecurity,
    openApp: (onOpen) => open(appUrl, { onOpen, scope: rowSecurity ? '' : null }),
    close,
  };
}

/** Brings the tables up to date, and lets the role of the server in as far as it may come. */
export async function bringUpToDate({
  db,
  appRole,
  rowSecurity,
}: Pick<Connected, 'db' | 'appRole' | 'rowSecurity'>): Promise<void> {
  await migrate(db);
  await setWalls(db, rowSecurity);
  await prepareJobs(db, appRole);
  const { rows } = await sql<{ owner: string }>`select current_user as owner`.execute(db);
  if (rows[0]?.owner !== appRole && appRole !== '') await letAppIn(db, appRole);
}

/** The short code of an error of the network or the database. Its message is left out: it may quote the password. */
const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : 'no reason given';

/**
 * Opens the database, brings its tables up to date and fills it if it never was. What is there stays.
 *
 * @throws Error in plain words when the database and the settings do not fit together
 */
export async function prepareDatabase(settings: DatabaseSettings, tools: Tools): Promise<ReadyDatabase> {
  const connected = await connect(settings, tools.say, tools.signal);
  const { db: owner, close } = connected;
  try {
    const kind = await alone(owner, async () => {
      await bringUpToDate(connected);
      return (await filledWith(owner)) ?? (await fillFirst(owner, settings, tools));
    });
    if (kind === 'demo' && settings.seed === 'none') {
      throw new Error(
        'This database holds demo data, whose passwords are public. Use another one for SEED=none.',
      );
    }
    if (kind === 'demo' && (await isFilledByOlder(owner))) {
      tools.say(
        'The demo data are of an older version and lack much of the new one: npm run reset makes them anew.',
      );
    }
    if (kind === 'none' && settings.databaseUrl === undefined) {
      tools.say(
        'The database that comes along is for trying out: nobody backs it up, and it is on this machine alone. Set DATABASE_URL for patients (docs/operations.md).',
      );
    }
    let pool: PoolCounts = { totalCount: 0, idleCount: 0, waitingCount: 0 };
    const db = connected.openApp((opened) => {
      pool = opened;
    });
    if (settings.rowSecurity) await warnOfOwner(db, tools.say);
    return { db, appUrl: connected.appUrl, pool, kind, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Says when nothing but the program itself stands between clinics, and before the logs. */
async function warnOfOwner(db: Database, say: Tools['say']): Promise<void> {
  const isAbove = await isAboveWalls(db).catch((error: unknown) => {
    throw new Error(`The database does not let the server in (${codeOf(error)}). Check DATABASE_URL.`);
  });
  if (isAbove) {
    say(
      'The role of DATABASE_URL owns the tables: the walls between clinics and around the logs do not bind it. Set DATABASE_OWNER_URL (docs/operations.md).',
    );
  }
}

async function fillFirst(
  db: Database,
  settings: DatabaseSettings,
  { passwords, now, say }: Tools,
): Promise<Filling['kind']> {
  if (settings.seed === 'demo') {
    say('Filling the database with demo data …');
    await fill(db, await demoFilling(passwords, now));
    return 'demo';
  }
  const { administrator } = settings;
  if (!administrator) {
    throw new Error(
      'An empty start needs somebody who can log in: set ADMIN_EMAIL, ADMIN_PASSWORD and ADMIN_CLINIC.',
    );
  }
  const { password, email } = administrator;
  if (password === demoPassword || (await easyPassword(password, { username: email }))) {
    throw new Error('ADMIN_PASSWORD is too easy to guess. Choose a few words that do not belong together.');
  }
  const passwordHash = () => passwords.hash(password);
  await fill(db, {
    kind: 'none',
    world: administratorsWorld(administrator, { clinicId: 'clinic-1', accountId: 'user-1' }),
    passwordHash,
  });
  return 'none';
}

/** The demo data of a day. All demo accounts have one password, so it is hashed once. */
export async function demoFilling(passwords: Passwords, now: Date): Promise<Filling> {
  const hash = await passwords.hash(demoPassword);
  const activationHash = await passwords.hash(demoActivationCode);
  return {
    kind: 'demo',
    world: demoWorld(now),
    passwordHash: async () => hash,
    activationHash,
    afterwards: (store) => billDemoMonth(store, now),
  };
}
