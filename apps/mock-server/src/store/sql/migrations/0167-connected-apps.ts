import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Apps of others, what patients allow them, and their tokens. @see ADR 67 */
const tables = sql`
create table apps (
  id text collate "C" primary key,
  name text not null,
  publisher text not null,
  redirect_uris text[] not null,
  privacy_url text not null,
  made_at timestamptz not null,
  ended_at timestamptz
);
create table app_grants (
  id text collate "C" primary key,
  clinic_id text not null references clinics,
  patient_id text collate "C" not null references patients,
  app_id text collate "C" not null references apps,
  scopes text[] not null,
  keeps boolean not null,
  made_at timestamptz not null,
  until_at timestamptz not null,
  used_at timestamptz,
  ended_at timestamptz,
  code_hash text not null,
  challenge text not null,
  redirect_uri text not null,
  code_until timestamptz not null,
  code_used_at timestamptz
);
create unique index app_grants_live on app_grants (patient_id, app_id) where ended_at is null;
create unique index app_grants_code on app_grants (code_hash);
create index app_grants_patient on app_grants (patient_id);
create index app_grants_app on app_grants (app_id);
create index app_grants_clinic on app_grants (clinic_id);
create table app_tokens (
  token_hash text primary key,
  clinic_id text not null references clinics,
  grant_id text collate "C" not null references app_grants on delete cascade,
  is_refresh boolean not null,
  scopes text[] not null,
  until_at timestamptz not null,
  used_at timestamptz
);
create index app_tokens_grant on app_tokens (grant_id);
create index app_tokens_clinic on app_tokens (clinic_id);
create index app_tokens_until on app_tokens (until_at);
`;

/** Asked once for a statement, not once for a row. */
const scope = "(select current_setting('rpm.clinic', true))";

/** The wall between clinics; the apps themselves are of none. */
const wall = (table: string) =>
  sql.raw(`alter table ${table} enable row level security;
create policy clinic_wall on ${table} using (clinic_id = ${scope} or ${scope} = '*');`);

/** Apps of patients. */
export const connectedApps: Migration = {
  async up(db: Kysely<unknown>) {
    await tables.execute(db);
    await sql`${wall('app_grants')}`.execute(db);
    await sql`${wall('app_tokens')}`.execute(db);
  },
};
