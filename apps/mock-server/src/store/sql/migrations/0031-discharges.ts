import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whether a patient is no longer in the care of the clinic: since which day, who said so, and why (F5). */
export const discharges: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table patients
      add column discharge_day text,
      add column discharged_at timestamptz,
      add column discharged_by text,
      add column discharge_reason text,
      add constraint discharge_is_whole check (
        num_nonnulls(discharge_day, discharged_at, discharged_by, discharge_reason) in (0, 4)
      )`.execute(db);
  },
};
