import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * A column that names a row of another table sorts as that table's id does. Where the two differ PostgreSQL compares them by
 * the collation of the column, which the index of the ids does not have, and reads the other table whole: all patients of
 * all clinics for the apps of one patient. A policy that names the column stands in the way and is put back.
 */
const columns = sql`
do $$
declare
  part record;
  wall record;
begin
  -- Twice: what is changed is a name for other columns.
  for turn in 1..2 loop
  for part in select con.conrelid::regclass as owner, a.attname as name, b.attcollation::regcollation as sorts
    from pg_constraint con
    cross join lateral unnest(con.conkey, con.confkey) as pair(own, theirs)
    join pg_attribute a on a.attrelid = con.conrelid and a.attnum = pair.own
    join pg_attribute b on b.attrelid = con.confrelid and b.attnum = pair.theirs
    where con.contype = 'f' and a.attcollation <> b.attcollation order by 1, 2
  loop
    select * into wall from pg_policies where tablename = part.owner::text and policyname = 'clinic_wall';
    execute format('drop policy clinic_wall on %s', part.owner);
    execute format('alter table %s alter column %I type text collate %s', part.owner, part.name, part.sorts);
    execute format('create policy clinic_wall on %s using (%s)', part.owner, wall.qual);
  end loop;
  end loop;
end $$;
`;

/** What names a row is compared as the name of the row is. */
export const oneCollation: Migration = {
  async up(db: Kysely<unknown>) {
    await columns.execute(db);
  },
};
