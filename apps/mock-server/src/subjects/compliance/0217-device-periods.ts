import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The last day of the period whose days are too few (SCR-02). What was told before was told of a calendar month. */
export const devicePeriods: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
alter table compliance_alerts add column until text;
update compliance_alerts set until = (day::date + interval '1 month' - interval '1 day')::date::text
where kind = 'daysShort';
`.execute(db);
  },
};
