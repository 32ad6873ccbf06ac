import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const invitations = sql`
create table invitations (
  id text collate "C" primary key,
  clinic_id text not null references clinics,
  username text not null,
  username_key text collate "C" not null,
  role text not null check (role in ('DOCTOR', 'STAFF', 'ADMIN')),
  first_name text not null, last_name text not null,
  token_hash text collate "C" not null,
  -- The token was taken; the hash is that of the ticket which took its place.
  is_exchanged boolean not null,
  expires_at timestamptz not null,
  unique (clinic_id, username_key)
);
create index invitations_expiry on invitations (expires_at);
`;

/** Who signed up or set a password by mail has shown already that the address is theirs. */
const confirmations = sql`
alter table accounts add column email_confirmed_at timestamptz;
update accounts set email_confirmed_at = shown.at
  from (
    select subject, min(at) as at from audit_log where action in ('account.opened', 'password.reset') group by subject
  ) as shown
  where shown.subject = accounts.id;

create table email_codes (
  account_id text primary key references accounts,
  ticket_hash text collate "C" not null unique,
  code_hash text not null,
  expires_at timestamptz not null,
  tries integer not null
);
create index email_codes_expiry on email_codes (expires_at);
`;

const locks = sql`
create table account_locks (
  account_key text collate "C" primary key,
  until timestamptz not null
);
create index account_locks_until on account_locks (until);
`;

/** Invitations to the staff of a clinic, confirmed addresses, and which locks their owners were told of. */
export const staff: Migration = {
  async up(db: Kysely<unknown>) {
    await invitations.execute(db);
    await confirmations.execute(db);
    await locks.execute(db);
  },
};
