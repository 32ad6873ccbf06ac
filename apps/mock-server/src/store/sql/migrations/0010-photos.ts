import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The photos of accounts. */
export const photos: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
create table photos (
  account_id text primary key references accounts,
  content_type text not null check (content_type in ('image/jpeg', 'image/png', 'image/webp')),
  content bytea not null check (octet_length(content) between 1 and 48000)
);
-- Pictures do not get smaller by being compressed once more.
alter table photos alter column content set storage external;
`.execute(db);
  },
};
