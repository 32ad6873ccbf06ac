import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The patients of a delivery are found one by one: as it was, all patients there are were read for each delivery. */
const functions = sql`
create or replace function add_readings(given jsonb)
returns table (added bigint, patient_id text, last_reviewed timestamptz, fresh jsonb) language plpgsql as $$
declare
  count_added bigint;
  found jsonb;
begin
  perform from patients where id = any(array(select each ->> 'patient_id' from jsonb_array_elements(given) as each))
    order by id for no key update;
  with added_rows as (
    insert into readings (patient_id, vital, at, received_at, severity, measured, classes, serial, unit, values_key)
    select each.patient_id, each.vital, each.at, each.received_at, each.severity, each.measured, each.classes,
      each.serial, each.unit, each.values_key
    from jsonb_to_recordset(given) as each(
      patient_id text, vital text, at timestamptz, received_at timestamptz, severity smallint, measured jsonb,
      classes jsonb, serial text, unit text, values_key text)
    on conflict do nothing
    returning readings.patient_id, vital, at, received_at, serial, values_key, severity
  ), told as (
    insert into clinic_events (clinic_id, patient_id, topic, vital, reading_at, serial, values_key, at)
    select p.clinic_id, a.patient_id, 'readings', a.vital, a.at, a.serial, a.values_key, a.received_at
    from added_rows a join patients p on p.id = a.patient_id
    where p.clinic_id in (select s.clinic_id from subscriptions s where s.clinic_id = p.clinic_id
      and s.topic = 'readings' and s.ended_at is null)
    order by a.at, a.vital, a.serial, a.values_key
  )
  select count(*), coalesce(jsonb_agg(jsonb_build_array(
      a.patient_id, a.vital, extract(epoch from a.at), a.serial, a.values_key))
      filter (where a.severity > 0 or a.vital = 'Weight'), '[]')
    into count_added, found from added_rows a;
  return query
    select count_added, whose.id, (select max(v.at) from reviews v where v.patient_id = whose.id and undone_at is null),
      found
    from (select distinct each ->> 'patient_id' as id from jsonb_array_elements(given) as each) as whose;
end $$;
`;

/** What a delivery costs does not grow with the number of patients. */
export const heldPatients: Migration = {
  async up(db: Kysely<unknown>) {
    await functions.execute(db);
  },
};
