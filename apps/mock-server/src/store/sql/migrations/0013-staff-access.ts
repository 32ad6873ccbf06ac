import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whether somebody who worked at a clinic may still log in. */
export const staffAccess: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table accounts add column access_ended_at timestamptz`.execute(db);
  },
};
