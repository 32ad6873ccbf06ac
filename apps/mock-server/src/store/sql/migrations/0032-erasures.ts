import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A legal hold, a request for erasure that waits for a second person, and what remains of who was erased (F5). */
const erasure = sql`
alter table patients
  add column held_at timestamptz,
  add column held_by text,
  add column hold_reason text,
  add constraint hold_is_whole check (num_nonnulls(held_at, held_by, hold_reason) in (0, 3)),
  add column erasure_asked_at timestamptz,
  add column erasure_asked_by text,
  add column erasure_reason text,
  add constraint erasure_is_whole check (
    num_nonnulls(erasure_asked_at, erasure_asked_by, erasure_reason) in (0, 3)
  );

create table erased_patients (
  patient_id text collate "C" primary key,
  clinic_id text not null references clinics,
  erased_at timestamptz not null,
  asked_by text not null,
  confirmed_by text not null,
  reason text not null
);
create trigger erased_patients_stay before update or delete or truncate on erased_patients
  for each statement execute function refuse_change_of_audit();

-- A note is never changed, and goes only with the whole record of its patient, in the transaction that says so.
create or replace function refuse_change_of_note() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('rpm.erasing', true) = 'yes' then
    return null;
  end if;
  raise exception 'A note cannot be changed.' using errcode = 'insufficient_privilege';
end $$;
`;

/** Holds and erasures of patients. */
export const erasures: Migration = {
  async up(db: Kysely<unknown>) {
    await erasure.execute(db);
  },
};
