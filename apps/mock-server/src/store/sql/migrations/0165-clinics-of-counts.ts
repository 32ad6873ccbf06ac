import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What is counted of readings names its clinic, which a patient never changes: the wall in front of it is then a comparison of
 * the row itself, and no statement of a dashboard looks the clinic's patients up for its sake.
 */
const column = sql`
alter table reading_months add column clinic_id text references clinics (id);
alter table reading_days add column clinic_id text references clinics (id);
update reading_months m set clinic_id = p.clinic_id from patients p where p.id = m.patient_id;
update reading_days d set clinic_id = p.clinic_id from patients p where p.id = d.patient_id;
alter table reading_months alter column clinic_id set not null;
alter table reading_days alter column clinic_id set not null;
`;

const scope = "(select current_setting('rpm.clinic', true))";
const wall = (table: string) => sql`
alter policy clinic_wall on ${sql.table(table)} using (${sql.raw(`clinic_id = ${scope} or ${scope} = '*'`)});
`;

/** The same counts as before, with the clinic. */
const counted = sql`
create or replace function count_new_readings() returns trigger language plpgsql as $$
begin
  perform 1 from patients where id in (select patient_id from new_rows) order by id for share;
  insert into reading_months (patient_id, month, vital, normal, cautious, critical, clinic_id)
    select r.patient_id, date_trunc('month', r.at at time zone p.time_zone)::date, r.vital,
      count(*) filter (where severity = 0), count(*) filter (where severity = 1), count(*) filter (where severity = 2),
      p.clinic_id
    from new_rows r join patients p on p.id = r.patient_id
    group by 1, 2, 3, 7 order by 1, 2, 3
    on conflict (patient_id, month, vital) do update set normal = reading_months.normal + excluded.normal,
      cautious = reading_months.cautious + excluded.cautious, critical = reading_months.critical + excluded.critical;
  insert into reading_days (patient_id, day, normal, cautious, critical, clinic_id)
    select r.patient_id, (r.at at time zone p.time_zone)::date,
      count(*) filter (where severity = 0), count(*) filter (where severity = 1), count(*) filter (where severity = 2),
      p.clinic_id
    from new_rows r join patients p on p.id = r.patient_id
    where r.serial <> ''
    group by 1, 2, 6 order by 1, 2
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

create or replace function recount_readings(whose text) returns void language plpgsql as $$
begin
  perform 1 from patients where id = whose for no key update;
  delete from reading_months where patient_id = whose;
  delete from reading_days where patient_id = whose;
  insert into reading_months (patient_id, month, vital, normal, cautious, critical, clinic_id)
    select r.patient_id, date_trunc('month', r.at at time zone p.time_zone)::date, r.vital,
      count(*) filter (where severity = 0), count(*) filter (where severity = 1), count(*) filter (where severity = 2),
      p.clinic_id
    from readings r join patients p on p.id = r.patient_id where r.patient_id = whose group by 1, 2, 3, 7;
  insert into reading_days (patient_id, day, normal, cautious, critical, clinic_id)
    select r.patient_id, (r.at at time zone p.time_zone)::date,
      count(*) filter (where severity = 0), count(*) filter (where severity = 1), count(*) filter (where severity = 2),
      p.clinic_id
    from readings r join patients p on p.id = r.patient_id where r.patient_id = whose and r.serial <> ''
    group by 1, 2, 6;
end $$;
`;

/** Counts of readings are walled by their own clinic. */
export const clinicsOfCounts: Migration = {
  async up(db: Kysely<unknown>) {
    await column.execute(db);
    await wall('reading_months').execute(db);
    await wall('reading_days').execute(db);
    await counted.execute(db);
  },
};
