import type { ComplianceFacts, VitalKind } from '@rpm/domain';
import { sql } from 'kysely';
import type { Database } from '../../store/sql/open.ts';

/** What the rules ask of a patient, with whose patient it is. */
export interface PatientFacts extends Omit<ComplianceFacts, 'rangeEnds'> {
  /** Each end in seconds. */
  rangeEnds: { vital: VitalKind; end: number }[];
  patientId: string;
}

/** How many patients are looked at in one transaction. */
export const patientsAtOnce = 500;

/**
 * What the rules ask of the next patients of a clinic, by id.
 *
 * @param after the id of the last patient that was looked at, '' at first
 */
export async function factsAfter(
  db: Database,
  clinicId: string,
  after: string,
  now: Date,
): Promise<PatientFacts[]> {
  const { rows } = await sql<PatientFacts>`
    select p.id as "patientId", p.time_zone as "timeZone",
      (select min(activated_at) from orders o where o.patient_id = p.id and o.status = 'Activated') as "activatedAt",
      (select max(at) from latest_readings l where l.patient_id = p.id) as "lastReadingAt",
      (select until from absences a where a.patient_id = p.id order by a.id desc limit 1) as "awayUntil",
      (select min(coalesce(handed_out_at, placed_at)) from orders o
        where o.patient_id = p.id and o.status in ('Shipped', 'PickedUp')) as "handedOutAt",
      coalesce((select jsonb_agg(jsonb_build_object('vital', vital, 'end', extract(epoch from end_at)))
        from (select distinct on (vital) vital, end_at from ranges r
          where r.patient_id = p.id order by vital, version desc) newest), '[]') as "rangeEnds",
      array(select day::text from reading_days d where d.patient_id = p.id
        and day >= ${now}::timestamptz::date - 33) as "dataDays"
    from patients p
    where p.clinic_id = ${clinicId} and p.id > ${after} and discharged_at is null and merged_into is null
    order by p.id limit ${patientsAtOnce}`.execute(db);
  return rows;
}
