import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The reading that a message of a conversation is about (API-25). A copy, so that a message says the same for ever. */
export const messageReadings: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table notes add column about jsonb
      check (about is null or kind = 'conversation')`.execute(db);
  },
};
