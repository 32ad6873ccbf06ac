import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Those that are snoozed stand behind all others in the inbox, and are few. */
export const snoozedAlerts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index alerts_snoozed on alerts (clinic_id, severity desc, first_at, id)
      where state = 'Snoozed'`.execute(db);
  },
};
