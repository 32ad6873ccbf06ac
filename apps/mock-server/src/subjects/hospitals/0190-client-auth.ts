import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Hospitals that want a signature of their clients (15.5). Those that are there already want none. */
export const clientAuth: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table hospitals add column client_auth text not null default 'none'`.execute(db);
  },
};
