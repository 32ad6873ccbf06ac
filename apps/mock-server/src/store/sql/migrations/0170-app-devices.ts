import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One app of a patient on several devices: each has a grant of its own. @see ADR 67 */
const index = sql`
drop index app_grants_live;
create index app_grants_live on app_grants (patient_id, app_id) where ended_at is null;
`;

/** Apps of patients on several devices. */
export const appDevices: Migration = {
  async up(db: Kysely<unknown>) {
    await index.execute(db);
  },
};
