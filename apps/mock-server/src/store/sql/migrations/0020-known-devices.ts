import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** On which devices the owner of an account has logged in. */
export const knownDevices: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
create table known_devices (
  account_id text not null references accounts,
  device_hash text collate "C" not null,
  used_at timestamptz not null,
  primary key (account_id, device_hash)
);
create index known_devices_used on known_devices (used_at);
`.execute(db);
  },
};
