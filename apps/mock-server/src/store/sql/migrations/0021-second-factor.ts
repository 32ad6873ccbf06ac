import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Second factors, whom a clinic obliges to have one, and what a session says of itself: on what it runs, when its owner
 * last confirmed it, and whether a second factor must be set up first. Who has chosen no length of session gets that of
 * the role; so it is no longer written down for everybody.
 */
export const secondFactor: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
create table totp_secrets (
  account_id text primary key references accounts,
  secret text,
  -- Of an app that has shown no code yet.
  begun text,
  last_step bigint not null default 0
);
create table passkeys (
  id text collate "C" primary key,
  account_id text not null references accounts,
  name text not null,
  public_key text not null,
  counter bigint not null,
  transports jsonb not null,
  added_at timestamptz not null,
  used_at timestamptz
);
create index passkeys_account on passkeys (account_id);
create table recovery_codes (
  account_id text not null references accounts,
  code_hash text collate "C" not null,
  primary key (account_id, code_hash)
);
create table passkey_challenges (
  account_id text primary key references accounts,
  challenge text not null,
  expires_at timestamptz not null
);
alter table clinics add column second_factor_roles jsonb not null default '[]';

alter table sessions add column confirmed_at timestamptz, add column needs_set_up boolean not null default false,
  add column browser text not null default 'other', add column system text not null default 'other';
update sessions set confirmed_at = started_at;
alter table sessions alter column confirmed_at set not null;

alter table accounts alter column session_seconds drop default, alter column session_seconds drop not null;
update accounts set session_seconds = null where session_seconds = 300;
`.execute(db);
  },
};
