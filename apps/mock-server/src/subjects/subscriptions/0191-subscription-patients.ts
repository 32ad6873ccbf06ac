import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Asked once for a statement, not once for a row. */
const scope = "(select current_setting('rpm.clinic', true))";

/** Whom a subscription names. A filter that names patients is written anew from them, so that nothing of an erased one stays. */
const named = sql`
create table subscription_patients (
  id text collate "C" primary key,
  clinic_id text not null references clinics,
  subscription_id text collate "C" not null references subscriptions on delete cascade,
  patient_id text not null references patients
);
create index subscription_patients_subscription on subscription_patients (subscription_id);
create index subscription_patients_patient on subscription_patients (patient_id);
create index subscription_patients_clinic on subscription_patients (clinic_id);
insert into subscription_patients (id, clinic_id, subscription_id, patient_id)
  select id || ' ' || patient_id, clinic_id, id, patient_id from subscriptions where patient_id is not null;
alter table subscriptions add column names_patients boolean not null default false;
update subscriptions s set names_patients = true, filters = array(
    select kept from (
      select place, regexp_replace(regexp_replace(written, '([?&])(patient=[^&]*(&|$))+', '\\1', 'g'), '[?&]$', '') as kept
      from unnest(s.filters) with ordinality as f(written, place)) as all_kept
    where kept like '%?%' order by place)
  where patient_id is not null;
alter table subscriptions drop column patient_id;
`;

const wall = sql.raw(`alter table subscription_patients enable row level security;
create policy clinic_wall on subscription_patients using (clinic_id = ${scope} or ${scope} = '*');`);

/** As it was (0169), by the patients that a subscription names. */
const counting = sql`
create or replace function count_events(clinic text, most integer) returns bigint language plpgsql as $$
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
      and s.state <> 'off' and (s.vitals is null or t.vital = any(s.vitals))
      and (not s.names_patients or exists (
        select from subscription_patients p where p.subscription_id = s.id and p.patient_id = t.patient_id))
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

/** A subscription names one patient or several (15.3). */
export const subscriptionPatients: Migration = {
  async up(db: Kysely<unknown>) {
    await named.execute(db);
    await sql`${wall}`.execute(db);
    await counting.execute(db);
  },
};
