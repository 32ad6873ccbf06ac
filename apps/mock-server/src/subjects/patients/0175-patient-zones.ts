import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Where patients have lived: their days before a move stay as they were (SCR-04). */
export const patientZones: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table patients add column zones jsonb`.execute(db);
  },
};
