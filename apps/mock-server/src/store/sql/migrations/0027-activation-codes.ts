import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The code that a clinic hands over, without which the owner of a mailbox opens no account (F5). */
const codes = sql`
create table activation_codes (
  patient_id text primary key references patients (id) on delete cascade,
  code_hash text not null,
  expires_at timestamptz not null
);
`;

/** Activation codes of patients who have no account yet. Those enrolled before have none: their clinic makes one. */
export const activationCodes: Migration = {
  async up(db: Kysely<unknown>) {
    await codes.execute(db);
  },
};
