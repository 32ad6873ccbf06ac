import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What connected systems are told of, what there is to tell, and of each subscription which number that has. @see ADR 73 */
const tables = sql`
create table subscriptions (
  id text collate "C" primary key,
  clinic_id text not null references clinics,
  system_id text collate "C" not null references systems,
  topic text not null,
  patient_id text collate "C" references patients,
  vitals text[],
  filters text[] not null,
  endpoint text not null,
  headers text,
  content text not null,
  heartbeat_seconds integer,
  most integer not null,
  reason text not null,
  ends_at timestamptz,
  state text not null,
  made_at timestamptz not null,
  counted bigint not null,
  sent bigint not null,
  failures integer not null,
  problem text,
  next_at timestamptz not null,
  sent_at timestamptz,
  taken_until timestamptz,
  ended_at timestamptz
);
create index subscriptions_live on subscriptions (clinic_id, topic) where ended_at is null;
create index subscriptions_due on subscriptions (next_at) where ended_at is null and state in ('requested', 'active');
create index subscriptions_system on subscriptions (system_id) where ended_at is null;
create index subscriptions_patient on subscriptions (patient_id) where patient_id is not null;

create table clinic_events (
  id bigint generated always as identity primary key,
  clinic_id text not null references clinics,
  patient_id text collate "C" not null references patients,
  topic text not null,
  vital text collate "C",
  reading_at timestamptz,
  serial text,
  values_key text,
  alert_id text collate "C",
  at timestamptz not null,
  is_waiting boolean not null default true
);
create index clinic_events_waiting on clinic_events (clinic_id, id) where is_waiting;
create index clinic_events_patient on clinic_events (patient_id);
create index clinic_events_at on clinic_events (at);

-- A number stays when what it was about is erased: nobody sees a gap where nothing was lost.
create table subscription_events (
  clinic_id text not null references clinics,
  subscription_id text collate "C" not null references subscriptions on delete cascade,
  number bigint not null,
  event_id bigint references clinic_events on delete set null,
  at timestamptz not null,
  primary key (subscription_id, number)
);
create index subscription_events_event on subscription_events (event_id);
create index subscription_events_clinic on subscription_events (clinic_id);
`;

/** Asked once for a statement, not once for a row. */
const scope = "(select current_setting('rpm.clinic', true))";

/** The walls between clinics. */
const walls = sql.raw(
  ['subscriptions', 'clinic_events', 'subscription_events']
    .map(
      (table) => `alter table ${table} enable row level security;
create policy clinic_wall on ${table} using (clinic_id = ${scope} or ${scope} = '*');`,
    )
    .join('\n'),
);

/**
 * A delivery writes beside its readings what there is to tell, in the same statement, where a system of the clinic wants to
 * know. What moves with a merge comes in another way, and is nothing new.
 */
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

create function tell_alert_events() returns trigger language plpgsql as $$
begin
  insert into clinic_events (clinic_id, patient_id, topic, vital, alert_id, at)
  select a.clinic_id, a.patient_id, 'alerts', a.vital, a.id, max(e.at)
  from new_rows e join alerts a on a.id = e.alert_id
  where e.kind in ('opened', 'raised', 'resolved', 'undone')
    and exists (select from subscriptions s where s.clinic_id = a.clinic_id and s.topic = 'alerts' and s.ended_at is null)
  group by a.clinic_id, a.patient_id, a.vital, a.id order by a.id;
  return null;
end $$;
create trigger alert_events_told after insert on alert_events
  referencing new table as new_rows for each statement execute function tell_alert_events();

-- Gives what waits its number in each subscription that is about it: one process at a time, none passed over.
create function count_events(clinic text, most integer) returns bigint language plpgsql as $$
declare
  count_taken bigint;
begin
  perform from subscriptions where clinic_id = clinic and ended_at is null order by id for update;
  with taken as (
    update clinic_events set is_waiting = false
    where id in (select w.id from clinic_events w where w.clinic_id = clinic and w.is_waiting order by w.id limit most)
    returning id, patient_id, topic, vital, at
  ), matched as (
    select s.id as subscription_id, t.id as event_id, t.at, row_number() over (partition by s.id order by t.id) as place
    from taken t join subscriptions s on s.clinic_id = clinic and s.topic = t.topic and s.ended_at is null
      and s.state <> 'off' and (s.patient_id is null or s.patient_id = t.patient_id)
      and (s.vitals is null or t.vital = any(s.vitals))
  ), numbered as (
    insert into subscription_events (clinic_id, subscription_id, number, event_id, at)
    select clinic, m.subscription_id, s.counted + m.place, m.event_id, m.at
    from matched m join subscriptions s on s.id = m.subscription_id
  ), moved as (
    update subscriptions s set counted = s.counted + m.places
    from (select subscription_id, count(*) as places from matched group by subscription_id) m
    where s.id = m.subscription_id
  )
  select count(*) into count_taken from taken;
  return count_taken;
end $$;
`;

/** Connected systems are told of new readings and alerts. */
export const subscriptions: Migration = {
  async up(db: Kysely<unknown>) {
    await tables.execute(db);
    await sql`${walls}`.execute(db);
    await delivery.execute(db);
  },
};
