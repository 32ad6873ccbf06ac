import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The one timer of a person, which the server keeps, and the time that is recorded of patients. An entry is changed only
 * with its former state beside it; nothing of it is deleted but with the whole record.
 */
const tables = sql`
create table timers (
  account_id text primary key references accounts,
  timer_id text not null,
  clinic_id text not null references clinics,
  patient_id text not null references patients,
  activity text collate "C" not null,
  is_interactive boolean not null,
  note text not null,
  by_record boolean not null,
  started_at timestamptz not null,
  since timestamptz,
  paused_at timestamptz,
  is_idle boolean not null,
  last_activity_at timestamptz not null,
  last_sign_at timestamptz not null,
  seconds integer not null check (seconds >= 0)
);
create index timers_clinic on timers (clinic_id) where since is not null;
create index timers_patient on timers (patient_id);

create table time_entries (
  id text primary key,
  timer_id text,
  clinic_id text not null references clinics,
  patient_id text not null references patients,
  author_id text not null references accounts,
  start_at timestamptz not null,
  end_at timestamptz not null,
  activity text collate "C" not null,
  is_interactive boolean not null,
  note text not null,
  version integer not null check (version > 0),
  saved_by text not null references accounts,
  saved_at timestamptz not null,
  reason text,
  reason_text text not null,
  check (start_at < end_at and end_at <= start_at + interval '24 hours')
);
create index time_entries_month on time_entries (clinic_id, start_at);
create index time_entries_patient on time_entries (patient_id, start_at);
create index time_entries_author on time_entries (author_id, start_at);
create index time_entries_timer on time_entries (timer_id) where timer_id is not null;
create index time_entries_saved_by on time_entries (saved_by);

create table time_entry_versions (
  entry_id text not null references time_entries on delete cascade,
  version integer not null,
  start_at timestamptz not null,
  end_at timestamptz not null,
  activity text collate "C" not null,
  is_interactive boolean not null,
  note text not null,
  saved_by text not null references accounts,
  saved_at timestamptz not null,
  reason text,
  reason_text text not null,
  primary key (entry_id, version)
);
create index time_entry_versions_saved_by on time_entry_versions (saved_by);

create function refuse_change_of_time() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('rpm.erasing', true) = 'yes' then
    return null;
  end if;
  raise exception 'Recorded time is not deleted, and what it was is not changed.' using errcode = 'insufficient_privilege';
end $$;
create trigger time_entries_stay before delete on time_entries
  for each statement execute function refuse_change_of_time();
create trigger time_entry_versions_stay before update or delete on time_entry_versions
  for each statement execute function refuse_change_of_time();

alter table clinics add column opens_timer boolean not null default false;

alter table timers enable row level security;
alter table time_entries enable row level security;
alter table time_entry_versions enable row level security;
create policy clinic_wall on timers using (
  clinic_id = (select current_setting('rpm.clinic', true)) or (select current_setting('rpm.clinic', true)) = '*');
create policy clinic_wall on time_entries using (
  clinic_id = (select current_setting('rpm.clinic', true)) or (select current_setting('rpm.clinic', true)) = '*');
create policy clinic_wall on time_entry_versions using (
  (select current_setting('rpm.clinic', true)) = '*'
  or exists (select from time_entries wall where wall.id = time_entry_versions.entry_id));
`;

/** Timers and time entries (SCR-03), and whether a clinic opens the timer with the record. */
export const time: Migration = {
  async up(db: Kysely<unknown>) {
    await tables.execute(db);
  },
};
