import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Whose time an entry was before a change, since an entry can move to the patient it was for. What it was is not changed
 * otherwise; its patient goes along when two records become one.
 */
const column = sql`
alter table time_entry_versions disable trigger time_entry_versions_stay;
alter table time_entry_versions add column patient_id text references patients;
update time_entry_versions set patient_id = entry.patient_id
  from time_entries entry where entry.id = time_entry_versions.entry_id;
alter table time_entry_versions alter column patient_id set not null;
create index time_entry_versions_patient on time_entry_versions (patient_id);
drop trigger time_entry_versions_stay on time_entry_versions;
create trigger time_entry_versions_stay before delete or update of
  entry_id, version, start_at, end_at, activity, is_interactive, note, saved_by, saved_at, reason, reason_text
  on time_entry_versions for each statement execute function refuse_change_of_time();
`;

/** The patient of each version of a time entry (SCR-03). */
export const movedTime: Migration = {
  async up(db: Kysely<unknown>) {
    await column.execute(db);
  },
};
