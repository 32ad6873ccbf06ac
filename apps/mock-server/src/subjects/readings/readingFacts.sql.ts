import { classOfSeverity, type NewestReading, ReadingRow, type UnreviewedReadings } from '@rpm/domain';
import { sql } from 'kysely';
import type { Database } from '../../store/sql/open.ts';
import { countsOfUnreviewed } from './unreviewed.sql.ts';

/** What a line of the list of patients says of readings, by patient; who has nothing to say of is not in the map. */
export interface ReadingFacts {
  /** The most severe of the newest readings, the newest of those. */
  latest: Map<string, NewestReading>;
  unreviewed: Map<string, UnreviewedReadings>;
  /** Days of the calendar month, by the patient's clock, with a reading. */
  daysThisMonth: Map<string, number>;
  /** When somebody last looked through the readings. */
  lastReviewed: Map<string, Date>;
}

/** Finds what a list of patients says of their readings, in four statements for all of them. */
export async function readingFacts(
  db: Database,
  patientIds: readonly string[],
  now: Date,
): Promise<ReadingFacts> {
  if (patientIds.length === 0)
    return { latest: new Map(), unreviewed: new Map(), daysThisMonth: new Map(), lastReviewed: new Map() };
  const [latest, unreviewed, days, reviews] = await Promise.all([
    worstQuery(db, patientIds).execute(),
    countsOfUnreviewed(db, patientIds),
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
    latest: new Map(latest.map((row) => [row.patient_id, newestReading(row)])),
    unreviewed,
    daysThisMonth: new Map(days.map(({ patient_id, days: count }) => [patient_id, Number(count)])),
    lastReviewed: new Map(reviews.map(({ patient_id, at }) => [patient_id, at])),
  };
}

const worstQuery = (db: Database, patientIds: readonly string[]) =>
  db
    .with('worst', (query) =>
      query
        .selectFrom('latest_readings')
        .distinctOn('patient_id')
        .select(['patient_id', 'vital', 'at', 'serial', 'values_key'])
        .where('patient_id', 'in', patientIds)
        .orderBy('patient_id')
        .orderBy('severity', 'desc')
        .orderBy('at', 'desc')
        .orderBy('vital'),
    )
    .selectFrom('worst')
    .innerJoin('readings', (join) =>
      join
        .onRef('readings.patient_id', '=', 'worst.patient_id')
        .onRef('readings.vital', '=', 'worst.vital')
        .onRef('readings.at', '=', 'worst.at')
        .onRef('readings.serial', '=', 'worst.serial')
        .onRef('readings.values_key', '=', 'worst.values_key'),
    )
    .select(['readings.patient_id', 'readings.vital', 'readings.at', 'readings.severity', 'measured']);

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

type WorstRow = Awaited<ReturnType<ReturnType<typeof worstQuery>['executeTakeFirstOrThrow']>>;

const newestReading = (row: WorstRow): NewestReading => ({
  vital: row.vital,
  takenAt: row.at,
  class: classOfSeverity(row.severity),
  values: ReadingRow.shape.values.parse(row.measured),
});
