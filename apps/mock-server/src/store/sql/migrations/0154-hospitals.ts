import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The directory of hospitals, the connections of patients to them, and which records came from where. @see ADR 56 */
const tables = sql`
create table hospitals (
  id text collate "C" primary key,
  name text not null,
  line text not null,
  city text not null,
  state text not null,
  zip text not null,
  endpoint text,
  client_id text,
  is_listed boolean not null
);
create table hospital_connections (
  id text collate "C" primary key,
  clinic_id text not null references clinics,
  patient_id text collate "C" not null references patients,
  hospital_id text collate "C" not null references hospitals,
  kinds text[] not null,
  state text not null,
  asked_at timestamptz not null,
  state_hash text,
  verifier text,
  tokens text,
  last_good_at timestamptz,
  sync_begun_at timestamptz,
  synced_at timestamptz,
  ended_at timestamptz,
  runs jsonb not null
);
create unique index hospital_connections_live on hospital_connections (patient_id, hospital_id)
  where ended_at is null;
create index hospital_connections_patient on hospital_connections (patient_id);
create index hospital_connections_hospital on hospital_connections (hospital_id);
create index hospital_connections_clinic on hospital_connections (clinic_id, asked_at desc)
  where ended_at is null;
create index hospital_connections_due on hospital_connections ((coalesce(synced_at, asked_at)))
  where ended_at is null and tokens is not null;
alter table records add column connection_id text collate "C", add column source_id text, add column source text;
create unique index records_of_hospital on records (patient_id, connection_id, resource_type, source_id)
  where connection_id is not null;
create index records_of_connection on records (connection_id) where connection_id is not null;
`;

/** Asked once for a statement, not once for a row. */
const scope = "(select current_setting('rpm.clinic', true))";

/** The wall between clinics; the directory is of none. */
const wall = sql.raw(`alter table hospital_connections enable row level security;
create policy clinic_wall on hospital_connections using (clinic_id = ${scope} or ${scope} = '*');`);

/** Hospitals at which records are read (SCR-09). */
export const hospitals: Migration = {
  async up(db: Kysely<unknown>) {
    await tables.execute(db);
    await sql`${wall}`.execute(db);
  },
};
