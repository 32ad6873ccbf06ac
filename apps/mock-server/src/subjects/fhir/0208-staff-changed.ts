import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The same of who works at a clinic, as clinics have it since 0205. What was accepted of their papers is dated there. */
export const staffChanged: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table accounts add column changed_at timestamptz not null default now()`.execute(db);
    await sql`create trigger accounts_changed after update on accounts for each row
      when ((old.clinic_id, old.first_name, old.middle_name, old.last_name, old.access_ended_at)
        is distinct from (new.clinic_id, new.first_name, new.middle_name, new.last_name, new.access_ended_at)
        and old.changed_at = new.changed_at) execute function date_change()`.execute(db);
  },
};
