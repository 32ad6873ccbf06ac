import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What was usual for a patient when an alert opened: kept with it, so that a queue of a thousand patients need not read
 * their readings of a month. Alerts that wait already get it from what was measured in the units of the limits.
 */
const column = sql`
alter table alerts add column usual double precision;
update alerts set usual = found.usual from (
  select a.id, percentile_cont(0.5) within group (order by (r.measured ->> a.parameter)::float8) as usual
  from alerts a join readings r on r.patient_id = a.patient_id and r.vital = a.vital
    and r.at >= a.first_at - interval '30 days' and r.at < a.first_at
  where a.state <> 'Resolved' and r.unit is null and r.measured ->> a.parameter is not null
  group by a.id having count(*) >= 5) as found
where found.id = alerts.id;
`;

/** The usual value beside each alert (SCR-02). */
export const usualValues: Migration = {
  async up(db: Kysely<unknown>) {
    await column.execute(db);
  },
};
