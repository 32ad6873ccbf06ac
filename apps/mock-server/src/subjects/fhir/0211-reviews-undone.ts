import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The looks through readings of a patient that were taken back: who belongs to a care team changes with each. */
export const reviewsUndone: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index reviews_undone on reviews (patient_id, undone_at) where undone_at is not null`.execute(
      db,
    );
  },
};
