import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * A clinic's number of alerts that wait lies in sixteen rows, of which a connection writes its own: in one row all that
 * opens in a clinic waited for each other until what came first was kept for good. Whoever reads it adds them up, as before.
 */
const slots = sql`
alter table waiting_alert_counts add column slot smallint not null default 0;
alter table waiting_alert_counts drop constraint waiting_alert_counts_pkey, add primary key (clinic_id, slot);

create function add_waiting_alerts(clinic text, more_critical integer, more_cautious integer) returns void language sql as $$
  insert into waiting_alert_counts as c (clinic_id, slot, critical, cautious)
    values (clinic, pg_backend_pid() % 16, more_critical, more_cautious)
    on conflict (clinic_id, slot) do update set critical = c.critical + excluded.critical,
      cautious = c.cautious + excluded.cautious;
$$;

create or replace function count_waiting_alert() returns trigger language plpgsql as $$
declare
  was_critical integer := 0;
  was_cautious integer := 0;
  is_critical integer := 0;
  is_cautious integer := 0;
begin
  if tg_op <> 'INSERT' and old.state <> 'Resolved' then
    was_critical := (old.severity = 2)::int;
    was_cautious := (old.severity = 1)::int;
  end if;
  if tg_op <> 'DELETE' and new.state <> 'Resolved' then
    is_critical := (new.severity = 2)::int;
    is_cautious := (new.severity = 1)::int;
  end if;
  if tg_op = 'DELETE' then
    -- A clinic that goes takes its numbers along.
    perform add_waiting_alerts(old.clinic_id, -was_critical, -was_cautious) from clinics where id = old.clinic_id;
  elsif tg_op = 'UPDATE' and new.clinic_id <> old.clinic_id then
    perform add_waiting_alerts(old.clinic_id, -was_critical, -was_cautious);
    perform add_waiting_alerts(new.clinic_id, is_critical, is_cautious);
  else
    perform add_waiting_alerts(new.clinic_id, is_critical - was_critical, is_cautious - was_cautious);
  end if;
  return null;
end $$;
`;

/** What opens alerts in one clinic at the same time does not wait for each other. */
export const waitingAlertSlots: Migration = {
  async up(db: Kysely<unknown>) {
    await slots.execute(db);
  },
};
