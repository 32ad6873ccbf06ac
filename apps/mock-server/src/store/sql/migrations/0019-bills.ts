import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Of a patient and month there is one bill, in versions: of what is there already, in the order of making. */
const versions = sql`
alter table bills add column version integer, add column reason text;
update bills set version = numbered.version from (
  select id, row_number() over (partition by patient_id, year, month order by made_at, id) as version from bills
) as numbered where numbered.id = bills.id;
drop index bills_of_patient;
alter table bills
  alter column version set not null,
  add check (version > 0),
  add constraint bills_once unique (patient_id, year, month, version);
`;

/** A month is billed once; a bill that is made anew is its next version, with the reason. */
export const bills: Migration = {
  async up(db: Kysely<unknown>) {
    await versions.execute(db);
  },
};
