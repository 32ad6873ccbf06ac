import {
  type ComplianceFacts,
  consentAndEnds,
  localDay,
  type PeriodFacts,
  runningReads,
  type VitalKind,
} from '@rpm/domain';
import { sql } from 'kysely';
import type { Database } from '../../store/sql/open.ts';
import { dataDaysSql, usesOf } from '../billing/ledger.sql.ts';

/** What the rules ask of a patient, with whose patient it is. */
export interface PatientFacts extends Omit<ComplianceFacts, 'periodRule'> {
  patientId: string;
}

/** What device periods are counted by, of one patient, but for the clinic's setting. */
type PatientPeriod = Omit<PeriodFacts, 'periodRule'>;

/** What of a patient's own row that rests on. */
interface PeriodRow extends Pick<ComplianceFacts, 'timeZone'> {
  patientId: string;
  consentDay: string | null;
  consentUntil: string | null;
  dischargeDay: string | null;
}

interface Row extends Omit<PatientFacts, 'rangeEnds' | keyof PatientPeriod>, PeriodRow {
  /** Each end in seconds. */
  rangeEnds: { vital: VitalKind; end: number }[];
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
  const { rows } = await sql<Row>`
    select p.id as "patientId", p.time_zone as "timeZone",
      (select min(activated_at) from orders o where o.patient_id = p.id and o.status = 'Activated') as "activatedAt",
      (select max(at) from latest_readings l where l.patient_id = p.id) as "lastReadingAt",
      (select until from absences a where a.patient_id = p.id order by a.id desc limit 1) as "awayUntil",
      (select min(coalesce(handed_out_at, placed_at)) from orders o
        where o.patient_id = p.id and o.status in ('Shipped', 'PickedUp')) as "handedOutAt",
      coalesce((select jsonb_agg(jsonb_build_object('vital', vital, 'end', extract(epoch from end_at)))
        from (select distinct on (vital) vital, end_at from ranges r
          where r.patient_id = p.id order by vital, version desc) newest), '[]') as "rangeEnds",
      p.consent_date as "consentDay", p.billing -> 'value' ->> 'consentUntil' as "consentUntil",
      p.discharge_day as "dischargeDay"
    from patients p
    where p.clinic_id = ${clinicId} and p.id > ${after} and discharged_at is null and merged_into is null
    order by p.id limit ${patientsAtOnce}`.execute(db);
  return withPeriods(
    db,
    rows.map(({ rangeEnds, ...row }) => ({
      ...row,
      rangeEnds: rangeEnds.map(({ vital, end }) => ({ vital, end: new Date(end * 1000) })),
    })),
    now,
  );
}

/**
 * Some patients, each with what device periods are counted by: of the days with data only those that the period that runs
 * needs.
 */
export async function withPeriods<T extends PeriodRow>(
  db: Database,
  patients: readonly T[],
  now: Date,
): Promise<(T & PatientPeriod)[]> {
  if (patients.length === 0) return [];
  const uses = await usesOf(
    db,
    patients.map(({ patientId }) => patientId),
  );
  const facts = patients.map((patient) => ({
    ...patient,
    ...consentAndEnds({ ...patient, uses: uses.get(patient.patientId) ?? [] }),
  }));
  const asked = facts.map(({ patientId, timeZone, ...each }) => ({
    id: patientId,
    reads: runningReads(each, localDay(now, timeZone)),
  }));
  const { rows } = await sql<{ patientId: string; dataDays: string | null }>`
    select p.id as "patientId", ${dataDaysSql(now, sql`jsonb_to_recordset(reads) as r("from" date, days int)`)} as "dataDays"
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked(id text, reads jsonb)
    join patients p on p.id = asked.id`.execute(db);
  const days = new Map(rows.map(({ patientId, dataDays }) => [patientId, dataDays]));
  return facts.map((each) => ({ ...each, dataDays: days.get(each.patientId)?.split(' ') ?? [] }));
}
