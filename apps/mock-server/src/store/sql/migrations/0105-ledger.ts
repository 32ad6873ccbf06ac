import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When a device was taken out of use, as the audit log has it: an episode of care ends when none is left. */
export const ledger: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table orders add column deactivated_at timestamptz`.execute(db);
    await sql`update orders o set deactivated_at = a.at
      from (select clinic_id, subject, max(at) as at from audit_log
        where action = 'order.status' and details ->> 'to' = 'Deactivated' group by clinic_id, subject) a
      where o.status = 'Deactivated' and a.subject = o.id and a.clinic_id = o.clinic_id`.execute(db);
  },
};
