import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * How many readings of a patient are out of range and newer than any that somebody looked at; who has none may have no
 * row. Counted by the delivery, and anew when somebody looks or takes a look back. Both hold on to the patient's row
 * while counting, so that neither misses what the other brings.
 */
const openAlertCounts = sql`
create table open_alerts (
  patient_id text primary key references patients,
  cautious bigint not null, critical bigint not null
) with (fillfactor = 70);

create function reviewed_up_to(whose text) returns timestamptz language sql stable as $$
  select coalesce(max(up_to), '-infinity') from reviews where patient_id = whose and undone_at is null
$$;

-- Runs after readings_counted_in, which has locked the patients of the delivery in the order of their ids.
create function count_new_open_alerts() returns trigger language plpgsql as $$
begin
  insert into open_alerts
    select patient_id, count(*) filter (where class = 'Cautious'), count(*) filter (where class = 'Critical')
    from (
      select r.patient_id, r.class, r.at > s.up_to as is_open from new_rows r
      join (
        select id, reviewed_up_to(id) as up_to from (select distinct patient_id as id from new_rows) as whose
      ) as s on s.id = r.patient_id
      where r.class <> 'Normal'
    ) as judged
    where is_open group by 1 order by 1
    on conflict (patient_id) do update set cautious = open_alerts.cautious + excluded.cautious,
      critical = open_alerts.critical + excluded.critical;
  return null;
end $$;

create function recount_open_alerts(whose text) returns void language plpgsql as $$
begin
  perform 1 from patients where id = whose for no key update;
  insert into open_alerts
    select whose, count(*) filter (where class = 'Cautious'), count(*) filter (where class = 'Critical')
    from readings where patient_id = whose and at > reviewed_up_to(whose)
    on conflict (patient_id) do update set cautious = excluded.cautious, critical = excluded.critical;
end $$;

create function recount_reviewed_alerts() returns trigger language plpgsql as $$
begin
  perform recount_open_alerts(patient_id) from (select distinct patient_id from changed_rows order by 1) as changed;
  return null;
end $$;

create trigger readings_open_alerts_in after insert on readings
  referencing new table as new_rows for each statement execute function count_new_open_alerts();
create trigger readings_open_alerts_out after delete on readings
  referencing old table as changed_rows for each statement execute function recount_reviewed_alerts();
create trigger reviews_made after insert on reviews
  referencing new table as changed_rows for each statement execute function recount_reviewed_alerts();
create trigger reviews_undone after update on reviews
  referencing new table as changed_rows for each statement execute function recount_reviewed_alerts();

-- What is there already.
insert into open_alerts
  select r.patient_id, count(*) filter (where class = 'Cautious'), count(*) filter (where class = 'Critical')
  from (select id, reviewed_up_to(id) as up_to from patients) as s
  join readings r on r.patient_id = s.id and r.at > s.up_to
  where class <> 'Normal' group by 1;
`;

/** The counts of open alerts. */
export const openAlerts: Migration = {
  async up(db: Kysely<unknown>) {
    await openAlertCounts.execute(db);
  },
};
