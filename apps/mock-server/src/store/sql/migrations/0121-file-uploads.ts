import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Files on their way, in parts, and who has added a file. @see ADR 42 */
const tables = sql`
alter table files add column uploaded_by_id text collate "C" references accounts;
create index files_uploaded_by on files (uploaded_by_id) where uploaded_by_id is not null;

create table file_uploads (
  patient_id text collate "C" not null references patients,
  upload_id text collate "C" not null,
  account_id text collate "C" not null references accounts,
  clinic_id text not null references clinics,
  file_name text not null,
  content_type text not null,
  report_type text not null,
  report_sub_type text not null,
  bytes integer not null check (bytes > 0),
  at timestamptz not null,
  primary key (patient_id, upload_id)
);
create index file_uploads_account on file_uploads (account_id);
create index file_uploads_clinic on file_uploads (clinic_id);
create index file_uploads_at on file_uploads (at);

create table file_upload_parts (
  patient_id text collate "C" not null,
  upload_id text collate "C" not null,
  clinic_id text not null references clinics,
  from_byte integer not null,
  content bytea not null,
  primary key (patient_id, upload_id, from_byte),
  foreign key (patient_id, upload_id) references file_uploads on delete cascade
);
create index file_upload_parts_clinic on file_upload_parts (clinic_id);
`;

/** Asked once for a statement, not once for a row. */
const scope = "(select current_setting('rpm.clinic', true))";

/** The wall between clinics. */
const walls = sql.raw(
  ['file_uploads', 'file_upload_parts']
    .map(
      (table) => `alter table ${table} enable row level security;
create policy clinic_wall on ${table} using (clinic_id = ${scope} or ${scope} = '*');`,
    )
    .join('\n'),
);

/** Uploads in parts. */
export const fileUploads: Migration = {
  async up(db: Kysely<unknown>) {
    await tables.execute(db);
    await sql`${walls}`.execute(db);
  },
};
