import { classOfSeverity, type NewestReading } from '@rpm/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../store/sql/open.ts';

/** The most severe of a patient's newest readings, the newest of those, as the database puts it in JSON. */
export type NewestJson = [
  vital: NewestReading['vital'],
  at: string,
  severity: number,
  measured: NewestReading['values'],
];

/** It, as one value of a statement about many patients. @param patient the column that names one */
export const newestReading = (patient: RawBuilder<unknown>): RawBuilder<NewestJson | null> => sql`
  (select json_build_array(r.vital, r.at, r.severity, r.measured)
    from (select vital, at, serial, values_key from latest_readings where patient_id = ${patient}
      order by severity desc, at desc, vital limit 1) w
    join readings r on r.patient_id = ${patient} and r.vital = w.vital and r.at = w.at and r.serial = w.serial
      and r.values_key = w.values_key)`;

/** What such a value says. */
export const newestReadingOf = (json: NewestJson | null): NewestReading | null =>
  json && { vital: json[0], takenAt: new Date(json[1]), class: classOfSeverity(json[2]), values: json[3] };

/** The newest readings of some patients, as their lists tell them; who has none is not in the map. */
export async function newestReadings(
  db: Database,
  patientIds: readonly string[],
): Promise<Map<string, NewestReading>> {
  if (patientIds.length === 0) return new Map();
  const { rows } = await sql<{ id: string; newest: NewestJson | null }>`
    select p.id, ${newestReading(sql`p.id`)} as newest from patients p where p.id = any(${[...patientIds]})`.execute(
    db,
  );
  return new Map(
    rows.flatMap(({ id, newest }) => {
      const latest = newestReadingOf(newest);
      return latest ? [[id, latest] as const] : [];
    }),
  );
}
