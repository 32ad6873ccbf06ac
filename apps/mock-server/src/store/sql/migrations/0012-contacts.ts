import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The messages of the contact page. */
export const contacts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
create table contact_messages (
  id text collate "C" primary key,
  number bigint generated always as identity unique,
  key_hash text collate "C" unique,
  request_hash text not null,
  name text not null,
  email text not null,
  message text not null,
  at timestamptz not null
);
`.execute(db);
  },
};
