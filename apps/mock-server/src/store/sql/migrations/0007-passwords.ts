import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How passwords are changed, and the one-time codes that some accounts ask for at each log in. */
export const passwords: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
create table password_requests (
  account_id text primary key references accounts,
  token_hash text collate "C" not null,
  -- The token was taken; the hash is that of the ticket which took its place.
  is_exchanged boolean not null,
  expires_at timestamptz not null
);
create index password_requests_expiry on password_requests (expires_at);

alter table accounts add column asks_for_code boolean not null default false;

create table login_codes (
  account_id text primary key references accounts,
  ticket_hash text collate "C" not null unique,
  code_hash text not null,
  expires_at timestamptz not null,
  tries integer not null
);
create index login_codes_expiry on login_codes (expires_at);
`.execute(db);
  },
};
