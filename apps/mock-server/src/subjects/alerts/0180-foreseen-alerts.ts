import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * A delivery with something out of limits in one statement: what the rules made of the alerts that were read before is
 * written with the readings, if nobody moved one of them since and every reading is new. Otherwise no row comes back, and
 * nothing is written. The patients' rows are held first, as for every delivery.
 */
const functions = sql`
create function alert_ids_about(kinds jsonb) returns setof text language sql stable as $$
  select found.id from jsonb_to_recordset(kinds) as k(patient_id text, vital text, parameter text, side text)
    cross join lateral (
      (select a.id from alerts a where a.patient_id = k.patient_id and a.vital = k.vital collate "C"
        and a.parameter = k.parameter collate "C" and a.side = k.side and a.state <> 'Resolved' limit 1)
      union all
      (select a.id from alerts a where a.patient_id = k.patient_id and a.vital = k.vital collate "C"
        and a.parameter = k.parameter collate "C" and a.side = k.side and a.state = 'Resolved'
        order by a.resolved_at desc, a.id limit 1)) as found
$$;

-- In the order of the kinds. What is usual is asked where an alert gets another first reading.
create function alerts_standing(kinds jsonb) returns table (open jsonb, closed jsonb, usual jsonb) language sql stable as $$
  select to_jsonb(open), to_jsonb(closed), own.found
  from rows from (jsonb_to_recordset(kinds) as (patient_id text, vital text, parameter text, side text,
      first_at timestamptz, since timestamptz)) with ordinality as k(patient_id, vital, parameter, side, first_at, since, n)
    left join lateral (select a.* from alerts a where a.patient_id = k.patient_id and a.vital = k.vital collate "C"
      and a.parameter = k.parameter collate "C" and a.side = k.side and a.state <> 'Resolved' limit 1) as open on true
    left join lateral (select a.* from alerts a where a.patient_id = k.patient_id and a.vital = k.vital collate "C"
      and a.parameter = k.parameter collate "C" and a.side = k.side and a.state = 'Resolved'
      order by a.resolved_at desc, a.id limit 1) as closed on true
    left join lateral (
      select jsonb_agg(jsonb_build_array(unit, found)) as found from (
        select r.unit, jsonb_agg((r.measured ->> k.parameter)::float8) as found from readings r
        where (open.id is null or open.first_at > k.first_at) and r.patient_id = k.patient_id
          and r.vital = k.vital collate "C" and r.at >= k.since and r.at < k.first_at
          and r.measured ->> k.parameter is not null
        group by r.unit) as by_unit) as own on true
  order by k.n
$$;

create function take_foreseen(given jsonb, kinds jsonb, foreseen text, kept jsonb, gained jsonb, told jsonb)
returns table (added bigint, patient_id text, last_reviewed timestamptz) language plpgsql as $$
declare
  stands text;
begin
  perform from patients where id in (select each ->> 'patient_id' from jsonb_array_elements(given) as each)
    order by id for no key update;
  with held as (
    select id, version from alerts where id in (select alert_ids_about(kinds)) order by id for update)
  select coalesce(string_agg(id || ' ' || version, ',' order by id collate "C"), '') into stands from held;
  if stands <> foreseen or exists (
    select from jsonb_to_recordset(given) as each(patient_id text, vital text, at timestamptz, serial text, values_key text)
      join readings r on r.patient_id = each.patient_id and r.vital = each.vital collate "C" and r.at = each.at
        and r.serial = each.serial collate "C" and r.values_key = each.values_key collate "C") then
    return;
  end if;
  return query select t.added, t.patient_id, t.last_reviewed from add_readings(given) t;
  perform keep_alerts(kept, gained, told);
end $$;
`;

/** What a delivery makes of alerts is decided before it is written. */
export const foreseenAlerts: Migration = {
  async up(db: Kysely<unknown>) {
    await functions.execute(db);
  },
};
