import { formatStamp, type LatestReading, type ReadingClass, type VitalKind } from '@rpm/domain';
import { sql } from 'kysely';
import type { Database } from '../../store/sql/open.ts';
import { gravity } from '../patients/patientSearch.sql.ts';

/** What a line of the list of patients says of readings, by patient; who has nothing to say of is not in the map. */
export interface ReadingFacts {
  /** The gravest of the newest readings, the newest of those. */
  latest: Map<string, LatestReading>;
  /** Days of the calendar month, by the patient's clock, with a reading. */
  daysThisMonth: Map<string, number>;
  /** When somebody last looked through the readings. */
  lastReviewed: Map<string, Date>;
}

/** Finds what a list of patients says of their readings, in three statements for all of them. */
export async function readingFacts(
  db: Database,
  patientIds: readonly string[],
  now: Date,
): Promise<ReadingFacts> {
  if (patientIds.length === 0)
    return { latest: new Map(), daysThisMonth: new Map(), lastReviewed: new Map() };
  const [latest, days, reviews] = await Promise.all([
    gravestQuery(db, patientIds).execute(),
    daysQuery(db, patientIds, now).execute(),
    db
      .selectFrom('reviews')
      .select((eb) => ['patient_id', eb.fn.max('at').as('at')])
      .where('patient_id', 'in', patientIds)
      .where('undone_at', 'is', null)
      .groupBy('patient_id')
      .execute(),
  ]);
  return {
    latest: new Map(latest.map((row) => [row.patient_id, latestReading(row)])),
    daysThisMonth: new Map(days.map(({ patient_id, days: count }) => [patient_id, Number(count)])),
    lastReviewed: new Map(reviews.map(({ patient_id, at }) => [patient_id, at])),
  };
}

const gravestQuery = (db: Database, patientIds: readonly string[]) =>
  db
    .with('gravest', (query) =>
      query
        .selectFrom('latest_readings')
        .distinctOn('patient_id')
        .select(['patient_id', 'vital', 'at'])
        .where('patient_id', 'in', patientIds)
        .orderBy('patient_id')
        .orderBy(gravity, 'desc')
        .orderBy('at', 'desc')
        .orderBy('vital'),
    )
    .selectFrom('gravest')
    .innerJoin('readings', (join) =>
      join
        .onRef('readings.patient_id', '=', 'gravest.patient_id')
        .onRef('readings.vital', '=', 'gravest.vital')
        .onRef('readings.at', '=', 'gravest.at'),
    )
    .select(['readings.patient_id', 'readings.vital', 'readings.at', 'class', 'measured']);

const daysQuery = (db: Database, patientIds: readonly string[], now: Date) => {
  const month = sql`date_trunc('month', ${now}::timestamptz at time zone time_zone)`;
  return db
    .selectFrom('reading_days')
    .innerJoin('patients', 'patients.id', 'reading_days.patient_id')
    .select((eb) => ['patient_id', eb.fn.countAll<string>().as('days')])
    .where('patient_id', 'in', patientIds)
    .where(sql<boolean>`day >= ${month}::date and day < (${month} + interval '1 month')::date`)
    .groupBy('patient_id');
};

type GravestRow = Awaited<ReturnType<ReturnType<typeof gravestQuery>['executeTakeFirstOrThrow']>>;

/** What is in the table was checked and judged on its way in, so it is of these types. */
const latestReading = (row: GravestRow): LatestReading => ({
  mrSubType: row.vital as VitalKind,
  mrTime: formatStamp(row.at),
  class: row.class as ReadingClass,
  values: row.measured as LatestReading['values'],
});
