import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who looked at a version of a range and found it right, and when (r4): beside it, for the version itself never changes. */
export const rangeConfirmed: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table ranges add column confirmed_at timestamptz,
      add column confirmed_by text references accounts,
      add check ((confirmed_at is null) = (confirmed_by is null))`.execute(db);
    await sql`create index ranges_confirmed_by on ranges (confirmed_by) where confirmed_by is not null`.execute(
      db,
    );
  },
};
