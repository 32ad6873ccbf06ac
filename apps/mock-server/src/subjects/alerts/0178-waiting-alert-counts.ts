import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Asked once for a statement, not once for a row. */
const scope = "(select current_setting('rpm.clinic', true))";

/**
 * How many alerts of a clinic are not resolved: every screen of every nurse asks for it again and again. One row for a
 * clinic, as of those that are resolved. A reading that joins an alert, and whoever acknowledges one, changes no number.
 */
const counts = sql`
create table waiting_alert_counts (
  clinic_id text primary key references clinics on delete cascade,
  critical bigint not null,
  cautious bigint not null
);
insert into waiting_alert_counts
  select clinic_id, count(*) filter (where severity = 2), count(*) filter (where severity = 1)
  from alerts where state <> 'Resolved' group by clinic_id;

create function count_waiting_alert() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.state <> 'Resolved' then
    update waiting_alert_counts set critical = critical - (old.severity = 2)::int,
      cautious = cautious - (old.severity = 1)::int where clinic_id = old.clinic_id;
  end if;
  if tg_op <> 'DELETE' and new.state <> 'Resolved' then
    insert into waiting_alert_counts as c values (new.clinic_id, (new.severity = 2)::int, (new.severity = 1)::int)
      on conflict (clinic_id) do update set critical = c.critical + excluded.critical,
        cautious = c.cautious + excluded.cautious;
  end if;
  return null;
end $$;
create trigger waiting_alerts_in after insert on alerts
  for each row when (new.state <> 'Resolved') execute function count_waiting_alert();
create trigger waiting_alerts_out after delete on alerts
  for each row when (old.state <> 'Resolved') execute function count_waiting_alert();
create trigger waiting_alerts_moved after update on alerts
  for each row when ((old.state <> 'Resolved' or new.state <> 'Resolved')
    and (old.state = 'Resolved', old.severity, old.clinic_id) is distinct from (new.state = 'Resolved', new.severity, new.clinic_id))
  execute function count_waiting_alert();
`;

const wall = sql.raw(`alter table waiting_alert_counts enable row level security;
create policy clinic_wall on waiting_alert_counts using (clinic_id = ${scope} or ${scope} = '*');`);

/** The number of alerts of each clinic that are not resolved, by severity (SCR-02). */
export const waitingAlertCounts: Migration = {
  async up(db: Kysely<unknown>) {
    await counts.execute(db);
    await sql`${wall}`.execute(db);
  },
};
