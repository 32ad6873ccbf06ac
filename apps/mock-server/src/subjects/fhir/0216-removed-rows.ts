import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What systems were told of and was taken away since, by the type and the id of its row: nothing else of it is kept. It does not point
 * to the patient: who takes a file away would wait for a merge that waits for the file.
 */
const tables = sql`
create table removed_rows (
  patient_id text not null,
  type text collate "C" not null,
  id text collate "C" not null,
  at timestamptz not null,
  primary key (patient_id, type, id)
);
create index removed_rows_at on removed_rows (at);
create index removed_rows_id on removed_rows (id);
`;

/** Asked once for a statement, not once for a row. */
const scope = "(select current_setting('rpm.clinic', true))";

/** The wall between clinics. */
const wall = sql.raw(`alter table removed_rows enable row level security;
create policy clinic_wall on removed_rows using (${scope} = '*'
  or (select wall.id from patients wall where wall.id = removed_rows.patient_id) is not null);`);

/** Who keeps copies is told of what was taken away. */
export const removedRows: Migration = {
  async up(db: Kysely<unknown>) {
    await tables.execute(db);
    await wall.execute(db);
  },
};
