import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whoever it is shared with can give a share up; and who they are to its owner. */
export const shareLeaving: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table shares add column is_left boolean not null default false,
      add column relation text`.execute(db);
  },
};
