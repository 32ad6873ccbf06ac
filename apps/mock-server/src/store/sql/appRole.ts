import { sql } from 'kysely';
import { type Database, inTransaction } from './open.ts';

/** Tables of which the application's role changes nothing that is there. */
const appendOnly = ['audit_log', 'audit_chain', 'audit_anchors', 'erased_patients'];
/** Tables whose rows go with an erased patient, as their triggers see to, and never change. */
const unchanging = ['notes', 'audit_changes'];
/** The tables that say which changes of the tables there were. */
const ofMigrations = ['kysely_migration', 'kysely_migration_lock', 'migration_checksums'];

/**
 * Lets the application's own role read and write rows, as far as the application does it, and no more: it owns nothing,
 * so it can neither change nor empty tables, nor switch off what guards them (F26). Harmless when it is done already.
 *
 * @param db as the owner of the tables
 * @throws Error in plain words when there is no such role
 */
export async function letAppIn(db: Database, role: string): Promise<void> {
  const { rows } = await sql`select from pg_roles where rolname = ${role}`.execute(db);
  if (rows.length === 0) {
    throw new Error(
      `The database has no role ${role}. Make it as docs/operations.md says, or correct DATABASE_URL.`,
    );
  }
  const to = sql.id(role);
  const tables = (names: readonly string[]) => sql.join(names.map((name) => sql.table(name)));
  await inTransaction(db, async (trx) => {
    await sql`grant usage on schema public to ${to}`.execute(trx);
    await sql`revoke all on all tables in schema public from ${to}`.execute(trx);
    await sql`grant select, insert, update, delete on all tables in schema public to ${to}`.execute(trx);
    await sql`grant usage on all sequences in schema public to ${to}`.execute(trx);
    await sql`revoke update, delete on ${tables([...appendOnly, 'access_log'])} from ${to}`.execute(trx);
    await sql`revoke update on ${tables(unchanging)} from ${to}`.execute(trx);
    // A note changes in whose record it is, and a trigger sees to it that it does so only with a merge.
    await sql`grant update (patient_id) on notes to ${to}`.execute(trx);
    // Counts of access grow; a trigger sees to it that they do nothing else.
    await sql`grant update (times, last_at) on access_log to ${to}`.execute(trx);
    await sql`revoke all on ${tables(ofMigrations)} from ${to}`.execute(trx);
  });
}

/**
 * Puts the walls between clinics up or takes them down, for all processes on the database. What a wall guards is only
 * searched by functions of which the database knows that they tell nothing of what they read. Of comparisons it knows
 * that; of `like` only who runs the database may say it, and without that a search reads all of its clinic.
 *
 * @param db as the owner of the tables
 */
export async function setWalls(db: Database, isUp: boolean): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_policy p join pg_class c on c.oid = p.polrelid
    where p.polname = 'clinic_wall' and c.relrowsecurity <> ${isUp}`.execute(db);
  for (const { name } of rows)
    await sql`alter table ${sql.table(name)} ${sql.raw(isUp ? 'enable' : 'disable')} row level security`.execute(
      db,
    );
  const like = await sql<{ may: boolean }>`
    select r.rolsuper and not p.proleakproof as may from pg_roles r, pg_proc p
    where r.rolname = current_user and p.oid = 'textlike(text, text)'::regprocedure`.execute(db);
  if (isUp && like.rows[0]?.may) await sql`alter function textlike(text, text) leakproof`.execute(db);
}

/** Whether the role of a connection owns the tables, or is above all walls by other means. */
export async function isAboveWalls(db: Database): Promise<boolean> {
  const { rows } = await sql<{ active: boolean }>`select row_security_active('patients') as active`.execute(
    db,
  );
  return rows[0]?.active !== true;
}
