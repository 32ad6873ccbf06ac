import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Requests of patients for records of other clinics, with all that was done with them. @see ADR 51 */
const table = sql`
create table record_requests (
  id text collate "C" primary key,
  clinic_id text not null references clinics,
  patient_id text collate "C" not null references patients,
  reference text not null,
  holders jsonb not null,
  since text not null,
  until text not null,
  kinds jsonb not null,
  signed_as text not null,
  asked_at timestamptz not null,
  allowed_until text not null,
  due text collate "C" not null,
  state text not null,
  note text,
  owner_id text collate "C" references accounts,
  version integer not null,
  history jsonb not null,
  unique (clinic_id, reference)
);
create index record_requests_patient on record_requests (patient_id);
create index record_requests_owner on record_requests (owner_id);
create index record_requests_open on record_requests (clinic_id, due)
  where state not in ('Complete', 'Refused', 'Stopped');
`;

/** Asked once for a statement, not once for a row. */
const scope = "(select current_setting('rpm.clinic', true))";

/** The wall between clinics. */
const wall = sql.raw(`alter table record_requests enable row level security;
create policy clinic_wall on record_requests using (clinic_id = ${scope} or ${scope} = '*');`);

/** Requests for records (RTE-07). */
export const recordRequests: Migration = {
  async up(db: Kysely<unknown>) {
    await table.execute(db);
    await sql`${wall}`.execute(db);
  },
};
