import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What differs in its device or in its values is another reading, also of the same second. What one device sent of one
 * second with other values is kept beside it, and counts as one reading that is out of range, the worse of them.
 */
const keys = sql`
alter table readings disable trigger readings_stay;
alter table readings add column values_key text collate "C";
update readings set values_key = (
  select string_agg(value, '/' order by key collate "C") from jsonb_each_text(measured)
);
alter table readings enable trigger readings_stay;
alter table readings
  alter column values_key set not null,
  alter column serial type text collate "C",
  drop constraint readings_pkey,
  add primary key (patient_id, vital, at, serial, values_key);

alter table latest_readings
  add column received_at timestamptz, add column serial text collate "C", add column values_key text collate "C";
update latest_readings l set received_at = r.received_at, serial = r.serial, values_key = r.values_key
  from readings r where r.patient_id = l.patient_id and r.vital = l.vital and r.at = l.at;
alter table latest_readings
  alter column received_at set not null, alter column serial set not null, alter column values_key set not null;

alter table out_of_range_readings add column serial text collate "C";
update out_of_range_readings o set serial = r.serial
  from readings r where r.patient_id = o.patient_id and r.vital = o.vital and r.at = o.at;
alter table out_of_range_readings
  alter column serial set not null,
  drop constraint out_of_range_readings_pkey,
  add primary key (patient_id, vital, at, serial);
`;

/** The same counts as before; what is newest and what is out of range go by the whole key. */
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
  insert into latest_readings as l (patient_id, vital, at, severity, received_at, serial, values_key)
    select distinct on (patient_id, vital) patient_id, vital, at, severity, received_at, serial, values_key
    from new_rows
    order by patient_id, vital, at desc, severity desc, received_at desc, serial desc, values_key desc
    on conflict (patient_id, vital) do update set at = excluded.at, severity = excluded.severity,
      received_at = excluded.received_at, serial = excluded.serial, values_key = excluded.values_key, review_id = null
      where (l.at, l.severity, l.received_at, l.serial, l.values_key)
        < (excluded.at, excluded.severity, excluded.received_at, excluded.serial, excluded.values_key);
  insert into out_of_range_readings as o (patient_id, vital, at, serial, received_at, severity)
    select patient_id, vital, at, serial, max(received_at), max(severity) from new_rows where severity > 0
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (patient_id, vital, at, serial) do update set review_id = null,
      received_at = greatest(o.received_at, excluded.received_at), severity = greatest(o.severity, excluded.severity);
  return null;
end $$;

-- Of what is the newest or out of range in place of a reading that is gone, nobody is taken to have reviewed it.
create or replace function recount_changed_readings() returns trigger language plpgsql as $$
begin
  perform recount_readings(patient_id) from (select distinct patient_id from old_rows order by 1) as changed;
  delete from out_of_range_readings o using old_rows r
    where r.patient_id = o.patient_id and r.vital = o.vital and r.at = o.at and r.serial = o.serial;
  insert into out_of_range_readings (patient_id, vital, at, serial, received_at, severity)
    select patient_id, vital, at, serial, max(received_at), max(severity) from readings
    where severity > 0
      and (patient_id, vital, at, serial) in (select patient_id, vital, at, serial from old_rows)
    group by 1, 2, 3, 4;
  delete from latest_readings l using old_rows r
    where r.patient_id = l.patient_id and r.vital = l.vital and r.at = l.at;
  insert into latest_readings (patient_id, vital, at, severity, received_at, serial, values_key)
    select distinct on (patient_id, vital) patient_id, vital, at, severity, received_at, serial, values_key
    from readings where patient_id in (select patient_id from old_rows)
    order by patient_id, vital, at desc, severity desc, received_at desc, serial desc, values_key desc
    on conflict do nothing;
  return null;
end $$;

create or replace function add_readings(given jsonb)
returns table (added bigint, patient_id text, last_reviewed timestamptz) language plpgsql as $$
declare
  count_added bigint;
begin
  insert into readings (patient_id, vital, at, received_at, severity, measured, classes, serial, unit, values_key)
    select each.patient_id, each.vital, each.at, each.received_at, each.severity, each.measured, each.classes,
      each.serial, each.unit, each.values_key
    from jsonb_to_recordset(given) as each(
      patient_id text, vital text, at timestamptz, received_at timestamptz, severity smallint, measured jsonb,
      classes jsonb, serial text, unit text, values_key text)
    on conflict do nothing;
  get diagnostics count_added = row_count;
  return query
    select count_added, whose.id, (select max(v.at) from reviews v where v.patient_id = whose.id and undone_at is null)
    from (select distinct each ->> 'patient_id' as id from jsonb_array_elements(given) as each) as whose;
end $$;
`;

/** Readings of one second are told apart by device and values. */
export const oneSecond: Migration = {
  async up(db: Kysely<unknown>) {
    await keys.execute(db);
    await counted.execute(db);
  },
};
