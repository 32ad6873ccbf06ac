import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Asked once for a statement, not once for a row. */
const scope = "(select current_setting('rpm.clinic', true))";

/**
 * The newest readings, and those out of range, name their clinic, which a patient never changes. Their walls asked for the
 * patients of the clinic, and no index answers 'of this clinic, or of every clinic': with 100,000 patients of 1,000 clinics
 * each page of the patient list read all of them, several times.
 */
const column = (table: string) => sql`
alter table ${sql.table(table)} add column clinic_id text references clinics (id);
update ${sql.table(table)} r set clinic_id = p.clinic_id from patients p where p.id = r.patient_id;
alter table ${sql.table(table)} alter column clinic_id set not null;
alter policy clinic_wall on ${sql.table(table)} using (${sql.raw(`clinic_id = ${scope} or ${scope} = '*'`)});
`;

/** The same copies as before, with the clinic. The patients of a delivery are looked up one by one, however many there are. */
const copied = sql`
create or replace function count_new_readings() returns trigger language plpgsql as $$
begin
  perform 1 from patients where id = any(array(select patient_id from new_rows)) order by id for share;
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
  insert into latest_readings as l (patient_id, vital, at, severity, received_at, serial, values_key, clinic_id)
    select distinct on (r.patient_id, r.vital) r.patient_id, r.vital, r.at, r.severity, r.received_at, r.serial, r.values_key,
      p.clinic_id
    from new_rows r join patients p on p.id = r.patient_id
    order by r.patient_id, r.vital, r.at desc, r.severity desc, r.received_at desc, r.serial desc, r.values_key desc
    on conflict (patient_id, vital) do update set at = excluded.at, severity = excluded.severity,
      received_at = excluded.received_at, serial = excluded.serial, values_key = excluded.values_key, review_id = null
      where (l.at, l.severity, l.received_at, l.serial, l.values_key)
        < (excluded.at, excluded.severity, excluded.received_at, excluded.serial, excluded.values_key);
  insert into out_of_range_readings as o (patient_id, vital, at, serial, received_at, severity, clinic_id)
    select r.patient_id, r.vital, r.at, r.serial, max(r.received_at), max(r.severity), p.clinic_id
    from new_rows r join patients p on p.id = r.patient_id where r.severity > 0
    group by 1, 2, 3, 4, 7 order by 1, 2, 3, 4
    on conflict (patient_id, vital, at, serial) do update set review_id = null,
      received_at = greatest(o.received_at, excluded.received_at), severity = greatest(o.severity, excluded.severity);
  return null;
end $$;

create or replace function recount_changed_readings() returns trigger language plpgsql as $$
begin
  perform recount_readings(patient_id) from (select distinct patient_id from old_rows order by 1) as changed;
  delete from out_of_range_readings o using old_rows r
    where r.patient_id = o.patient_id and r.vital = o.vital and r.at = o.at and r.serial = o.serial;
  insert into out_of_range_readings (patient_id, vital, at, serial, received_at, severity, clinic_id)
    select r.patient_id, vital, at, serial, max(received_at), max(severity), p.clinic_id
    from readings r join patients p on p.id = r.patient_id
    where severity > 0
      and (r.patient_id, vital, at, serial) in (select patient_id, vital, at, serial from old_rows)
    group by 1, 2, 3, 4, 7;
  delete from latest_readings l using old_rows r
    where r.patient_id = l.patient_id and r.vital = l.vital and r.at = l.at;
  insert into latest_readings (patient_id, vital, at, severity, received_at, serial, values_key, clinic_id)
    select distinct on (r.patient_id, vital) r.patient_id, vital, at, severity, received_at, serial, values_key, p.clinic_id
    from readings r join patients p on p.id = r.patient_id where r.patient_id in (select patient_id from old_rows)
    order by r.patient_id, vital, at desc, severity desc, received_at desc, serial desc, values_key desc
    on conflict do nothing;
  return null;
end $$;
`;

/** The newest readings and those out of range are walled by their own clinic. */
export const clinicsOfNewest: Migration = {
  async up(db: Kysely<unknown>) {
    await column('latest_readings').execute(db);
    await column('out_of_range_readings').execute(db);
    await copied.execute(db);
  },
};
