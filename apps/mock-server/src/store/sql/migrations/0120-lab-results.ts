import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a laboratory found, beside its report, and when a record was corrected (SCR-07). */
export const labResults: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table records add column results jsonb check (jsonb_typeof(results) = 'array'),
      add column changed_at timestamptz`.execute(db);
  },
};
