import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a clinic bills with, and what bills need of a patient: with their version, who saved them, and when. */
export const billingSettings: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table clinics add column billing jsonb`.execute(db);
    await sql`alter table patients add column billing jsonb`.execute(db);
  },
};
