import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The alerts of the last days of a clinic, of which limits to review are counted. */
export const noise: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index alerts_opened on alerts (clinic_id, opened_at)`.execute(db);
  },
};
