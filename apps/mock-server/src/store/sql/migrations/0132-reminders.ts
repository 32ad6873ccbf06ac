import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who wants to be reminded of measuring, and the mails that went: one for a patient and day, with the hash of its link. */
const tables = sql`
create table reminders (
  patient_id text primary key references patients,
  is_on boolean not null,
  hour integer not null check (hour between 0 and 23)
);
create table reminder_mails (
  patient_id text not null references patients,
  day text collate "C" not null,
  token_hash text not null,
  sent_at timestamptz not null,
  primary key (patient_id, day)
);
create unique index reminder_mails_token on reminder_mails (token_hash);
create index reminder_mails_sent on reminder_mails (sent_at);
`;

/** Asked once for a statement, not once for a row. */
const scope = "(select current_setting('rpm.clinic', true))";

/** The wall between clinics. */
const wall = (table: string) => `
alter table ${table} enable row level security;
create policy clinic_wall on ${table} using (
  ${scope} = '*' or exists (select from patients wall where wall.id = ${table}.patient_id));`;

/** Being reminded of measuring (SCR-07). */
export const reminders: Migration = {
  async up(db: Kysely<unknown>) {
    await tables.execute(db);
    await sql`${sql.raw(wall('reminders') + wall('reminder_mails'))}`.execute(db);
  },
};
