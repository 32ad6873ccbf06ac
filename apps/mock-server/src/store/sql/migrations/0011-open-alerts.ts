import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * How many readings of a patient are out of range and covered by no look: none that went up to the moment of measuring
 * was made when the reading was there. Who has no such reading may have no row. Counted by the delivery, and anew when
 * somebody looks or takes a look back. Both hold on to the patient's row while counting, so that neither misses what
 * the other brings.
 *
 * What the newest look covers is closed whatever the others say, so a count anew reads only what was measured after the
 * moment up to which that look went, and what came after it was made.
 */
const openAlertCounts = sql`
create table open_alerts (
  patient_id text primary key references patients,
  cautious bigint not null, critical bigint not null
) with (fillfactor = 70);

-- For what came late, whenever it was measured.
create index readings_out_of_range on readings (patient_id, received_at) include (at, class) where class <> 'Normal';

create function is_reviewed(whose text, measured_at timestamptz, came_at timestamptz) returns boolean
language sql stable as $$
  select exists (
    select from reviews
    where patient_id = whose and undone_at is null and up_to >= measured_at and at >= came_at
  )
$$;

-- Runs after readings_counted_in, which has locked the patients of the delivery in the order of their ids.
create function count_new_open_alerts() returns trigger language plpgsql as $$
begin
  insert into open_alerts
    select patient_id, count(*) filter (where class = 'Cautious'), count(*) filter (where class = 'Critical')
    from new_rows where class <> 'Normal' and not is_reviewed(patient_id, at, received_at)
    group by 1 order by 1
    on conflict (patient_id) do update set cautious = open_alerts.cautious + excluded.cautious,
      critical = open_alerts.critical + excluded.critical;
  return null;
end $$;

create function recount_open_alerts(whose text) returns void language plpgsql as $$
declare
  newest_up_to timestamptz;
  newest_at timestamptz;
begin
  perform 1 from patients where id = whose for no key update;
  select up_to, at into newest_up_to, newest_at from reviews
    where patient_id = whose and undone_at is null order by at desc, id desc limit 1;
  insert into open_alerts
    select whose, count(*) filter (where class = 'Cautious'), count(*) filter (where class = 'Critical')
    from (
      select at, received_at, class from readings
      where patient_id = whose and class <> 'Normal' and at > coalesce(newest_up_to, '-infinity')
      union all
      select at, received_at, class from readings
      where patient_id = whose and class <> 'Normal' and received_at > newest_at and at <= newest_up_to
    ) as not_by_newest
    where not is_reviewed(whose, at, received_at)
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
  select patient_id, count(*) filter (where class = 'Cautious'), count(*) filter (where class = 'Critical')
  from readings where class <> 'Normal' and not is_reviewed(patient_id, at, received_at) group by 1;
`;

/** The counts of open alerts. */
export const openAlerts: Migration = {
  async up(db: Kysely<unknown>) {
    await openAlertCounts.execute(db);
  },
};
