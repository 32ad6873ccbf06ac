import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Tables whose rows name their clinic. */
const byClinic = [
  'accounts',
  'patients',
  'clinic_devices',
  'orders',
  'order_counts',
  'billing_codes',
  'rates',
  'notes',
  'inquiries',
  'invitations',
  'audit_log',
  'access_log',
  'erased_patients',
];
/** Tables whose rows belong to somebody else's, whose clinic is theirs: the column, and the table that it refers to. */
const byOwner = [
  ['account_id', 'accounts', 'sessions'],
  ['account_id', 'accounts', 'totp_secrets'],
  ['account_id', 'accounts', 'passkeys'],
  ['account_id', 'accounts', 'recovery_codes'],
  ['account_id', 'accounts', 'passkey_challenges'],
  ['account_id', 'accounts', 'known_devices'],
  ['account_id', 'accounts', 'intents'],
  ['account_id', 'accounts', 'photos'],
  ['account_id', 'accounts', 'password_requests'],
  ['account_id', 'accounts', 'login_codes'],
  ['account_id', 'accounts', 'email_codes'],
  ['patient_id', 'patients', 'activation_codes'],
  ['patient_id', 'patients', 'audit_changes'],
  ['owner_id', 'patients', 'shares'],
  ['patient_id', 'patients', 'readings'],
  ['patient_id', 'patients', 'ranges'],
  ['patient_id', 'patients', 'reviews'],
  ['patient_id', 'patients', 'records'],
  ['patient_id', 'patients', 'files'],
  ['patient_id', 'patients', 'bills'],
  ['order_id', 'orders', 'device_tokens'],
] as const;

/** Tables of which one statement reads the rows of many patients: it finds the clinic's patients once, not for each row. */
const byManyPatients = ['reading_months', 'reading_days', 'latest_readings', 'out_of_range_readings'];

/** Asked once for a statement, not once for a row. */
const scope = "(select current_setting('rpm.clinic', true))";
const isOfScope = (column: string) => `${column} = ${scope} or ${scope} = '*'`;

/**
 * The second wall: whoever does not own the tables sees and writes the rows of the clinic that `rpm.clinic` names in its
 * transaction; of all clinics when it is `*`, and none while it is not set.
 */
export const walls: Migration = {
  async up(db: Kysely<unknown>) {
    const wall = (table: string, condition: string) =>
      sql`alter table ${sql.table(table)} enable row level security;
create policy clinic_wall on ${sql.table(table)} using (${sql.raw(condition)});`.execute(db);
    await wall('clinics', isOfScope('id'));
    for (const table of byClinic) await wall(table, isOfScope('clinic_id'));
    // Whoever is there is of the scope: the other table has a wall of its own.
    for (const [column, other, table] of byOwner)
      await wall(
        table,
        `${scope} = '*' or exists (select from ${other} wall where wall.id = ${table}.${column})`,
      );
    for (const table of byManyPatients)
      await wall(table, `${scope} = '*' or patient_id in (select id from patients)`);
  },
};
