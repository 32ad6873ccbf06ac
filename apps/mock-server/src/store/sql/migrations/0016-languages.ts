import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The language in which an account reads pages and mails. */
export const languages: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table accounts add column language text not null default 'en' check (language in ('en', 'es'))`.execute(
      db,
    );
  },
};
