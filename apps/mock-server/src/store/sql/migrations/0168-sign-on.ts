import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** By which providers those who work at a clinic log in, out of which EHRs records are opened, and who is who there. @see ADR 68 */
const tables = sql`
create table login_providers (
  id text collate "C" primary key,
  clinic_id text not null references clinics,
  kind text not null,
  name text not null,
  address text not null,
  client_id text not null,
  secret text,
  domains text[] not null,
  keeps_passwords boolean not null,
  asks_factor boolean not null,
  is_on boolean not null,
  proved_at timestamptz,
  made_at timestamptz not null,
  ended_at timestamptz
);
create unique index login_providers_sign_on on login_providers (clinic_id)
  where kind = 'signOn' and ended_at is null;
create unique index login_providers_iss on login_providers (address) where kind = 'ehr' and ended_at is null;
create index login_providers_clinic on login_providers (clinic_id);

create table sign_on_domains (
  domain text collate "C" primary key,
  clinic_id text not null references clinics,
  provider_id text collate "C" not null references login_providers
);
create index sign_on_domains_provider on sign_on_domains (provider_id);
create index sign_on_domains_clinic on sign_on_domains (clinic_id);

create table sign_on_trips (
  state_hash text collate "C" primary key,
  clinic_id text not null references clinics,
  provider_id text collate "C" not null references login_providers,
  browser_hash text not null,
  proof text not null,
  begun_at timestamptz not null
);
create index sign_on_trips_begun on sign_on_trips (begun_at);
create index sign_on_trips_provider on sign_on_trips (provider_id);
create index sign_on_trips_clinic on sign_on_trips (clinic_id);

create table sign_on_links (
  clinic_id text not null references clinics,
  issuer text collate "C" not null,
  subject text collate "C" not null,
  account_id text collate "C" not null references accounts,
  linked_at timestamptz not null,
  primary key (clinic_id, issuer, subject),
  unique (account_id, issuer)
);
`;

/** Asked once for a statement, not once for a row. */
const scope = "(select current_setting('rpm.clinic', true))";

/** The wall between clinics. */
const walls = sql.raw(
  ['login_providers', 'sign_on_domains', 'sign_on_trips', 'sign_on_links']
    .map(
      (table) => `alter table ${table} enable row level security;
create policy clinic_wall on ${table} using (clinic_id = ${scope} or ${scope} = '*');`,
    )
    .join('\n'),
);

/** Single sign-on of a clinic's staff, and records that are opened out of an EHR. */
export const signOn: Migration = {
  async up(db: Kysely<unknown>) {
    await tables.execute(db);
    await sql`${walls}`.execute(db);
  },
};
