import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A note that corrects another names it. It is no foreign key: a backup brings the rows in any order, and notes stay. */
const corrects = sql`
alter table notes add column corrects text check (corrects <> id);
`;

/** Notes that correct others (API-23). */
export const noteCorrections: Migration = {
  async up(db: Kysely<unknown>) {
    await corrects.execute(db);
  },
};
