import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { type Manner, scopedClient } from './scopedClient.ts';
import type { Tables } from './tables.ts';

/** The database, typed by its tables. */
export type Database = Kysely<Tables>;

/** Any number that nobody else takes as the name of a lock; PostgreSQL has one space of them for each database. */
const startLock = 20_417_001;

/** How a pool of connections is kept. */
export interface PoolOptions extends Partial<Manner> {
  /** How many connections at most. */
  connections?: number;
  /** How long a connection that nobody uses is kept, in milliseconds. */
  idleMs?: number;
  /** Called when a connection breaks or is given up; the pool makes a new one by itself. */
  onLost?: () => void;
  /** Gets the pool, to watch how busy it is. */
  onOpen?: (pool: pg.Pool) => void;
  /** Called for each new connection, with the number of its process in the database; and when it is gone. */
  onConnection?: (process: number, isOpen: boolean) => void;
}

/** Opens a pool of connections. Nothing is connected before the first query. */
export function openDatabase(
  url: string,
  {
    connections = 10,
    idleMs = 10_000,
    onLost = () => {},
    onOpen = () => {},
    onConnection = () => {},
    scope = null,
    keepsStatements = true,
  }: PoolOptions = {},
): Database {
  const pool = new pg.Pool({
    Client: scopedClient({ scope, keepsStatements }),
    connectionString: url,
    max: connections,
    idleTimeoutMillis: idleMs,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 20_000,
    application_name: 'rpm',
  });
  // A connection that breaks says so itself, and its pool only while nobody uses it. Whose query it was is told by the
  // query; an event that nobody takes would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    onConnection(processOf(client), true);
  });
  pool.on('remove', (client) => {
    onConnection(processOf(client), false);
    onLost();
  });
  onOpen(pool);
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** `pg` tells it, but not its types. */
const processOf = (client: pg.PoolClient) => (client as pg.PoolClient & { processID: number }).processID;

/** The longest that a transaction may take: who reads what changed since a moment looks back further (`exportLookBackSeconds`). */
export const transactionMaxMs = 300_000;

/** Does all of a piece of work or nothing of it; nothing when it took too long. */
export function transaction<T>(
  db: Database,
  work: (trx: Database) => Promise<T>,
  maxMs = transactionMaxMs,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    const begun = performance.now();
    const result = await work(trx);
    if (performance.now() - begun > maxMs) throw new Error('A transaction took too long.');
    return result;
  });
}

/** Does all of a piece of work or nothing of it; inside a transaction it becomes a part of that one. */
export function inTransaction<T>(db: Database, work: (trx: Database) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : transaction(db, work);
}

/**
 * Does all of a piece of work or nothing of it, also inside a transaction: work that throws there takes back only
 * itself, and the transaction can go on.
 */
export async function inSavepoint<T>(db: Database, work: (trx: Database) => Promise<T>): Promise<T> {
  if (!db.isTransaction) return inTransaction(db, work);
  await sql`savepoint part`.execute(db);
  try {
    const result = await work(db);
    await sql`release savepoint part`.execute(db);
    return result;
  } catch (error) {
    await sql`rollback to savepoint part`.execute(db);
    throw error;
  }
}

/**
 * Does what a start must do alone: two processes that start together take turns, and the second finds it done.
 *
 * @param work uses `db` itself; the lock is held on a connection of its own
 */
export async function alone<T>(db: Database, work: () => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    // A first start makes all tables and fills them: on a busy machine that takes longer than any statement may.
    await sql`set statement_timeout = 0`.execute(connection);
    try {
      await sql`select pg_advisory_lock(${startLock})`.execute(connection);
      try {
        return await work();
      } finally {
        await sql`select pg_advisory_unlock(${startLock})`.execute(connection);
      }
    } finally {
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}

/** Whether the database answers. */
export async function isAnswering(db: Database): Promise<boolean> {
  return sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
}
