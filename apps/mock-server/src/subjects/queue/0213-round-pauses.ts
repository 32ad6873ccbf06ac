import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * When a round of the review queue gave its last sign of life, and how long nobody held it open by then (SCR-03). Of one that was open
 * before, the last sign that is known is a claim, which is good for five minutes; else its beginning.
 */
export const roundPauses: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
alter table review_rounds
  add column seen_at timestamptz,
  add column away_seconds integer not null default 0 check (away_seconds >= 0),
  add column is_paused boolean not null default false;
update review_rounds r set seen_at = coalesce(r.ended_at, greatest(r.started_at,
  (select max(c.until) - interval '5 minutes' from review_claims c where c.account_id = r.account_id)));
alter table review_rounds alter column seen_at set not null, alter column seen_at set default now();
`.execute(db);
  },
};
