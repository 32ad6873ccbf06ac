import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * When rows went from one record to another. They have other ids of FHIR since then, which who asks what changed would else never
 * hear of. What went before has the moment of this migration, so that nobody misses it.
 */
export const movesDated: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
alter table merges add column moved_at timestamptz not null default now();
create index merges_moved on merges (clinic_id, moved_at);
alter table readings add column moved_at timestamptz;
alter table readings disable trigger readings_stay;
update readings r set moved_at = now() from merges g join merge_moves m on m.merge_id = g.id and m.kind = 'readings'
  where r.patient_id = case when g.undone_at is null then g.kept_id else g.gone_id end
    and m.key = jsonb_build_array(r.vital, extract(epoch from r.at), r.serial, r.values_key);
alter table readings enable trigger readings_stay;
`.execute(db);
  },
};
