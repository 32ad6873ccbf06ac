import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * A delivery with something out of limits: what is taken in and the alerts about the same come in one statement, and what
 * the rules made of them is written in another. Alerts are looked for after the patients' rows are held.
 */
const functions = sql`
create function take_readings(given jsonb, kinds jsonb)
returns table (added bigint, patient_id text, last_reviewed timestamptz, fresh jsonb, known jsonb) language plpgsql as $$
begin
  return query
    select t.added, t.patient_id, t.last_reviewed, t.fresh, null::jsonb from add_readings(given) t;
  return query
    with held as (
      select alerts.* from alerts where alerts.id in (
        select found.id from jsonb_to_recordset(kinds) as k(patient_id text, vital text, parameter text, side text)
          cross join lateral (
            (select a.id from alerts a where a.patient_id = k.patient_id and a.vital = k.vital collate "C"
              and a.parameter = k.parameter collate "C" and a.side = k.side and a.state <> 'Resolved' limit 1)
            union all
            (select a.id from alerts a where a.patient_id = k.patient_id and a.vital = k.vital collate "C"
              and a.parameter = k.parameter collate "C" and a.side = k.side and a.state = 'Resolved'
              order by a.resolved_at desc, a.id limit 1)) as found)
      order by alerts.id for update)
    select null::bigint, null::text, null::timestamptz, null::jsonb, to_jsonb(held) from held;
end $$;

create function keep_alerts(given jsonb, gained jsonb, told jsonb) returns void language plpgsql as $$
begin
  insert into alerts (id, clinic_id, patient_id, vital, parameter, side, severity, state, owner_id, snoozed_until, opened_at,
    waits_since, escalated, escalated_at, first_at, second_at, last_at, last_received_at, readings, shown, previous_id,
    came_later, before, review_id, version, usual)
  select id, (select clinic_id from patients where patients.id = each.patient_id), patient_id, vital, parameter, side,
    severity, state, owner_id, snoozed_until, opened_at, waits_since, escalated, escalated_at, first_at, second_at, last_at,
    last_received_at, readings, shown::jsonb, previous_id, came_later, before::jsonb, review_id, version, usual
  from jsonb_to_recordset(given) as each(id text, patient_id text, vital text, parameter text, side text,
    severity smallint, state text, owner_id text, snoozed_until timestamptz, opened_at timestamptz, waits_since timestamptz,
    escalated text, escalated_at timestamptz, first_at timestamptz, second_at timestamptz, last_at timestamptz,
    last_received_at timestamptz, readings integer, shown text, previous_id text, came_later boolean, before text,
    review_id text, version integer, usual float8)
  on conflict (id) do update set severity = excluded.severity, state = excluded.state, snoozed_until = excluded.snoozed_until,
    waits_since = excluded.waits_since, escalated = excluded.escalated, escalated_at = excluded.escalated_at,
    first_at = excluded.first_at, second_at = excluded.second_at, last_at = excluded.last_at,
    last_received_at = excluded.last_received_at, readings = excluded.readings, shown = excluded.shown,
    before = excluded.before, review_id = excluded.review_id, version = excluded.version, usual = excluded.usual;
  -- After the alerts: the wall looks for them.
  insert into alert_readings (alert_id, at, serial, value, received_at, severity, passed, range_version)
  select * from jsonb_to_recordset(gained) as each(alert_id text, at timestamptz, serial text, value float8,
    received_at timestamptz, severity smallint, passed float8, range_version integer);
  insert into alert_events (alert_id, kind, at, by_id, to_id, details)
  select alert_id, kind, at, by_id, to_id, details::jsonb from jsonb_to_recordset(told)
    as each(alert_id text, kind text, at timestamptz, by_id text, to_id text, details text);
end $$;
`;

/** Alerts of a delivery in two statements beside its transaction. */
export const alertsAtOnce: Migration = {
  async up(db: Kysely<unknown>) {
    await functions.execute(db);
  },
};
