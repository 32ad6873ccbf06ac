import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a merge made of the billing papers of the record that stays, so that it can be undone. */
export const mergedPapers: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table merges add column papers_before jsonb, add column papers_version integer`.execute(
      db,
    );
  },
};
