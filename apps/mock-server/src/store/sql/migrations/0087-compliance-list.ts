import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** An alert about a range names its vital; the resolved ones are listed by when they were resolved. */
export const complianceList: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table compliance_alerts add column vital text collate "C"`.execute(db);
    await sql`create index compliance_resolved on compliance_alerts (clinic_id, resolved_at desc, id)
      where state = 'Resolved'`.execute(db);
  },
};
