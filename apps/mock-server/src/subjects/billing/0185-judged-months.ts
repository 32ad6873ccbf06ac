import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What the billing board shows of a patient's month, as it was judged: `entry` is what counts, sums and filters need, `line`
 * the row of its page. It holds until a moment, for what judged it (`judged_by`), and while nothing that it rests on has
 * changed: the marks are those that its patient and its clinic had before it was judged.
 *
 * A mark is the sum of the weights of `judged_changes`. Whoever writes takes the rows that nobody else holds and puts one in
 * their place that weighs 1 more: with each write that is done the sum that others see grows by 1, and no writer waits for
 * another one here. A row without a patient is of all patients of the clinic.
 *
 * @see docs/adr/0079-what-was-judged-is-kept.md
 */
const tables = sql`
create table judged_months (
  patient_id text not null references patients on delete cascade,
  month text collate "C" not null check (month ~ '^\\d{4}-\\d{2}$'),
  clinic_id text not null references clinics,
  entry text not null,
  line text not null,
  judged_by text collate "C" not null,
  clinic_mark bigint not null,
  patient_mark bigint not null,
  judged_at timestamptz not null,
  held_until timestamptz not null,
  primary key (patient_id, month)
) with (fillfactor = 70);
create index judged_months_until on judged_months (held_until);

create table judged_changes (
  clinic_id text not null references clinics,
  patient_id text references patients on delete cascade,
  weight bigint not null check (weight > 0)
) with (fillfactor = 70);
create index judged_changes_patient on judged_changes (patient_id);
create index judged_changes_clinic on judged_changes (clinic_id) where patient_id is null;
`;

const marks = sql`
create function mark_judged(owners text[]) returns void language plpgsql as $$
begin
  with free as (
    select ctid as place from judged_changes where patient_id = any(owners) for update skip locked
  ), taken as (
    delete from judged_changes where ctid = any(array(select place from free)) returning patient_id, weight
  )
  insert into judged_changes (clinic_id, patient_id, weight)
  select p.clinic_id, p.id, 1 + coalesce((select sum(t.weight) from taken t where t.patient_id = p.id), 0)
  from patients p where p.id = any(owners);
end $$;

create function mark_judged_clinic(clinic text) returns void language plpgsql as $$
begin
  with free as (
    select ctid as place from judged_changes where clinic_id = clinic and patient_id is null for update skip locked
  ), taken as (
    delete from judged_changes where ctid = any(array(select place from free)) returning weight
  )
  insert into judged_changes (clinic_id, weight) select clinic, 1 + coalesce((select sum(weight) from taken), 0);
end $$;

-- Of tables whose rows are a patient's: also of whom they were.
create function judged_by_patient() returns trigger language plpgsql as $$
declare
  owners text[];
begin
  if tg_op = 'INSERT' then
    select array_agg(distinct patient_id) into owners from new_rows;
  elsif tg_op = 'DELETE' then
    select array_agg(distinct patient_id) into owners from old_rows;
  else
    select array_agg(distinct patient_id) into owners
      from (select patient_id from new_rows union all select patient_id from old_rows) as all_rows;
  end if;
  if owners is not null then perform mark_judged(owners); end if;
  return null;
end $$;

create function judged_by_clinic() returns trigger language plpgsql as $$
declare
  clinic text;
begin
  if tg_op = 'DELETE' then
    for clinic in select distinct clinic_id from old_rows loop perform mark_judged_clinic(clinic); end loop;
  else
    for clinic in select distinct clinic_id from new_rows loop perform mark_judged_clinic(clinic); end loop;
  end if;
  return null;
end $$;

create function judged_patient() returns trigger language plpgsql as $$
begin
  perform mark_judged(array[new.id]);
  return null;
end $$;

create function judged_clinic() returns trigger language plpgsql as $$
begin
  perform mark_judged_clinic(new.id);
  return null;
end $$;

create function judged_colleague() returns trigger language plpgsql as $$
begin
  perform mark_judged_clinic(new.clinic_id);
  if old.clinic_id <> new.clinic_id then perform mark_judged_clinic(old.clinic_id); end if;
  return null;
end $$;

create function judged_timer() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform mark_judged(array[old.patient_id]); end if;
  if tg_op <> 'DELETE' then perform mark_judged(array[new.patient_id]); end if;
  return null;
end $$;

create trigger judged_anew after update on patients
  for each row when (old.* is distinct from new.*) execute function judged_patient();
create trigger judged_anew after update on clinics
  for each row when (old.time_zone <> new.time_zone or old.billing is distinct from new.billing)
  execute function judged_clinic();
-- A patient's own account is named nowhere on the board.
create trigger judged_anew after update on accounts
  for each row when ((old.role, old.clinic_id, old.first_name, old.middle_name, old.last_name)
      is distinct from (new.role, new.clinic_id, new.first_name, new.middle_name, new.last_name)
    and (old.role <> 'PATIENT' or new.role <> 'PATIENT'))
  execute function judged_colleague();
-- A timer that runs is asked for with each board; that it began or ended is not told by the signs that it gives meanwhile.
create trigger judged_anew_insert after insert on timers
  for each row when (new.since is not null) execute function judged_timer();
create trigger judged_anew_delete after delete on timers
  for each row when (old.since is not null) execute function judged_timer();
create trigger judged_anew_update after update on timers
  for each row when ((old.since, old.patient_id) is distinct from (new.since, new.patient_id))
  execute function judged_timer();
`;

/** Tables of rows that are a patient's, and those of a clinic's. */
const ofPatients = ['orders', 'time_entries', 'notes', 'bills'];
const ofClinics = ['billing_codes', 'rates'];

const rowsOf = { insert: 'new table as new_rows', delete: 'old table as old_rows' };
const whole = { ...rowsOf, update: `${rowsOf.insert} ${rowsOf.delete}` };

const triggers = (table: string, its: Readonly<Record<string, string>>, work: string) =>
  sql.raw(
    Object.entries(its)
      .map(
        ([what, rows]) => `create trigger judged_anew_${what} after ${what} on ${table}
          referencing ${rows} for each statement execute function ${work}();`,
      )
      .join('\n'),
  );

/** Asked once for a statement, not once for a row. */
const scope = "(select current_setting('rpm.clinic', true))";
const wall = (table: string) =>
  sql.raw(`alter table ${table} enable row level security;
create policy clinic_wall on ${table} using (clinic_id = ${scope} or ${scope} = '*');`);

/** What the billing board shows is kept. */
export const judgedMonths: Migration = {
  async up(db: Kysely<unknown>) {
    await tables.execute(db);
    await marks.execute(db);
    for (const table of ofPatients) await sql`${triggers(table, whole, 'judged_by_patient')}`.execute(db);
    // How many readings a day has is nothing to the board: it changes with the first and the last of them alone.
    await sql`${triggers('reading_days', rowsOf, 'judged_by_patient')}`.execute(db);
    for (const table of ofClinics) await sql`${triggers(table, whole, 'judged_by_clinic')}`.execute(db);
    for (const table of ['judged_months', 'judged_changes']) await sql`${wall(table)}`.execute(db);
  },
};
