import { sql } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import { type Database, inTransaction } from '../store/sql/open.ts';

/** The queue has its tables beside ours, in a schema of its own. */
const schema = 'jobs';

/** What is done again and again, by name, and when: a line of cron, by the clock of the database. */
const schedules = {
  escalation: '* * * * *',
  inquiryMails: '* * * * *',
  billingDigests: '12,42 * * * *',
  compliance: '7 * * * *',
  inboxEnd: '17 3 * * *',
  uploadEnd: '37 * * * *',
  credentialMails: '22 * * * *',
  auditSending: '* * * * *',
  // While there are subscriptions it asks for itself again.
  subscriptions: '* * * * *',
  eventsEnd: '27 4 * * *',
  // Each connection once a night of most clinics, those that are due.
  hospitalSyncs: '47 8 * * *',
  // Some zones are half an hour off, or three quarters.
  reminders: '*/15 * * * *',
} as const;
type JobName = keyof typeof schedules;
const jobNames = Object.keys(schedules) as JobName[];

/** How often a process asks for work, in seconds; the shortest schedule is a minute. */
const askEverySeconds = 10;
/** When work that says that there will be more is done again, in seconds. */
const againSeconds = 5;
/** How long work under way may take when the server stops. */
const drainMs = 5000;

/**
 * Makes the tables of the queue or brings them up to date, and lets the role of the server work with them. Harmless when
 * it is done already.
 *
 * @param owner as the owner of the tables
 * @param appRole the role of the server
 */
export async function prepareJobs(owner: Database, appRole: string): Promise<void> {
  const boss = new PgBoss({ db: fromKysely(owner), schema, supervise: false, schedule: false });
  boss.on('error', () => {});
  await boss.start();
  for (const name of jobNames) {
    // One that waits is enough: whoever takes it does all that is due.
    await boss.createQueue(name, { policy: 'short', retryLimit: 0, deleteAfterSeconds: 86_400 });
    await boss.schedule(name, schedules[name]);
  }
  await boss.stop({ graceful: false, close: false });
  const { rows } = await sql<{ owner: string }>`select current_user as owner`.execute(owner);
  if (appRole === '' || rows[0]?.owner === appRole) return;
  const to = sql.id(appRole);
  const own = sql.id(schema);
  await inTransaction(owner, async (trx) => {
    await sql`grant usage on schema ${own} to ${to}`.execute(trx);
    await sql`grant select, insert, update, delete on all tables in schema ${own} to ${to}`.execute(trx);
    await sql`grant usage on all sequences in schema ${own} to ${to}`.execute(trx);
  });
}

/** Work that runs by the queue. */
export interface Jobs {
  /** Asks for a piece of work at once, to be done by whichever process is first. */
  ask(name: JobName): Promise<void>;
  /** Takes no more work, waits for what is under way, and ends. */
  stop(): Promise<void>;
}

/**
 * Does what is due by time, one process of all that share the database at a time; what was due while none ran is done at
 * the start. Nothing is held between two questions, neither a session nor a lock, so that a pooler may stand in between.
 *
 * @param url of the database, as the role of the server
 * @param work what is done by each name; `true`: there is more soon, so that it is asked for again
 * @param say gets a line when work fails; it quotes nothing
 */
export async function startJobs(
  url: string,
  work: Readonly<Record<JobName, () => Promise<unknown>>>,
  say: (line: string) => void,
): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: url,
    max: 2,
    application_name: 'rpm-jobs',
    schema,
    migrate: false,
    createSchema: false,
    // Both are for the owner of the tables.
    reindex: false,
    monitorVacuum: false,
  });
  boss.on('error', (error) => say(`The job queue failed (${codeOf(error)}).`));
  await boss.start();
  const ask = async (name: JobName) => void (await boss.send(name));
  for (const name of jobNames) {
    await boss.work(name, { pollingIntervalSeconds: askEverySeconds }, async () => {
      const isMore = await work[name]().catch((error: unknown) => {
        say(`The job ${name} failed (${codeOf(error)}); it is tried again at its next time.`);
        throw error;
      });
      if (isMore === true) await boss.send(name, null, { startAfter: againSeconds });
    });
    await ask(name);
  }
  return { ask, stop: () => boss.stop({ graceful: true, timeout: drainMs }) };
}

/** The short code of an error; its message is left out: it may quote data. */
const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : 'no reason given';
