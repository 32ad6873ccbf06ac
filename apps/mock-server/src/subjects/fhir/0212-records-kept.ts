import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * When a clinical record came here or changed here last, as clinics have it since 0205: the date of a diagnosis says nothing of when a
 * hospital sent it. Who asks what changed since the last time would else never hear of what is old elsewhere and new here.
 */
export const recordsKept: Migration = {
  async up(db: Kysely<unknown>) {
    const shown = (row: string) =>
      ['display', 'code', 'status', 'at', 'performer', 'note', 'results', 'changed_at', 'source']
        .map((column) => `${row}.${column}`)
        .join(', ');
    await sql`
alter table records add column kept_at timestamptz not null default now();
create function date_record() returns trigger language plpgsql as $$
begin
  update records set kept_at = now() where id = new.id;
  return null;
end $$;
create trigger records_kept after update on records for each row
  when ((${sql.raw(shown('old'))}) is distinct from (${sql.raw(shown('new'))}) and old.kept_at = new.kept_at)
  execute function date_record();
`.execute(db);
  },
};
