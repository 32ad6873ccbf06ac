import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The systems of others that are connected to a clinic, and their tokens. @see ADR 55 */
const tables = sql`
create table systems (
  id text collate "C" primary key,
  clinic_id text not null references clinics,
  name text not null,
  grants text[] not null,
  keys jsonb not null,
  made_at timestamptz not null,
  made_by text collate "C" not null references accounts,
  used_at timestamptz,
  ended_at timestamptz
);
create index systems_clinic on systems (clinic_id);

create table system_tokens (
  token_hash text collate "C" primary key,
  system_id text collate "C" not null references systems,
  clinic_id text not null references clinics,
  assertion_hash text collate "C" not null,
  scopes text[] not null,
  until_at timestamptz not null,
  unique (clinic_id, system_id, assertion_hash)
);
create index system_tokens_until on system_tokens (until_at);
create index system_tokens_system on system_tokens (system_id);

create table system_exports (
  id text collate "C" primary key,
  system_id text collate "C" not null references systems,
  clinic_id text not null references clinics,
  types text[] not null,
  since_at timestamptz,
  at timestamptz not null
);
create index system_exports_system on system_exports (system_id);
create index system_exports_at on system_exports (at);
`;

/** Asked once for a statement, not once for a row. */
const scope = "(select current_setting('rpm.clinic', true))";

/** The wall between clinics. */
const walls = sql.raw(
  ['systems', 'system_tokens', 'system_exports']
    .map(
      (table) => `alter table ${table} enable row level security;
create policy clinic_wall on ${table} using (clinic_id = ${scope} or ${scope} = '*');`,
    )
    .join('\n'),
);

/** Systems that read by FHIR. */
export const systems: Migration = {
  async up(db: Kysely<unknown>) {
    await tables.execute(db);
    await sql`${walls}`.execute(db);
  },
};
