import { fullName, type NameParts } from '@rpm/domain';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../store/sql/open.ts';
import type { Tables } from '../../store/sql/tables.ts';
import type { KnownRound, StoredRound } from './contract.ts';
import { byName } from './deeds.ts';

interface Row extends NameParts {
  patientId: Selectable<Tables['patients']>['id'];
  reviewedAt: Date | null;
  snoozedUntil: Date | null;
  notes: number;
  calls: number;
  seconds: number;
}

/** What somebody did in a round, of all patients of whom something was done, in one statement. */
export async function deedsOf(
  db: Database,
  { accountId, clinicId, startedAt, endedAt }: StoredRound,
  now: Date,
): Promise<KnownRound['deeds']> {
  const end = endedAt ?? now;
  const { rows } = await sql<Row>`
    with deeds as (
      select patient_id, max(at) as reviewed, null::timestamptz as snoozed, 0 as notes, 0 as calls, 0 as seconds
        from reviews where reviewer_id = ${accountId} and at between ${startedAt} and ${end} and undone_at is null
        group by patient_id
      union all
      select a.patient_id, null, min(a.snoozed_until), 0, 0, 0
        from alerts a where a.clinic_id = ${clinicId} and a.state = 'Snoozed' and a.snoozed_until > ${now}
          and exists (select from alert_events e where e.alert_id = a.id and e.kind = 'snoozed'
            and e.by_id = ${accountId} and e.at between ${startedAt} and ${end})
        group by a.patient_id
      union all
      select patient_id, null, null, count(*)::int, 0, 0
        from notes where author_id = ${accountId} and kind <> 'conversation' and at between ${startedAt} and ${end}
        group by patient_id
      union all
      select patient_id, null, null, 0, count(*) filter (where is_interactive)::int,
          sum(round(extract(epoch from end_at - start_at)))::int
        from time_entries where author_id = ${accountId} and start_at between ${startedAt} and ${end}
        group by patient_id)
    select p.id as "patientId", p.first_name as "firstName", p.middle_name as "middleName",
      p.last_name as "lastName", max(reviewed) as "reviewedAt", min(snoozed) as "snoozedUntil",
      sum(notes)::int as notes, sum(calls)::int as calls, sum(seconds)::int as seconds
    from deeds join patients p on p.id = deeds.patient_id
    where p.clinic_id = ${clinicId} group by p.id`.execute(db);
  return rows
    .map(({ firstName, middleName, lastName, ...deed }) => ({
      ...deed,
      name: fullName({ firstName, middleName, lastName }),
    }))
    .sort(byName);
}
