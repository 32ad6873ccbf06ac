import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * As it was (0177), but a line that an alert has already is passed over. The rules leave such lines out (F8); where one
 * comes all the same, as from a server of before this change, the whole delivery must not be lost for it, again with
 * each retry.
 */
const keepAlerts = sql`
create or replace function keep_alerts(given jsonb, gained jsonb, told jsonb) returns void language plpgsql as $$
declare
  joined bigint;
begin
  update alerts set severity = each.severity, state = each.state, snoozed_until = each.snoozed_until,
    waits_since = each.waits_since, escalated = each.escalated, escalated_at = each.escalated_at,
    first_at = each.first_at, second_at = each.second_at, last_at = each.last_at,
    last_received_at = each.last_received_at, readings = each.readings, shown = each.shown::jsonb,
    before = each.before::jsonb, review_id = each.review_id, version = each.version, usual = each.usual
  from jsonb_to_recordset(given) as each(id text, severity smallint, state text, snoozed_until timestamptz,
    waits_since timestamptz, escalated text, escalated_at timestamptz, first_at timestamptz, second_at timestamptz,
    last_at timestamptz, last_received_at timestamptz, readings integer, shown text, before text, review_id text,
    version integer, usual float8)
  where alerts.id = each.id;
  get diagnostics joined = row_count;
  if joined < jsonb_array_length(given) then
    insert into alerts (id, clinic_id, patient_id, vital, parameter, side, severity, state, owner_id, snoozed_until,
      opened_at, waits_since, escalated, escalated_at, first_at, second_at, last_at, last_received_at, readings, shown,
      previous_id, came_later, before, review_id, version, usual)
    select id, (select clinic_id from patients where patients.id = each.patient_id), patient_id, vital, parameter, side,
      severity, state, owner_id, snoozed_until, opened_at, waits_since, escalated, escalated_at, first_at, second_at, last_at,
      last_received_at, readings, shown::jsonb, previous_id, came_later, before::jsonb, review_id, version, usual
    from jsonb_to_recordset(given) as each(id text, patient_id text, vital text, parameter text, side text,
      severity smallint, state text, owner_id text, snoozed_until timestamptz, opened_at timestamptz, waits_since timestamptz,
      escalated text, escalated_at timestamptz, first_at timestamptz, second_at timestamptz, last_at timestamptz,
      last_received_at timestamptz, readings integer, shown text, previous_id text, came_later boolean, before text,
      review_id text, version integer, usual float8)
    where not exists (select from alerts there where there.id = each.id);
  end if;
  -- After the alerts: the wall looks for them.
  insert into alert_readings (alert_id, at, serial, value, received_at, severity, passed, range_version)
  select * from jsonb_to_recordset(gained) as each(alert_id text, at timestamptz, serial text, value float8,
    received_at timestamptz, severity smallint, passed float8, range_version integer)
  on conflict (alert_id, at, serial, value) do nothing;
  if jsonb_array_length(told) > 0 then
    insert into alert_events (alert_id, kind, at, by_id, to_id, details)
    select alert_id, kind, at, by_id, to_id, details::jsonb from jsonb_to_recordset(told)
      as each(alert_id text, kind text, at timestamptz, by_id text, to_id text, details text);
  end if;
end $$;
`;

/** A line of an alert that is there already is no error. */
export const alertLinesOnce: Migration = {
  async up(db: Kysely<unknown>) {
    await keepAlerts.execute(db);
  },
};
