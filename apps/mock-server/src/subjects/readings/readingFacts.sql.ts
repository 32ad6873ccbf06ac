import {
  classOfSeverity,
  type NewestReading,
  ReadingRow,
  severityOf,
  type UnreviewedReadings,
} from '@rpm/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../store/sql/open.ts';

/** What a line of a list of patients says of readings. */
export interface ReadingFacts {
  /** The most severe of the newest readings, the newest of those. */
  latest: NewestReading | null;
  /** Out of range, and nobody has looked at them. */
  unreviewed: UnreviewedReadings;
  /** Days of the calendar month, by the patient's clock, with a reading. */
  daysThisMonth: number;
  /** When somebody last looked through the readings. */
  lastReviewed: Date | null;
}

/** It, as the database puts it in JSON. */
export interface ReadingFactsRow {
  latest: { vital: NewestReading['vital']; at: string; severity: number; measured: unknown } | null;
  unreviewed: UnreviewedReadings;
  days: number;
  lastReviewed: string | null;
}

/** It, as one value of a statement about many patients. @param p the patient's row: `id` and `time_zone` */
export function readingFacts(p: string, now: Date): RawBuilder<ReadingFactsRow> {
  const id = sql.ref(`${p}.id`);
  const month = sql`date_trunc('month', ${now}::timestamptz at time zone ${sql.ref(`${p}.time_zone`)})`;
  const count = (name: 'Critical' | 'Cautious') =>
    sql`count(*) filter (where severity = ${sql.lit(severityOf(name))})`;
  return sql`json_build_object(
    'latest', (select json_build_object('vital', r.vital, 'at', r.at, 'severity', r.severity, 'measured', r.measured)
      from (select vital, at, serial, values_key from latest_readings where patient_id = ${id}
          order by severity desc, at desc, vital limit 1) w
        join readings r on r.patient_id = ${id} and r.vital = w.vital and r.at = w.at and r.serial = w.serial
          and r.values_key = w.values_key),
    'unreviewed', (select json_build_object('critical', ${count('Critical')}, 'cautious', ${count('Cautious')})
      from out_of_range_readings where patient_id = ${id} and review_id is null),
    'days', (select count(*) from reading_days where patient_id = ${id}
      and day >= ${month}::date and day < (${month} + interval '1 month')::date),
    'lastReviewed', (select max(at) from reviews where patient_id = ${id} and undone_at is null))`;
}

/** What such a value says. */
export const readingFactsOf = ({
  latest,
  unreviewed,
  days,
  lastReviewed,
}: ReadingFactsRow): ReadingFacts => ({
  latest: latest && {
    vital: latest.vital,
    takenAt: new Date(latest.at),
    class: classOfSeverity(latest.severity),
    values: ReadingRow.shape.values.parse(latest.measured),
  },
  unreviewed,
  daysThisMonth: days,
  lastReviewed: lastReviewed === null ? null : new Date(lastReviewed),
});

/** The newest readings of some patients, as their lists tell them; who has none is not in the map. */
export async function newestReadings(
  db: Database,
  patientIds: readonly string[],
  now: Date,
): Promise<Map<string, NewestReading>> {
  if (patientIds.length === 0) return new Map();
  const { rows } = await sql<{ id: string; facts: ReadingFactsRow }>`
    select p.id, ${readingFacts('p', now)} as facts from patients p where p.id = any(${[...patientIds]})`.execute(
    db,
  );
  return new Map(
    rows.flatMap(({ id, facts }) => {
      const { latest } = readingFactsOf(facts);
      return latest ? [[id, latest] as const] : [];
    }),
  );
}
