import { sql } from 'kysely';

/**
 * Keeps what is counted of readings. Once for a statement, so that a batch costs one update of each row; in the order
 * of the keys, so that two statements can never wait for each other crosswise.
 *
 * Days and months are those of the patient's own calendar. Whoever adds readings holds on to the patient's row while
 * counting, so that a change of the time zone, after which all is counted anew, misses none.
 */
export const countReadings = sql`
create function count_new_readings() returns trigger language plpgsql as $$
begin
  perform 1 from patients where id in (select patient_id from new_rows) order by id for share;
  insert into reading_months
    select r.patient_id, date_trunc('month', r.at at time zone p.time_zone)::date, r.vital,
      count(*) filter (where class = 'Normal'), count(*) filter (where class = 'Cautious'),
      count(*) filter (where class = 'Critical')
    from new_rows r join patients p on p.id = r.patient_id
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (patient_id, month, vital) do update set normal = reading_months.normal + excluded.normal,
      cautious = reading_months.cautious + excluded.cautious, critical = reading_months.critical + excluded.critical;
  insert into reading_days
    select r.patient_id, (r.at at time zone p.time_zone)::date,
      count(*) filter (where class = 'Normal'), count(*) filter (where class = 'Cautious'),
      count(*) filter (where class = 'Critical')
    from new_rows r join patients p on p.id = r.patient_id
    group by 1, 2 order by 1, 2
    on conflict (patient_id, day) do update set normal = reading_days.normal + excluded.normal,
      cautious = reading_days.cautious + excluded.cautious, critical = reading_days.critical + excluded.critical;
  insert into latest_readings
    select distinct on (patient_id, vital) patient_id, vital, at, class from new_rows
    order by patient_id, vital, at desc
    on conflict (patient_id, vital) do update set at = excluded.at, class = excluded.class
      where latest_readings.at < excluded.at;
  return null;
end $$;

create function recount_readings(whose text) returns void language plpgsql as $$
begin
  perform 1 from patients where id = whose for no key update;
  delete from reading_months where patient_id = whose;
  delete from reading_days where patient_id = whose;
  delete from latest_readings where patient_id = whose;
  insert into reading_months
    select r.patient_id, date_trunc('month', r.at at time zone p.time_zone)::date, r.vital,
      count(*) filter (where class = 'Normal'), count(*) filter (where class = 'Cautious'),
      count(*) filter (where class = 'Critical')
    from readings r join patients p on p.id = r.patient_id where r.patient_id = whose group by 1, 2, 3;
  insert into reading_days
    select r.patient_id, (r.at at time zone p.time_zone)::date,
      count(*) filter (where class = 'Normal'), count(*) filter (where class = 'Cautious'),
      count(*) filter (where class = 'Critical')
    from readings r join patients p on p.id = r.patient_id where r.patient_id = whose group by 1, 2;
  insert into latest_readings
    select distinct on (patient_id, vital) patient_id, vital, at, class from readings where patient_id = whose
    order by patient_id, vital, at desc;
end $$;

create function recount_moved_patient() returns trigger language plpgsql as $$
begin
  perform recount_readings(new.id);
  return null;
end $$;

create function recount_changed_readings() returns trigger language plpgsql as $$
begin
  perform recount_readings(patient_id) from (select distinct patient_id from old_rows order by 1) as changed;
  return null;
end $$;

create trigger readings_counted_in after insert on readings
  referencing new table as new_rows for each statement execute function count_new_readings();
create trigger readings_counted_out after delete on readings
  referencing old table as old_rows for each statement execute function recount_changed_readings();
create trigger readings_follow_time_zone after update of time_zone on patients
  for each row when (old.time_zone <> new.time_zone) execute function recount_moved_patient();

-- A measurement is what it was. It can go, but it cannot become another one.
create function refuse_change_of_reading() returns trigger language plpgsql as $$
begin
  raise exception 'A reading cannot be changed.' using errcode = 'insufficient_privilege';
end $$;
create trigger readings_stay before update on readings
  for each statement execute function refuse_change_of_reading();
`;

/**
 * Says how a time is put together for counting: from whole months and whole days of a zone's calendar, and from what
 * remains of its first and its last day. Made of days rather than of midnights: where clocks change at midnight there
 * are days with two of them, or none.
 *
 * Whole days are those from `from_day` up to but not including `till_day`; those from `from_month` to `till_month` are whole
 * months. The head is what there is of the first day, the tail of the last; when both are one day, the head is it.
 */
export const periodCover = sql`
create function period_cover(from_at timestamptz, till_at timestamptz, zone text)
returns table (
  first_day date, last_day date, has_head boolean, has_tail boolean,
  from_day date, from_month date, till_month date, till_day date
) language sql stable as $$
  select ends.first_day, ends.last_day, is_head, is_tail and not (is_head and ends.first_day = ends.last_day),
    days.from_day,
    case when next_month < last_month then next_month else days.till_day end,
    case when next_month < last_month then last_month else days.till_day end,
    days.till_day
  from (
    select (from_at at time zone zone)::date as first_day,
      ((till_at - interval '1 second') at time zone zone)::date as last_day
  ) as ends
  cross join lateral (
    select ((from_at - interval '1 second') at time zone zone)::date = ends.first_day as is_head,
      (till_at at time zone zone)::date = ends.last_day as is_tail
  ) as ragged
  cross join lateral (
    select ends.first_day + is_head::int as from_day, ends.last_day + 1 - is_tail::int as till_day
  ) as days
  cross join lateral (
    select (date_trunc('month', (days.from_day - 1)::timestamp) + interval '1 month')::date as next_month,
      date_trunc('month', days.till_day::timestamp)::date as last_month
  ) as months
  where from_at < till_at
$$;
`;
