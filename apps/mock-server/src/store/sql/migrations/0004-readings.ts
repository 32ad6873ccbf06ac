import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { countReadings, periodCover } from './0004-reading-counts.ts';

/**
 * The readings of before were demo data alone, one row for each value and judged by nobody's limits: they go, and
 * `npm run reset` brings new ones.
 */
const tables = sql`
drop table readings;
create table readings (
  patient_id text not null references patients,
  vital text collate "C" not null,
  at timestamptz not null,
  received_at timestamptz not null,
  class text not null check (class in ('Normal', 'Cautious', 'Critical')),
  measured jsonb not null,
  classes jsonb not null,
  serial text not null,
  primary key (patient_id, vital, at)
);
-- For the ragged ends of a time, which are counted without touching the readings themselves.
create index readings_time on readings (patient_id, at) include (class);

create table reading_months (
  patient_id text not null references patients,
  month date not null,
  vital text collate "C" not null,
  normal bigint not null, cautious bigint not null, critical bigint not null,
  primary key (patient_id, month, vital)
) with (fillfactor = 70);

create table reading_days (
  patient_id text not null references patients,
  day date not null,
  normal bigint not null, cautious bigint not null, critical bigint not null,
  primary key (patient_id, day)
) with (fillfactor = 70);

create table latest_readings (
  patient_id text not null references patients,
  vital text collate "C" not null,
  at timestamptz not null,
  class text not null,
  primary key (patient_id, vital)
) with (fillfactor = 70);

create table ranges (
  patient_id text not null references patients,
  vital text collate "C" not null,
  version integer not null check (version > 0),
  start_at timestamptz not null,
  end_at timestamptz not null check (end_at > start_at),
  limits jsonb not null,
  set_by text not null references accounts,
  set_at timestamptz not null,
  primary key (patient_id, vital, version)
);

create table reviews (
  id text collate "C" primary key,
  patient_id text not null references patients,
  reviewer_id text not null references accounts,
  at timestamptz not null,
  up_to timestamptz not null,
  undone_at timestamptz
);
create index reviews_newest on reviews (patient_id, at desc, id desc) where undone_at is null;

alter table orders add column if not exists activated_at timestamptz;
-- Whether a patient has a device, without a look at all the orders of a clinic.
create index orders_activated on orders (patient_id) where status = 'Activated';
`;

/** One row for each measurement, what is counted of them, ranges and reviews. */
export const readings: Migration = {
  async up(db: Kysely<unknown>) {
    await tables.execute(db);
    await countReadings.execute(db);
    await periodCover.execute(db);
  },
};
