import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Apps that can keep a secret have one (15.4). */
export const appSecrets: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table apps add column secret_hash text`.execute(db);
  },
};
