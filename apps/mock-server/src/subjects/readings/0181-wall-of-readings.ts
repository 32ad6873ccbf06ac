import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Asked once for a statement, not once for a row. */
const scope = "(select current_setting('rpm.clinic', true))";

/**
 * The wall of readings looks its patient up for each reading. Asked whether the patient exists, PostgreSQL may first read
 * all patients of the clinic, to be able to say so of any reading: more than a page of readings costs, and more with each
 * patient that a clinic takes on.
 */
const wall = sql.raw(`alter policy clinic_wall on readings using (${scope} = '*'
  or (select wall.id from patients wall where wall.id = readings.patient_id) is not null);`);

/** A page of readings reads its own patient, whatever the size of the clinic. */
export const wallOfReadings: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`${wall}`.execute(db);
  },
};
