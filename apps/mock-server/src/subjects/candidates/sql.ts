import { classOfSeverity, formatStamp, LabResult } from '@rpm/domain';
import { sql } from 'kysely';
import type { Database } from '../../store/sql/open.ts';
import { newestReadings } from '../readings/readingFacts.sql.ts';
import type { Candidates, ScannedPatient } from './contract.ts';

/** Those who have no device, of the store. */
export function postgresCandidates(db: Database): Candidates {
  return {
    async scan(clinicId) {
      const { rows } = await sql<
        Omit<ScannedPatient, 'latest' | 'codes'> & {
          codes: (string | null)[];
          severity: number | null;
          at: Date | null;
        }
      >`
        select p.id as "patientId", p.first_name as "firstName", p.middle_name as "middleName",
          p.last_name as "lastName", p.birth_date as "birthDate", p.name_key as "nameKey",
          coalesce(r.codes, '[]'::jsonb) as codes, coalesce(r.procedures, 0)::int as procedures,
          r.last_visit as "lastVisit", w.severity, w.at,
          exists (select from orders o where o.patient_id = p.id
            and o.status in ('Submitted', 'Processing', 'PickedUp', 'Shipped')) as "hasOrder"
        from patients p
        left join lateral (
          select jsonb_agg(code order by id) filter (where resource_type = 'Condition' and status = 'active') as codes,
            count(*) filter (where resource_type = 'Procedure') as procedures,
            max(at) filter (where resource_type = 'Encounter') as last_visit
          from records where patient_id = p.id) r on true
        left join lateral (
          select severity, at from latest_readings where patient_id = p.id
          order by severity desc, at desc, vital limit 1) w on true
        where p.clinic_id = ${clinicId} and p.merged_into is null and p.discharged_at is null
          and not exists (select from orders o where o.patient_id = p.id and o.status = 'Activated')`.execute(
        db,
      );
      return rows.map(({ severity, at, ...row }) => ({
        ...row,
        latest: severity === null || at === null ? null : { class: classOfSeverity(severity), at },
      }));
    },
    async inCare(clinicId) {
      const { count } = await db
        .selectFrom('patients')
        .select((eb) => eb.fn.countAll<string>().as('count'))
        .where('clinic_id', '=', clinicId)
        .where('merged_into', 'is', null)
        .where('discharged_at', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    async details(patientIds) {
      if (patientIds.length === 0) return new Map();
      const [newest, records] = await Promise.all([
        newestReadings(db, patientIds),
        db
          .selectFrom('records')
          .distinctOn(['patient_id', 'resource_type'])
          .select(['patient_id', 'resource_type', 'at', 'performer', 'display', 'results'])
          .where('patient_id', 'in', patientIds)
          .where('resource_type', 'in', ['Encounter', 'DiagnosticReport'])
          .orderBy('patient_id')
          .orderBy('resource_type')
          .orderBy('at', 'desc')
          .orderBy('id')
          .execute(),
      ]);
      const newestOf = (patientId: string, type: 'Encounter' | 'DiagnosticReport') =>
        records.find((each) => each.patient_id === patientId && each.resource_type === type);
      return new Map(
        patientIds.map((patientId) => {
          const [visit, lab] = [newestOf(patientId, 'Encounter'), newestOf(patientId, 'DiagnosticReport')];
          return [
            patientId,
            {
              lastVisit: visit ? { time: formatStamp(visit.at), performer: visit.performer } : null,
              lastLab: lab
                ? {
                    time: formatStamp(lab.at),
                    display: lab.display,
                    result: LabResult.safeParse(lab.results?.[0]).data ?? null,
                  }
                : null,
              latest: newest.get(patientId) ?? null,
            },
          ];
        }),
      );
    },
  };
}
