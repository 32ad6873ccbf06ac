import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The day, by a clinic's calendar, of the last forecast that went out by mail. @see SCR-04 */
export const digestMails: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table clinics add column digest_day text collate "C"`.execute(db);
  },
};
