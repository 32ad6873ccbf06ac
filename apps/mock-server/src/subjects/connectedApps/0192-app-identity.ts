import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Apps that are told who logs in (15.4). Those that were let in before have not asked. */
export const appIdentity: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table app_grants
      add column identity text[] not null default '{}',
      add column nonce text`.execute(db);
  },
};
