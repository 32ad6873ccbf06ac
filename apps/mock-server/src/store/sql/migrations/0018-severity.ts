import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The severity of a reading is stored as the number that the rules of the domain give, and whether a reading is reviewed
 * as the review by which it is. What was there already gets both as they were counted until now.
 */
const decided = sql`
drop trigger readings_open_alerts_in on readings;
drop trigger readings_open_alerts_out on readings;
drop trigger reviews_made on reviews;
drop trigger reviews_undone on reviews;
drop function count_new_open_alerts;
drop function recount_reviewed_alerts;
drop function recount_open_alerts;
-- 0011 was once changed after its release: of two databases, one has the one function and one has the other.
drop function if exists is_reviewed;
drop function if exists reviewed_up_to;
drop table open_alerts;

drop index if exists readings_out_of_range;
drop index readings_time;
alter table readings drop constraint readings_class_check;
alter table readings alter column class type smallint
  using array_position(array['Normal', 'Cautious', 'Critical'], class) - 1;
alter table readings rename column class to severity;
alter table readings add check (severity between 0 and 2);
create index readings_time on readings (patient_id, at) include (severity);

alter table latest_readings alter column class type smallint
  using array_position(array['Normal', 'Cautious', 'Critical'], class) - 1;
alter table latest_readings rename column class to severity;
alter table latest_readings add column review_id text references reviews;

create table out_of_range_readings (
  patient_id text not null references patients,
  vital text collate "C" not null,
  at timestamptz not null,
  received_at timestamptz not null,
  severity smallint not null check (severity > 0),
  review_id text references reviews,
  primary key (patient_id, vital, at)
);
create index out_of_range_unreviewed on out_of_range_readings (patient_id) include (severity) where review_id is null;

insert into out_of_range_readings
  select patient_id, vital, at, received_at, severity, (
    select v.id from reviews v
    where v.patient_id = r.patient_id and undone_at is null and up_to >= r.at and v.at >= r.received_at
    order by v.at desc, v.id desc limit 1
  ) from readings r where severity > 0;
update latest_readings l set review_id = (
  select v.id from readings r join reviews v using (patient_id)
  where r.patient_id = l.patient_id and r.vital = l.vital and r.at = l.at
    and undone_at is null and up_to >= r.at and v.at >= r.received_at
  order by v.at desc, v.id desc limit 1
);
`;

/** The counts go by the severity, and what is out of range is copied to where reviews are stored with it. */
const counted = sql`
create or replace function count_new_readings() returns trigger language plpgsql as $$
begin
  perform 1 from patients where id in (select patient_id from new_rows) order by id for share;
  insert into reading_months
    select r.patient_id, date_trunc('month', r.at at time zone p.time_zone)::date, r.vital,
      count(*) filter (where severity = 0), count(*) filter (where severity = 1), count(*) filter (where severity = 2)
    from new_rows r join patients p on p.id = r.patient_id
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (patient_id, month, vital) do update set normal = reading_months.normal + excluded.normal,
      cautious = reading_months.cautious + excluded.cautious, critical = reading_months.critical + excluded.critical;
  insert into reading_days
    select r.patient_id, (r.at at time zone p.time_zone)::date,
      count(*) filter (where severity = 0), count(*) filter (where severity = 1), count(*) filter (where severity = 2)
    from new_rows r join patients p on p.id = r.patient_id
    group by 1, 2 order by 1, 2
    on conflict (patient_id, day) do update set normal = reading_days.normal + excluded.normal,
      cautious = reading_days.cautious + excluded.cautious, critical = reading_days.critical + excluded.critical;
  insert into latest_readings
    select distinct on (patient_id, vital) patient_id, vital, at, severity from new_rows
    order by patient_id, vital, at desc
    on conflict (patient_id, vital) do update set at = excluded.at, severity = excluded.severity, review_id = null
      where latest_readings.at < excluded.at;
  insert into out_of_range_readings
    select patient_id, vital, at, received_at, severity from new_rows where severity > 0;
  return null;
end $$;

create or replace function recount_readings(whose text) returns void language plpgsql as $$
begin
  perform 1 from patients where id = whose for no key update;
  delete from reading_months where patient_id = whose;
  delete from reading_days where patient_id = whose;
  insert into reading_months
    select r.patient_id, date_trunc('month', r.at at time zone p.time_zone)::date, r.vital,
      count(*) filter (where severity = 0), count(*) filter (where severity = 1), count(*) filter (where severity = 2)
    from readings r join patients p on p.id = r.patient_id where r.patient_id = whose group by 1, 2, 3;
  insert into reading_days
    select r.patient_id, (r.at at time zone p.time_zone)::date,
      count(*) filter (where severity = 0), count(*) filter (where severity = 1), count(*) filter (where severity = 2)
    from readings r join patients p on p.id = r.patient_id where r.patient_id = whose group by 1, 2;
end $$;

-- Of a newest reading that was not the newest before, nobody is taken to have reviewed it.
create or replace function recount_changed_readings() returns trigger language plpgsql as $$
begin
  perform recount_readings(patient_id) from (select distinct patient_id from old_rows order by 1) as changed;
  delete from out_of_range_readings r using old_rows o
    where r.patient_id = o.patient_id and r.vital = o.vital and r.at = o.at;
  delete from latest_readings r using old_rows o
    where r.patient_id = o.patient_id and r.vital = o.vital and r.at = o.at;
  insert into latest_readings
    select distinct on (patient_id, vital) patient_id, vital, at, severity from readings
    where patient_id in (select patient_id from old_rows)
    order by patient_id, vital, at desc
    on conflict do nothing;
  return null;
end $$;

-- Takes a delivery in, and tells of each of its patients how many readings were new in all, and when somebody last
-- looked. That is asked after the patient's row is held, so that no review of meanwhile is missed.
create function add_readings(given jsonb)
returns table (added bigint, patient_id text, last_reviewed timestamptz) language plpgsql as $$
declare
  count_added bigint;
begin
  insert into readings (patient_id, vital, at, received_at, severity, measured, classes, serial, unit)
    select each.patient_id, each.vital, each.at, each.received_at, each.severity, each.measured, each.classes,
      each.serial, each.unit
    from jsonb_to_recordset(given) as each(
      patient_id text, vital text, at timestamptz, received_at timestamptz, severity smallint, measured jsonb,
      classes jsonb, serial text, unit text)
    on conflict do nothing;
  get diagnostics count_added = row_count;
  return query
    select count_added, whose.id, (select max(v.at) from reviews v where v.patient_id = whose.id and undone_at is null)
    from (select distinct each ->> 'patient_id' as id from jsonb_array_elements(given) as each) as whose;
end $$;
`;

/** Severity and reviews are stored as the domain decides them. */
export const severity: Migration = {
  async up(db: Kysely<unknown>) {
    await decided.execute(db);
    await counted.execute(db);
  },
};
