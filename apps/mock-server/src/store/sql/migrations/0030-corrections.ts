import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What was before and after a correction (F5). The line of the log holds a salted checksum of it, and so the chain seals it;
 * the values themselves lie here, because they go when a patient is erased, and no line of the log ever does.
 */
const changes = sql`
alter table patients add column version integer not null default 0;

create table audit_changes (
  digest text collate "C" primary key,
  patient_id text collate "C" not null,
  salt text not null,
  changes text not null
);
create index audit_changes_patient on audit_changes (patient_id);

create trigger audit_changes_stay before update or truncate on audit_changes
  for each statement execute function refuse_change_of_audit();
`;

/** What corrections of patients changed. */
export const corrections: Migration = {
  async up(db: Kysely<unknown>) {
    await changes.execute(db);
  },
};
