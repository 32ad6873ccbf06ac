import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which record became a part of which other one, and every row that went along, so that all of it can go back (F5). */
const tables = sql`
alter table patients
  add column merged_into text collate "C",
  add column merged_at timestamptz,
  add column merged_by text,
  add constraint merge_is_whole check (num_nonnulls(merged_into, merged_at, merged_by) in (0, 3)),
  add constraint merged_into_another check (merged_into <> id);
create index patients_merged_into on patients (merged_into) where merged_into is not null;

create table merges (
  id text collate "C" primary key,
  clinic_id text not null references clinics,
  kept_id text not null references patients,
  gone_id text not null references patients,
  at timestamptz not null,
  by_id text not null,
  before jsonb,
  version_after integer not null,
  ended_access boolean not null,
  undone_at timestamptz,
  undone_by text
);
create unique index merges_one_running on merges (clinic_id, gone_id) where undone_at is null;
create index merges_kept on merges (kept_id);
create index merges_gone on merges (gone_id);

create table merge_moves (
  merge_id text collate "C" not null references merges on delete cascade,
  kind text collate "C" not null,
  key jsonb not null,
  primary key (merge_id, kind, key)
);
`;

/** A note changes in nothing but whose record it is in, and only where two records become one or two again. */
const notes = sql`
create or replace function refuse_change_of_note() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('rpm.erasing', true) = 'yes' then
    return null;
  end if;
  if tg_op = 'UPDATE' and current_setting('rpm.merging', true) = 'yes' then
    return null;
  end if;
  raise exception 'A note cannot be changed.' using errcode = 'insufficient_privilege';
end $$;

create function refuse_other_change_of_note() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - 'patient_id' <> to_jsonb(old) - 'patient_id' then
    raise exception 'A note cannot be changed.' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger notes_only_move before update on notes
  for each row execute function refuse_other_change_of_note();
`;

/**
 * Nothing is added to a record that became a part of another one. Whoever adds waits for a merge that is under way: the
 * patient's row is asked for, and looked at again when it is there.
 */
const closed = sql`
create function refuse_rows_of_merged() returns trigger language plpgsql as $$
declare
  owners text[];
begin
  execute format('select array_agg(distinct %I) from new_rows', tg_argv[0]) into owners;
  perform from patients where id = any(owners) order by id for key share;
  if exists (select from patients where id = any(owners) and merged_into is not null) then
    raise exception 'This record is part of another one.' using errcode = 'RPM01';
  end if;
  return null;
end $$;
`;

/** Tables of rows that belong to a patient, with the column that says whose they are. */
const owned = [
  ...['readings', 'alerts', 'orders', 'notes', 'records', 'files', 'ranges', 'reviews', 'bills'],
  ...['conversation_marks', 'activation_codes'],
].map((table) => [table, 'patient_id'] as const);

/** Asked once for a statement, not once for a row. */
const scope = "(select current_setting('rpm.clinic', true))";

const walls = sql.raw(`
alter table merges enable row level security;
create policy clinic_wall on merges using (clinic_id = ${scope} or ${scope} = '*');
alter table merge_moves enable row level security;
create policy clinic_wall on merge_moves using (
  ${scope} = '*' or exists (select from merges wall where wall.id = merge_moves.merge_id));
`);

/** Two records of one person that became one. */
export const merges: Migration = {
  async up(db: Kysely<unknown>) {
    await tables.execute(db);
    await notes.execute(db);
    await closed.execute(db);
    for (const [table, column] of [...owned, ['shares', 'owner_id'] as const])
      await sql`create trigger closed_when_merged after insert on ${sql.table(table)}
        referencing new table as new_rows for each statement
        execute function refuse_rows_of_merged(${sql.lit(column)})`.execute(db);
    await sql`${walls}`.execute(db);
  },
};
