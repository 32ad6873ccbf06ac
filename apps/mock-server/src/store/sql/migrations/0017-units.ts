import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * In which units measured numbers are read: a clinic's, and an account's where it has chosen. A reading that was measured
 * in another unit than its limits are in has the UCUM code of that unit.
 */
export const units: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table clinics add column units text not null default 'us' check (units in ('us', 'metric'));
      alter table accounts add column units text check (units in ('us', 'metric'));
      alter table readings add column unit text`.execute(db);
  },
};
