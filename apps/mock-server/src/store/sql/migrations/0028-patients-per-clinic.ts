import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** An address is one patient's in each clinic, and no clinic learns of another's (F12). */
const perClinic = sql`
create unique index patients_clinic_username on patients (clinic_id, username_key);
drop index patients_username;
create index patients_username on patients (username_key);
`;

/** Patients are unique per clinic. */
export const patientsPerClinic: Migration = {
  async up(db: Kysely<unknown>) {
    await perClinic.execute(db);
  },
};
