import { sql } from 'kysely';
import type { Database } from '../../store/sql/open.ts';
import type { Departed, Departure, Removals, Removed } from './removals.contract.ts';

/** What is no longer there, in the store. */
export function postgresRemovals(db: Database): Removals {
  return {
    async departures(clinicId, { start, end }) {
      const { rows } = await sql<Departure>`
        select id as "mergeId", case when undone_at is null then gone_id else kept_id end as "fromId"
        from merges where clinic_id = ${clinicId} and moved_at between ${start} and ${end}
        order by moved_at, id`.execute(db);
      return rows;
    },
    async departed(departure) {
      const rows = await sql<Departed['rows'][number]>`${rowsGone(departure)}`.execute(db);
      const readings = await sql<{ key: string }>`${readingsGone(departure)}`.execute(db);
      return { rows: rows.rows, readings: readings.rows.map(({ key }) => key) };
    },
    async removed(clinicId, { start, end }) {
      const { rows } = await sql<Removed>`
        select r.patient_id as "patientId", r.type, r.id from removed_rows r join patients p on p.id = r.patient_id
          where r.at between ${start} and ${end} and p.clinic_id = ${clinicId}
            and not exists (select from files f where f.patient_id = r.patient_id and f.txn_name = r.id)
        union all select old.patient_id, 'ChargeItem', old.id || '-' || line
          from bills newer join patients p on p.id = newer.patient_id
          join bills old on old.patient_id = newer.patient_id and old.year = newer.year and old.month = newer.month
            and old.version = newer.version - 1
          cross join generate_series(0, jsonb_array_length(old.bill -> 'lines') - 1) line
          where newer.made_at between ${start} and ${end} and p.clinic_id = ${clinicId}
        union all select id, 'Consent', null from patients
          where clinic_id = ${clinicId} and consent_date is null
            and consent_changed_at between ${start} and ${end} and consent_changed_at > enrolled_at
        union all select id, 'CareTeam', null from (${teamless(clinicId)}) p
          where changed between ${start} and ${end} and changed > enrolled_at
        order by 1, 2, 3`.execute(db);
      return rows;
    },
  };
}

/** Patients whom nobody looks after, and when what decides it changed last: as `careTeams` has it. */
const teamless = (clinicId: string) => sql`
  select p.id, p.enrolled_at, greatest(p.changed_at,
    (select max(undone_at) from reviews where patient_id = p.id),
    (select max(greatest(at, undone_at)) from merges where kept_id = p.id or gone_id = p.id)) as changed
  from patients p where p.clinic_id = ${clinicId} and p.provider_id is null
    and not exists (select from reviews where patient_id = p.id and undone_at is null)
    and not exists (select from notes n join accounts a on a.id = n.author_id
      where n.patient_id = p.id and n.kind <> 'exception' and a.role <> 'PATIENT')`;

/** Rows that are in another record now; of a file, which its record names, that the record has none of that name. */
const rowsGone = ({ mergeId, fromId }: Departure) => sql`
  with moves as (select kind, key ->> 0 as id from merge_moves where merge_id = ${mergeId} and kind <> 'readings')
  select 'Communication' as type, r.id from moves m join notes r on m.kind = 'notes' and r.id = m.id
    where r.patient_id <> ${fromId} and (r.kind = 'conversation' or r.to_patient)
  union all select 'DetectedIssue', r.id from moves m join alerts r on m.kind = 'alerts' and r.id = m.id
    where r.patient_id <> ${fromId}
  union all select 'DeviceRequest', r.id from moves m join orders r on m.kind = 'orders' and r.id = m.id
    where r.patient_id is distinct from ${fromId}
  union all select 'Device', r.id from moves m join orders r on m.kind = 'orders' and r.id = m.id
    where r.patient_id is distinct from ${fromId} and r.serial is not null
  union all select r.resource_type, r.id from moves m join records r on m.kind = 'records' and r.id = m.id
    where r.patient_id <> ${fromId}
  union all select r.type, r.id from moves m join removed_rows r on m.kind = 'records' and r.id = m.id
    where r.patient_id <> ${fromId}
  union all select 'Provenance', r.id from moves m join records r on m.kind = 'records' and r.id = m.id
    where r.patient_id <> ${fromId} and r.connection_id is not null
  union all select 'ChargeItem', r.id || '-' || line from moves m join bills r on m.kind = 'bills' and r.id = m.id
    cross join generate_series(0, jsonb_array_length(r.bill -> 'lines') - 1) line where r.patient_id <> ${fromId}
  union all select 'DocumentReference', m.id from moves m where m.kind = 'files'
    and not exists (select from files f where f.patient_id = ${fromId} and f.txn_name = m.id)
  order by type, id`;

const readingsGone = ({ mergeId, fromId }: Departure) => sql`
  with moves as (
    select key ->> 0 as vital, (key ->> 1)::numeric as at, key ->> 2 as serial, key ->> 3 as values_key
    from merge_moves where merge_id = ${mergeId} and kind = 'readings')
  select concat_ws(' ', vital, trunc(at * 1000)::bigint, serial, values_key) as key from moves m
  where not exists (select from readings r where r.patient_id = ${fromId} and r.vital = m.vital
    and r.at = to_timestamp(m.at::float8) and r.serial = m.serial and r.values_key = m.values_key)
  order by key`;
