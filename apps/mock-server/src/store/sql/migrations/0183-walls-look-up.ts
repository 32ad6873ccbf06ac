import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * A row that belongs to a clinic by way of another is walled by looking that one up, row by row. Asked whether it exists,
 * PostgreSQL may first read all that the wall of the other lets through, and since no index answers 'of this clinic, or of
 * every clinic', that is all rows of all clinics.
 */
const walls = sql`
do $$
declare
  wall record;
  part text[];
begin
  for wall in select tablename, qual from pg_policies where policyname = 'clinic_wall' and qual ~ 'EXISTS' loop
    part := regexp_match(wall.qual, 'FROM (\\w+) wall\\s+WHERE \\(wall\\.id = \\w+\\.(\\w+)\\)');
    if part is null then raise exception 'The wall of % is not understood: %', wall.tablename, wall.qual; end if;
    execute format($policy$alter policy clinic_wall on %1$I using ((select current_setting('rpm.clinic', true)) = '*'
      or (select wall.id from %2$I wall where wall.id = %1$I.%3$I) is not null)$policy$, wall.tablename, part[1], part[2]);
  end loop;
end $$;
`;

/** No wall reads more than the rows that a statement asks for. */
export const wallsLookUp: Migration = {
  async up(db: Kysely<unknown>) {
    await walls.execute(db);
  },
};
