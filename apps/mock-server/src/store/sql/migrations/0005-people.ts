import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const noteTables = sql`
create table notes (
  id text collate "C" primary key,
  -- Grows with each note: the tie-breaker between notes of one moment.
  number bigint generated always as identity,
  clinic_id text not null references clinics,
  patient_id text not null references patients,
  author_id text not null references accounts,
  kind text not null check (kind in ('note', 'exception', 'conversation')),
  topic text collate "C" not null,
  text text not null,
  to_patient boolean not null,
  minutes integer not null check (minutes >= 0),
  is_interactive boolean not null,
  at timestamptz not null
);
create index notes_patient on notes (patient_id, at desc, number desc);
create index notes_encounters on notes (clinic_id, author_id) where kind = 'note' and topic = 'Encounter';

-- A correction is another note.
create function refuse_change_of_note() returns trigger language plpgsql as $$
begin
  raise exception 'A note cannot be changed.' using errcode = 'insufficient_privilege';
end $$;
create trigger notes_are_kept before update or delete on notes
  for each statement execute function refuse_change_of_note();
`;

const otherTables = sql`
create table inquiries (
  id text collate "C" primary key,
  number bigint generated always as identity,
  clinic_id text not null references clinics,
  account_id text not null references accounts,
  type text not null,
  message text not null,
  at timestamptz not null
);
create index inquiries_clinic on inquiries (clinic_id, number desc);

create table sign_ups (
  username_key text collate "C" primary key,
  password_hash text not null,
  code_hash text not null,
  expires_at timestamptz not null,
  tries integer not null
);
create index sign_ups_expiry on sign_ups (expires_at);

create table mails (
  id bigint generated always as identity primary key,
  "to" text not null, subject text not null, text text not null,
  at timestamptz not null
);
`;

const indexes = sql`
create index accounts_clinic on accounts (clinic_id);
create index patients_birth_date on patients (clinic_id, birth_date);
create index orders_of_patient on orders (patient_id, placed_at desc, number desc);
drop index orders_patient;
`;

/** Notes, inquiries, pending sign-ups, the outbox of demo installations; and how people and their orders are found. */
export const people: Migration = {
  async up(db: Kysely<unknown>) {
    await noteTables.execute(db);
    await otherTables.execute(db);
    await indexes.execute(db);
  },
};
