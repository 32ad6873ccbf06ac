import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The months that clinics have closed for billing; what was opened again stays with its reason. @see SCR-04 */
const table = sql`
create table month_closings (
  id text collate "C" primary key,
  clinic_id text collate "C" not null references clinics,
  month text collate "C" not null check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  closed_by text collate "C" not null references accounts,
  closed_at timestamptz not null,
  reopened_by text collate "C" references accounts,
  reopened_at timestamptz,
  reason text,
  check ((reopened_at is null) = (reopened_by is null) and (reopened_at is null) = (reason is null))
);
create unique index month_closings_in_force on month_closings (clinic_id, month) where reopened_at is null;
create index month_closings_closed_by on month_closings (closed_by);
create index month_closings_reopened_by on month_closings (reopened_by) where reopened_by is not null;
`;

/** Asked once for a statement, not once for a row. */
const scope = "(select current_setting('rpm.clinic', true))";

/** Closed months. */
export const monthClosings: Migration = {
  async up(db: Kysely<unknown>) {
    await table.execute(db);
    await sql
      .raw(
        `alter table month_closings enable row level security;
create policy clinic_wall on month_closings using (clinic_id = ${scope} or ${scope} = '*');`,
      )
      .execute(db);
  },
};
