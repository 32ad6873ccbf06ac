import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const firstTables = sql`
create table installation (key text primary key, value text not null);

create table clinics (id text primary key, name text not null unique);

create table accounts (
  id text primary key,
  clinic_id text not null references clinics,
  username text not null,
  username_key text collate "C" not null unique,
  password_hash text not null,
  role text not null check (role <> ''),
  first_name text not null, middle_name text not null, last_name text not null
);

create table sessions (
  token_hash text collate "C" primary key,
  account_id text not null references accounts on delete cascade,
  started_at timestamptz not null,
  last_seen_at timestamptz not null,
  ended_at timestamptz
);
create index sessions_account on sessions (account_id);

create table login_attempts (
  id bigint generated always as identity primary key,
  account_key text collate "C" not null,
  address_key text collate "C" not null,
  at timestamptz not null
);
create index login_attempts_account on login_attempts (account_key, at desc);
create index login_attempts_address on login_attempts (address_key, at desc);
create index login_attempts_at on login_attempts (at);

create table patients (
  id text primary key,
  clinic_id text not null references clinics,
  first_name text not null, middle_name text not null, last_name text not null,
  birth_date text,
  email text not null
);
create index patients_clinic on patients (clinic_id);

create table device_models (
  model text primary key,
  name text not null, brand text not null,
  vitals jsonb not null
);

create table orders (
  id text collate "C" primary key,
  number bigint generated always as identity,
  clinic_id text not null references clinics,
  patient_id text references patients,
  first_name text, middle_name text, last_name text, birth_date text, email text,
  provider jsonb, vitals jsonb,
  brand text, device_name text, device_model text,
  status text, delivery_mode text,
  placed_at timestamptz not null,
  patient_key text collate "C" not null,
  last_name_key text collate "C" not null,
  provider_key text collate "C" not null,
  id_key text collate "C" not null,
  mode_key text collate "C" not null,
  status_key text collate "C" not null
);
create unique index orders_number on orders (number);
-- Holds all that a search asks, so that pages are found and counted without touching the orders themselves.
create index orders_newest on orders (clinic_id, placed_at desc, number desc)
  include (patient_key, last_name_key, provider_key, id_key, mode_key, status_key);
create index orders_status on orders (clinic_id, status_key, mode_key, placed_at desc, number desc);
create index orders_patient on orders (patient_id);

create table order_counts (
  clinic_id text not null references clinics on delete cascade,
  status_key text collate "C" not null,
  mode_key text collate "C" not null,
  orders bigint not null,
  primary key (clinic_id, status_key, mode_key)
);

create table readings (
  patient_id text not null references patients,
  loinc text not null,
  at timestamptz not null,
  kind text not null, unit text not null,
  value double precision not null,
  class text not null,
  primary key (patient_id, loinc, at)
);
create index readings_newest on readings (patient_id, at desc);

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  clinic_id text not null, account_id text not null,
  action text not null, subject text not null,
  details jsonb not null
);
create index audit_log_clinic on audit_log (clinic_id, id);
`;

/**
 * Makes searches for a part of a text quick where the server has pg_trgm and lets us have it; without it they are
 * right all the same, and read the whole of the clinic's index.
 */
const trigrams = sql`
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_trgm') then
    create extension if not exists pg_trgm;
    create index orders_patient_part on orders using gin (patient_key gin_trgm_ops);
    create index orders_last_name_part on orders using gin (last_name_key gin_trgm_ops);
    create index orders_provider_part on orders using gin (provider_key gin_trgm_ops);
    create index orders_id_part on orders using gin (id_key gin_trgm_ops);
  end if;
exception when insufficient_privilege then
  raise notice 'pg_trgm may not be created; searches do without it';
end $$;
`;

/**
 * Keeps `order_counts`. Once for a statement, so that a bulk insert costs one update; in the order of the key, so that
 * two statements can never wait for each other.
 */
const countingFunctions = sql`
create function count_new_orders() returns trigger language plpgsql as $$
begin
  insert into order_counts
    select clinic_id, status_key, mode_key, count(*) from new_rows group by 1, 2, 3 order by 1, 2, 3
    on conflict (clinic_id, status_key, mode_key) do update set orders = order_counts.orders + excluded.orders;
  return null;
end $$;

create function count_gone_orders() returns trigger language plpgsql as $$
begin
  insert into order_counts
    select clinic_id, status_key, mode_key, -count(*) from old_rows group by 1, 2, 3 order by 1, 2, 3
    on conflict (clinic_id, status_key, mode_key) do update set orders = order_counts.orders + excluded.orders;
  return null;
end $$;

create function count_changed_orders() returns trigger language plpgsql as $$
begin
  insert into order_counts
    select clinic_id, status_key, mode_key, sum(change) from (
      select clinic_id, status_key, mode_key, 1 as change from new_rows
      union all
      select clinic_id, status_key, mode_key, -1 from old_rows
    ) as changes
    group by 1, 2, 3 having sum(change) <> 0 order by 1, 2, 3
    on conflict (clinic_id, status_key, mode_key) do update set orders = order_counts.orders + excluded.orders;
  return null;
end $$;

create trigger orders_counted_in after insert on orders
  referencing new table as new_rows for each statement execute function count_new_orders();
create trigger orders_counted_out after delete on orders
  referencing old table as old_rows for each statement execute function count_gone_orders();
create trigger orders_recounted after update on orders
  referencing old table as old_rows new table as new_rows for each statement execute function count_changed_orders();
`;

/** Clinics, accounts, sessions, patients, orders and their counts, readings, audit. */
export const orders: Migration = {
  async up(db: Kysely<unknown>) {
    await firstTables.execute(db);
    await countingFunctions.execute(db);
    await trigrams.execute(db);
  },
};
