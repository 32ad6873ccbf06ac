import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Critical alerts that nobody acknowledges are told to others, step by step. Who is to be told stands beside the step, in
 * its transaction, and is taken once: no step is told twice, also not by two servers or after a restart.
 */
const tables = sql`
alter table clinics add column escalation_minutes integer not null default 30
  check (escalation_minutes between 5 and 480);
alter table alerts
  add column escalated text check (escalated in ('provider', 'administrators')),
  add column escalated_at timestamptz,
  add check ((escalated is null) = (escalated_at is null));
create index alerts_escalating on alerts (clinic_id, coalesce(escalated_at, waits_since), id)
  where severity = 2 and state = 'Open' and escalated is distinct from 'administrators';

create table alert_notices (
  alert_id text not null references alerts on delete cascade,
  step text not null check (step in ('provider', 'administrators')),
  account_id text not null references accounts on delete cascade,
  at timestamptz not null,
  taken_at timestamptz,
  primary key (alert_id, step, account_id)
);
create index alert_notices_account on alert_notices (account_id);
create index alert_notices_waiting on alert_notices (at) where taken_at is null;
`;

/** Asked once for a statement, not once for a row. */
const scope = "(select current_setting('rpm.clinic', true))";

/** The wall between clinics. */
const walls = sql.raw(`
alter table alert_notices enable row level security;
create policy clinic_wall on alert_notices using (
  ${scope} = '*' or exists (select from alerts wall where wall.id = alert_notices.alert_id));
`);

/** The escalation of alerts. */
export const escalation: Migration = {
  async up(db: Kysely<unknown>) {
    await tables.execute(db);
    await sql`${walls}`.execute(db);
  },
};
