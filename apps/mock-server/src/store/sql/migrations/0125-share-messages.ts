import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the owner of a share says to whom it is shared with. */
export const shareMessages: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table shares add column message text not null default ''`.execute(db);
  },
};
