import { sql } from 'kysely';
import { type EmbeddedDatabase, startEmbedded } from '../database/embedded.ts';
import { demoActivationCode, demoPassword } from '../seed/clinics.ts';
import { demoWorld } from '../seed/demo.ts';
import { type Filling, fill, filledWith, isFilledByOlder } from '../seed/seedDatabase.ts';
import { migrate } from '../store/sql/migrate.ts';
import { alone, type Database, openDatabase } from '../store/sql/open.ts';
import { easyPassword } from '../subjects/passwords/easyPassword.ts';
import type { Passwords } from '../subjects/passwords/Passwords.ts';
import { administratorsWorld } from './administratorsWorld.ts';
import type { Settings } from './environment.ts';
import type { PoolCounts } from './metrics.ts';

/** A database that is ready: migrated and filled. */
export interface ReadyDatabase {
  db: Database;
  /** What it was filled with, now or long ago. */
  kind: Filling['kind'];
  /** How busy its connections are. */
  pool: PoolCounts;
  /** Closes the connections and stops the database, if it is our own. */
  close(): Promise<void>;
}

type DatabaseSettings = Pick<Settings, 'databaseUrl' | 'dataFolder' | 'seed' | 'administrator'>;

interface Tools {
  passwords: Passwords;
  now: Date;
  say: (line: string) => void;
}

/**
 * The key of the users' hashes in the log, made at the first start and kept: so that a user can be followed through the
 * logs of all processes and starts, and found again by whoever may read the database (F2).
 */
export async function storedLogKey(db: Database, random: (count: number) => Buffer): Promise<Buffer> {
  const key = 'log-key';
  await db
    .insertInto('installation')
    .values({ key, value: random(32).toString('hex') })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const kept = await db.selectFrom('installation').select('value').where('key', '=', key).executeTakeFirst();
  return Buffer.from(kept?.value ?? '', 'hex');
}

/** Opens the database of the settings, our own or another one, without touching what is in it. */
export async function connect(
  { databaseUrl, dataFolder }: Pick<Settings, 'databaseUrl' | 'dataFolder'>,
  say: (line: string) => void,
): Promise<Omit<ReadyDatabase, 'kind'>> {
  const own: EmbeddedDatabase | null =
    databaseUrl === undefined ? await startEmbedded({ folder: dataFolder, say }) : null;
  let isClosing = false;
  let pool: PoolCounts = { totalCount: 0, idleCount: 0, waitingCount: 0 };
  const db = openDatabase(databaseUrl ?? own?.url ?? '', {
    // Our own database has no other keeper: if it was killed, it is started again.
    onLost: () => {
      if (!isClosing) own?.revive().catch((error: unknown) => say(`The database is gone: ${codeOf(error)}`));
    },
    onOpen: (opened) => {
      pool = opened;
    },
  });
  const close = async () => {
    isClosing = true;
    await db.destroy();
    await own?.stop();
  };
  const refusal = await sql`select 1`.execute(db).then(
    () => null,
    (error: unknown) => codeOf(error),
  );
  if (refusal !== null) {
    await close();
    throw new Error(`The database does not let us in (${refusal}). Check DATABASE_URL.`);
  }
  return { db, pool, close };
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
  const { db, pool, close } = await connect(settings, tools.say);
  try {
    const kind = await alone(db, async () => {
      await migrate(db);
      return (await filledWith(db)) ?? (await fillFirst(db, settings, tools));
    });
    if (kind === 'demo' && settings.seed === 'none') {
      throw new Error(
        'This database holds demo data, whose passwords are public. Use another one for SEED=none.',
      );
    }
    if (kind === 'demo' && (await isFilledByOlder(db))) {
      tools.say(
        'The demo data are of an older version and lack much of the new one: npm run reset makes them anew.',
      );
    }
    return { db, pool, kind, close };
  } catch (error) {
    await close();
    throw error;
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
  return { kind: 'demo', world: demoWorld(now), passwordHash: async () => hash, activationHash };
}
