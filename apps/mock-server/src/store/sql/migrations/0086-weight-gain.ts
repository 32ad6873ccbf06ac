import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * By how many kilograms weight may go up in a day and in a week: of a clinic, 3 lb and 5 lb unless it chooses otherwise;
 * of a patient, where it is another than the clinic's. JSON's null is 'off'; the column's is 'as the clinic has it'.
 */
const columns = sql`
alter table clinics add column weight_gain jsonb not null default '{"day": 1.36077711, "week": 2.26796185}';
alter table patients add column weight_gain jsonb;
`;

/** A delivery tells of weights, too, which of them are new: within limits they may be up too far. */
const delivery = sql`
create or replace function add_readings(given jsonb)
returns table (added bigint, patient_id text, last_reviewed timestamptz, fresh jsonb) language plpgsql as $$
declare
  count_added bigint;
  found jsonb;
begin
  perform from patients where id in (select each ->> 'patient_id' from jsonb_array_elements(given) as each)
    order by id for no key update;
  with added_rows as (
    insert into readings (patient_id, vital, at, received_at, severity, measured, classes, serial, unit, values_key)
    select each.patient_id, each.vital, each.at, each.received_at, each.severity, each.measured, each.classes,
      each.serial, each.unit, each.values_key
    from jsonb_to_recordset(given) as each(
      patient_id text, vital text, at timestamptz, received_at timestamptz, severity smallint, measured jsonb,
      classes jsonb, serial text, unit text, values_key text)
    on conflict do nothing
    returning readings.patient_id, vital, at, serial, values_key, severity
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

/** An alert about weight that goes up. */
export const weightGain: Migration = {
  async up(db: Kysely<unknown>) {
    await columns.execute(db);
    await delivery.execute(db);
  },
};
