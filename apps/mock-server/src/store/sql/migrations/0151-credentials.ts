import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Licences, certificates and numbers of those who work at a clinic, and what becomes of orders when a licence ends. @see ADR 50 */
const tables = sql`
create table credentials (
  id text collate "C" primary key,
  clinic_id text not null references clinics,
  account_id text collate "C" not null references accounts,
  kind text not null,
  number text not null,
  state text,
  issuer text not null,
  issued text collate "C" not null,
  expires text collate "C",
  file_name text not null,
  content_type text not null,
  bytes integer not null,
  content bytea not null,
  added_at timestamptz not null,
  review text not null default 'waiting',
  reason text,
  checked_by text collate "C" references accounts,
  checked_at timestamptz,
  replaces_id text collate "C" references credentials on delete set null,
  replaced_at timestamptz,
  mailed_days integer
);
create index credentials_account on credentials (clinic_id, account_id);
create index credentials_owner on credentials (account_id);
create index credentials_checker on credentials (checked_by);
create index credentials_replaces on credentials (replaces_id);
create index credentials_expires on credentials (expires) where replaced_at is null and review = 'accepted';

create table credential_rules (
  clinic_id text primary key references clinics,
  orders_wait boolean not null
);
`;

/** Asked once for a statement, not once for a row. */
const scope = "(select current_setting('rpm.clinic', true))";

/** The wall between clinics. */
const walls = sql.raw(
  ['credentials', 'credential_rules']
    .map(
      (table) => `alter table ${table} enable row level security;
create policy clinic_wall on ${table} using (clinic_id = ${scope} or ${scope} = '*');`,
    )
    .join('\n'),
);

/** Credentials (SCR-09). */
export const credentials: Migration = {
  async up(db: Kysely<unknown>) {
    await tables.execute(db);
    await sql`${walls}`.execute(db);
  },
};
