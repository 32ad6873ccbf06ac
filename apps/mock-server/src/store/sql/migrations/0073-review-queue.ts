import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Who works on whom in the review queue, and where each person stopped. Both are about the work and say nothing of a
 * patient: a claim is over after minutes by itself, and a round is replaced by the next one.
 */
const tables = sql`
create table review_claims (
  patient_id text primary key references patients on delete cascade,
  clinic_id text not null references clinics,
  account_id text not null references accounts on delete cascade,
  until timestamptz not null
);
create index review_claims_clinic on review_claims (clinic_id, until);
create index review_claims_account on review_claims (account_id);

create table review_rounds (
  account_id text primary key references accounts on delete cascade,
  clinic_id text not null references clinics,
  patient_id text references patients on delete set null,
  started_at timestamptz not null,
  ended_at timestamptz
);
create index review_rounds_clinic on review_rounds (clinic_id);
create index review_rounds_patient on review_rounds (patient_id);
create index reviews_by on reviews (reviewer_id, at);
create index notes_by on notes (author_id, at);
`;

/** Asked once for a statement, not once for a row. */
const scope = "(select current_setting('rpm.clinic', true))";

/** The wall between clinics. */
const walls = sql.raw(
  ['review_claims', 'review_rounds']
    .map(
      (table) => `
alter table ${table} enable row level security;
create policy clinic_wall on ${table} using (${scope} = '*' or clinic_id = ${scope});`,
    )
    .join('\n'),
);

/** The review queue. */
export const reviewQueue: Migration = {
  async up(db: Kysely<unknown>) {
    await tables.execute(db);
    await sql`${walls}`.execute(db);
  },
};
