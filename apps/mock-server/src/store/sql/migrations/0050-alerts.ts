import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Alerts about readings, as the rules of the domain decide them: one for a patient, vital, parameter and side until it is
 * resolved. Nothing of them is deleted but with the whole record; their readings and their history take new rows only.
 */
const tables = sql`
create table alerts (
  id text primary key,
  clinic_id text not null references clinics,
  patient_id text not null references patients,
  vital text collate "C" not null,
  parameter text collate "C" not null,
  side text not null check (side in ('low', 'high')),
  severity smallint not null check (severity in (1, 2)),
  state text not null check (state in ('Open', 'Acknowledged', 'Snoozed', 'Resolved')),
  owner_id text references accounts,
  snoozed_until timestamptz,
  opened_at timestamptz not null,
  waits_since timestamptz not null,
  first_at timestamptz not null,
  second_at timestamptz,
  last_at timestamptz not null,
  last_received_at timestamptz not null,
  readings integer not null check (readings > 0),
  shown jsonb not null,
  previous_id text references alerts,
  came_later boolean not null,
  before jsonb,
  review_id text references reviews,
  version integer not null,
  outcome text,
  note text,
  resolved_at timestamptz,
  check ((state = 'Resolved') = (outcome is not null and note is not null and resolved_at is not null)),
  check (state <> 'Snoozed' or (snoozed_until is not null and owner_id is not null)),
  check (state <> 'Acknowledged' or owner_id is not null)
);
create unique index alerts_one_open on alerts (patient_id, vital, parameter, side) where state <> 'Resolved';
create index alerts_inbox on alerts (clinic_id, severity desc, first_at, id) where state <> 'Resolved';
create index alerts_resolved on alerts (clinic_id, resolved_at desc, id) where state = 'Resolved';
create index alerts_about on alerts (patient_id, vital, parameter, side, resolved_at desc);
create index alerts_previous on alerts (previous_id);
create index alerts_review on alerts (review_id);
create index alerts_owner on alerts (owner_id);

create table alert_readings (
  alert_id text not null references alerts on delete cascade,
  at timestamptz not null,
  serial text collate "C" not null,
  value double precision not null,
  received_at timestamptz not null,
  severity smallint not null check (severity in (1, 2)),
  passed double precision not null,
  range_version integer,
  primary key (alert_id, at, serial, value)
);

create table alert_events (
  id bigint generated always as identity primary key,
  alert_id text not null references alerts on delete cascade,
  kind text not null,
  at timestamptz not null,
  by_id text references accounts,
  to_id text references accounts,
  details jsonb not null
);
create index alert_events_alert on alert_events (alert_id, id desc);
create index alert_events_by on alert_events (by_id);
create index alert_events_to on alert_events (to_id);

create function refuse_change_of_alert_lines() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('rpm.erasing', true) = 'yes' then
    return null;
  end if;
  raise exception 'The history of an alert cannot be changed.' using errcode = 'insufficient_privilege';
end $$;
create trigger alert_events_stay before update or delete on alert_events
  for each statement execute function refuse_change_of_alert_lines();
create trigger alerts_stay before delete on alerts
  for each statement execute function refuse_change_of_alert_lines();
create trigger alert_readings_stay before update or delete on alert_readings
  for each statement execute function refuse_change_of_alert_lines();
`;

/**
 * A delivery holds its patients' rows from its beginning, so that alerts and reviews of meanwhile wait for it, and tells
 * which of its readings that are out of range are new.
 */
const delivery = sql`
drop function add_readings(jsonb);
create function add_readings(given jsonb)
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
      a.patient_id, a.vital, extract(epoch from a.at), a.serial, a.values_key)) filter (where a.severity > 0), '[]')
    into count_added, found from added_rows a;
  return query
    select count_added, whose.id, (select max(v.at) from reviews v where v.patient_id = whose.id and undone_at is null),
      found
    from (select distinct each ->> 'patient_id' as id from jsonb_array_elements(given) as each) as whose;
end $$;
`;

/** Asked once for a statement, not once for a row. */
const scope = "(select current_setting('rpm.clinic', true))";

/** The wall between clinics. */
const walls = sql.raw(`
alter table alerts enable row level security;
create policy clinic_wall on alerts using (clinic_id = ${scope} or ${scope} = '*');
alter table alert_readings enable row level security;
create policy clinic_wall on alert_readings using (
  ${scope} = '*' or exists (select from alerts wall where wall.id = alert_readings.alert_id));
alter table alert_events enable row level security;
create policy clinic_wall on alert_events using (
  ${scope} = '*' or exists (select from alerts wall where wall.id = alert_events.alert_id));
`);

/** Alerts about readings. */
export const alerts: Migration = {
  async up(db: Kysely<unknown>) {
    await tables.execute(db);
    await delivery.execute(db);
    await sql`${walls}`.execute(db);
  },
};
