import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * A correction says anew how long the work of the first note took: which note that is, when that work ended and whose it was. Corrections that
 * were written before have none: their minutes stay beside those that they correct, as they were billed.
 */
const columns = sql`
alter table notes add column time_of text;
alter table notes add column time_at timestamptz;
alter table notes add column time_by text;
alter table notes add constraint notes_time_whole check (num_nulls(time_of, time_at, time_by) in (0, 3));
create index notes_time_of on notes (time_of, number) where time_of is not null;
create index notes_time_by on notes (time_by, at) where time_by is not null;`;

/** The time that notes record can be corrected. */
export const correctedTime: Migration = {
  async up(db: Kysely<unknown>) {
    await columns.execute(db);
  },
};
