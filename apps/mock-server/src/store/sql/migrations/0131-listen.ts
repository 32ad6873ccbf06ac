import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whether pages of patients offer to be read aloud, as the owner of an account wants it (SCR-07). */
export const listen: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table accounts add column listen boolean not null default true`.execute(db);
  },
};
