import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What a clinic says of itself, and the names that it had. A name is no longer unique over all clinics: whoever chose a
 * taken one would learn that another clinic has it, and calls name their own clinic alone.
 */
export const clinicDetails: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
alter table clinics
  add column opening_hours jsonb,
  add column settings_version integer not null default 0,
  add column former_names jsonb not null default '[]',
  drop constraint clinics_name_key;
`.execute(db);
  },
};
