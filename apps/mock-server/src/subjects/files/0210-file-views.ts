import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Who was given the contents of a file, and when. A file goes to another record with those who saw it, and is gone with
 * them. Of a file that was there before nobody knows who saw it until then: it says since when it is known.
 */
const tables = sql`
create table file_views (
  patient_id text not null,
  txn_name text collate "C" not null,
  account_id text not null references accounts,
  at timestamptz not null,
  last_at timestamptz not null check (last_at >= at),
  primary key (patient_id, txn_name, account_id),
  foreign key (patient_id, txn_name) references files on update cascade on delete cascade
);
create index file_views_account on file_views (account_id);
alter table files add column views_since timestamptz default now();
alter table files alter column views_since drop default;
`;

/** Asked once for a statement, not once for a row. */
const scope = "(select current_setting('rpm.clinic', true))";

/** The wall between clinics. */
const wall = sql.raw(`alter table file_views enable row level security;
create policy clinic_wall on file_views using (${scope} = '*'
  or (select wall.id from patients wall where wall.id = file_views.patient_id) is not null);`);

/** Who has opened a file (RTE-05). */
export const fileViews: Migration = {
  async up(db: Kysely<unknown>) {
    await tables.execute(db);
    await sql`${wall}`.execute(db);
  },
};
