import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const recordTables = sql`
create table records (
  id text collate "C" primary key,
  patient_id text not null references patients,
  resource_type text collate "C" not null,
  display text not null,
  code text,
  status text not null,
  at timestamptz not null,
  performer text,
  note text
);
create index records_newest on records (patient_id, at desc, id);
create index records_of_type on records (patient_id, resource_type, at desc, id);

create table files (
  patient_id text not null references patients,
  txn_name text collate "C" not null,
  file_name text not null,
  content_type text not null,
  report_type text not null,
  report_sub_type text not null,
  bytes integer not null check (bytes > 0),
  uploaded_by text not null,
  at timestamptz not null,
  content bytea not null check (length(content) = bytes),
  primary key (patient_id, txn_name)
);
create index files_newest on files (patient_id, at desc, txn_name);
`;

const shareTable = sql`
create table shares (
  id text collate "C" primary key,
  owner_id text not null references patients,
  username text not null,
  username_key text collate "C" not null,
  parts jsonb not null,
  from_at timestamptz not null,
  until timestamptz not null check (until > from_at),
  revoked_at timestamptz,
  token_hash text collate "C" not null unique,
  token_used_at timestamptz
);
create index shares_by_owner on shares (owner_id, from_at desc, id);
create index shares_running on shares (username_key, owner_id, until) where revoked_at is null;
`;

const billingTables = sql`
create table billing_codes (
  clinic_id text not null references clinics,
  code text collate "C" not null,
  description text not null,
  unit text not null,
  threshold integer not null,
  excludes jsonb not null,
  effective_from text not null,
  effective_to text,
  primary key (clinic_id, code)
);

create table rates (
  clinic_id text not null references clinics,
  code text collate "C" not null,
  payer text collate "C" not null,
  year integer not null,
  cents integer not null check (cents >= 0),
  primary key (clinic_id, code, payer, year)
);

create table bills (
  id text collate "C" primary key,
  patient_id text not null references patients,
  year integer not null,
  month integer not null check (month between 1 and 12),
  bill jsonb not null,
  made_at timestamptz not null
);
create index bills_of_patient on bills (patient_id, year, month);
`;

/** Clinical records, files, shares, and what billing needs. */
export const records: Migration = {
  async up(db: Kysely<unknown>) {
    await recordTables.execute(db);
    await shareTable.execute(db);
    await billingTables.execute(db);
  },
};
