import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Asked once for a statement, not once for a row. */
const scope = "(select current_setting('rpm.clinic', true))";

/**
 * One row for each patient with all that lists of patients sort by, filter by and count, so that a page reads its own lines
 * however many patients a clinic has. No sort meets a null: who has nothing has the least there is.
 */
const table = sql`
create table patient_lines (
  patient_id text primary key references patients on delete cascade,
  clinic_id text not null references clinics on delete cascade,
  provider_id text references accounts,
  -- 0: in care. 1: discharged. 2: a part of another record.
  care smallint not null,
  name_key text collate "C" not null,
  -- The worst of the newest readings, and the newest of those; of all newest readings, the newest.
  severity smallint not null default -1,
  severe_at timestamptz not null default '-infinity',
  newest_at timestamptz not null default '-infinity',
  -- Readings out of range that nobody has reviewed, by their severity; and whether there are any, or a newest reading that nobody has.
  unseen_2 integer not null default 0,
  unseen_1 integer not null default 0,
  is_unreviewed boolean not null default false,
  looked_at timestamptz,
  -- Since when a device should send, and since when one that should has sent nothing.
  sends_from timestamptz not null default 'infinity',
  silent_from timestamptz not null default 'infinity'
) with (fillfactor = 80);
`;

/**
 * Each index of the lines is written with each delivery, so there is none by name: that order is the patients' own, whose rows
 * seldom change, so that they are counted and searched in the index alone.
 */
const indexes = sql`
create index patient_lines_urgent on patient_lines
  (clinic_id, care, severity desc, severe_at desc, name_key, patient_id collate "C");
create index patient_lines_unreviewed on patient_lines
  (clinic_id, care, unseen_2 desc, unseen_1 desc, name_key, patient_id collate "C");
create index patient_lines_newest on patient_lines (clinic_id, care, newest_at desc, name_key, patient_id collate "C");
create index patient_lines_silent on patient_lines (clinic_id, silent_from) where care = 0;
create index patient_lines_own on patient_lines (provider_id, clinic_id, care);
create index patients_in_care on patients (clinic_id, name_key, id collate "C") include (username_key)
  where merged_into is null and discharged_at is null;
create index patients_in_care_own on patients (provider_id, clinic_id, name_key, id collate "C") include (username_key)
  where merged_into is null and discharged_at is null;
`;

/**
 * What the readings and reviews of some patients make of their lines. Whoever writes those holds the patients' rows.
 *
 * @param counted whether more than the newest readings may have changed
 */
const ofReadings = sql`
create function keep_patient_lines(ids text[], counted boolean) returns void language sql as $$
  update patient_lines l set severity = f.severity, severe_at = f.severe_at, newest_at = f.newest_at,
    silent_from = greatest(l.sends_from, f.newest_at), is_unreviewed = f.is_newest_unreviewed or f.unseen_2 + f.unseen_1 > 0,
    unseen_2 = f.unseen_2, unseen_1 = f.unseen_1, looked_at = f.looked_at
  from (
    select o.patient_id, coalesce(n.severity, -1) as severity, coalesce(n.at, '-infinity') as severe_at,
      coalesce(n.newest_at, '-infinity') as newest_at, coalesce(n.is_unreviewed, false) as is_newest_unreviewed,
      case when counted then c.unseen_2 else o.unseen_2 end as unseen_2,
      case when counted then c.unseen_1 else o.unseen_1 end as unseen_1,
      case when counted then v.at else o.looked_at end as looked_at
    from patient_lines o
    left join lateral (select severity, at, max(at) over () as newest_at, bool_or(review_id is null) over () as is_unreviewed
      from latest_readings where patient_id = o.patient_id order by severity desc, at desc limit 1) n on true
    left join lateral (select count(*) filter (where severity = 2) as unseen_2, count(*) filter (where severity = 1) as unseen_1
      from out_of_range_readings where counted and patient_id = o.patient_id and review_id is null) c on true
    left join lateral (select max(at) as at from reviews where counted and patient_id = o.patient_id and undone_at is null) v on true
    where o.patient_id = any(ids)
  ) f
  where l.patient_id = f.patient_id
    and (l.severity, l.severe_at, l.newest_at, l.unseen_2, l.unseen_1, l.looked_at, l.is_unreviewed) is distinct from
      (f.severity, f.severe_at, f.newest_at, f.unseen_2, f.unseen_1, f.looked_at, f.is_newest_unreviewed or f.unseen_2 + f.unseen_1 > 0);
$$;

create function keep_lines_of_readings() returns trigger language plpgsql as $$
declare
  ids text[];
  is_out boolean;
begin
  select array_agg(distinct patient_id), bool_or(severity > 0) into ids, is_out from changed_rows;
  if ids is not null then perform keep_patient_lines(ids, is_out or tg_op = 'DELETE'); end if;
  return null;
end $$;
-- By their names they come after those that keep the newest readings.
create trigger readings_in_lines after insert on readings referencing new table as changed_rows
  for each statement execute function keep_lines_of_readings();
create trigger readings_out_of_lines after delete on readings referencing old table as changed_rows
  for each statement execute function keep_lines_of_readings();
`;

/**
 * What patients and their orders make of the lines. A change waits for the end of its transaction: whoever holds an order
 * and then wants a line, and whoever holds the line and then wants the order, would wait for each other.
 */
const ofPatients = sql`
create function keep_line_of_patient() returns trigger language plpgsql as $$
begin
  insert into patient_lines as l (patient_id, clinic_id, provider_id, care, name_key)
    select id, clinic_id, provider_id,
      case when merged_into is not null then 2 when discharged_at is not null then 1 else 0 end, name_key
    from patients where id = new.id
    on conflict (patient_id) do update set clinic_id = excluded.clinic_id, provider_id = excluded.provider_id,
      care = excluded.care, name_key = excluded.name_key;
  return null;
end $$;
create trigger patients_in_lines after insert on patients for each row execute function keep_line_of_patient();
create constraint trigger patients_moved_in_lines after update on patients deferrable initially deferred for each row
  when ((old.clinic_id, old.provider_id, old.discharged_at is null, old.merged_into is null, old.name_key)
    is distinct from (new.clinic_id, new.provider_id, new.discharged_at is null, new.merged_into is null, new.name_key))
  execute function keep_line_of_patient();

create function keep_lines_of_order() returns trigger language plpgsql as $$
declare
  ids text[] := array[old.patient_id, new.patient_id];
begin
  -- Held first and read then, so that of two orders at once the later sees what the earlier wrote.
  perform from patient_lines where patient_id = any(ids) order by patient_id for no key update;
  update patient_lines l set sends_from = f.at, silent_from = greatest(f.at, l.newest_at)
  from (select o.patient_id, coalesce((select min(coalesce(activated_at, '-infinity')) from orders
      where patient_id = o.patient_id and status = 'Activated'), 'infinity') as at
    from patient_lines o where o.patient_id = any(ids)) f
  where l.patient_id = f.patient_id and l.sends_from <> f.at;
  return null;
end $$;
create constraint trigger orders_in_lines after insert on orders deferrable initially deferred for each row
  when (new.status = 'Activated') execute function keep_lines_of_order();
create constraint trigger orders_out_of_lines after delete on orders deferrable initially deferred for each row
  when (old.status = 'Activated') execute function keep_lines_of_order();
create constraint trigger orders_moved_in_lines after update on orders deferrable initially deferred for each row
  when ((old.status = 'Activated' or new.status = 'Activated')
    and (old.patient_id, old.status, old.activated_at) is distinct from (new.patient_id, new.status, new.activated_at))
  execute function keep_lines_of_order();
`;

/** The lines of all who are there, each fact by one pass over its table. */
const fill = sql`
insert into patient_lines
select p.id, p.clinic_id, p.provider_id,
  case when p.merged_into is not null then 2 when p.discharged_at is not null then 1 else 0 end, p.name_key,
  coalesce(w.severity, -1), coalesce(w.at, '-infinity'), coalesce(n.at, '-infinity'), coalesce(c.unseen_2, 0), coalesce(c.unseen_1, 0),
  coalesce(n.is_unreviewed, false) or coalesce(c.unseen_2 + c.unseen_1, 0) > 0, v.at,
  coalesce(o.at, 'infinity'), greatest(coalesce(o.at, 'infinity'), coalesce(n.at, '-infinity'))
from patients p
left join (select distinct on (patient_id) patient_id, severity, at from latest_readings
  order by patient_id, severity desc, at desc) w on w.patient_id = p.id
left join (select patient_id, max(at) as at, bool_or(review_id is null) as is_unreviewed from latest_readings
  group by 1) n on n.patient_id = p.id
left join (select patient_id, count(*) filter (where severity = 2) as unseen_2, count(*) filter (where severity = 1) as unseen_1
  from out_of_range_readings where review_id is null group by 1) c on c.patient_id = p.id
left join (select patient_id, max(at) as at from reviews where undone_at is null group by 1) v on v.patient_id = p.id
left join (select patient_id, min(coalesce(activated_at, '-infinity')) as at from orders where status = 'Activated'
  group by 1) o on o.patient_id = p.id;
`;

const wall = sql.raw(`alter table patient_lines enable row level security;
create policy clinic_wall on patient_lines using (clinic_id = ${scope} or ${scope} = '*');`);

/** What lists of patients ask for lies in one narrow row for each (SCR-05, 17.6). */
export const patientLines: Migration = {
  async up(db: Kysely<unknown>) {
    await table.execute(db);
    await fill.execute(db);
    await indexes.execute(db);
    await ofReadings.execute(db);
    await ofPatients.execute(db);
    await sql`${wall}`.execute(db);
    await sql`analyze patient_lines`.execute(db);
  },
};
