import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const profileColumns = sql`
alter table clinics
  add column session_max_seconds integer not null default 300 check (session_max_seconds between 300 and 3000);
alter table accounts
  add column phone text not null default '',
  add column theme text not null default 'system' check (theme in ('system', 'light', 'dark')),
  add column text_size text not null default 'normal' check (text_size in ('normal', 'large', 'larger')),
  add column session_seconds integer not null default 300 check (session_seconds between 300 and 3000);
`;

/** What an account prefers, and how long a session its clinic allows. */
export const profiles: Migration = {
  async up(db: Kysely<unknown>) {
    await profileColumns.execute(db);
  },
};
