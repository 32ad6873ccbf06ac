import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * When what systems are shown of a clinic changed last. Each statement says it by the clock of its caller; one that does not, or a
 * server of before that writes beside this one, is dated by the trigger. Rows of before have the moment of this migration: no change
 * of theirs was later, so that nobody who asks what changed since misses one.
 *
 * The triggers come after the update: before it, each update that names a column of a unique index would lock its row as if that
 * column changed, and a review that is added meanwhile would wait for it in a circle.
 */
export const clinicsChanged: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table clinics add column changed_at timestamptz not null default now()`.execute(db);
    await sql`
create function date_change() returns trigger language plpgsql as $$
begin
  execute format('update %I set changed_at = now() where id = $1', tg_table_name) using new.id;
  return null;
end $$;
create trigger clinics_changed after update on clinics for each row
  when (old.name is distinct from new.name and old.changed_at = new.changed_at) execute function date_change();
`.execute(db);
  },
};
