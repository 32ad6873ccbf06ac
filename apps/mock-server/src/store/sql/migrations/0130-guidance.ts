import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a clinic tells its patients about a critical reading; nothing: as usual (PDB-07). */
export const guidance: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table clinics add column guidance jsonb`.execute(db);
  },
};
