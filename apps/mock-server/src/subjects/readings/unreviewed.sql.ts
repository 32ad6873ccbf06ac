import { severityOf, type UnreviewedReadings } from '@rpm/domain';
import { sql } from 'kysely';
import type { Database } from '../../store/sql/open.ts';

/** What is counted of whoever has no reading that is out of range and unreviewed. */
export const noneUnreviewed: UnreviewedReadings = { critical: 0, cautious: 0 };

/** How many of the counted rows are of each class. */
const unreviewedCounts = {
  critical: sql<string>`count(*) filter (where severity = ${sql.lit(severityOf('Critical'))})`,
  cautious: sql<string>`count(*) filter (where severity = ${sql.lit(severityOf('Cautious'))})`,
};

/** How many readings out of range of each patient nobody has reviewed; who has none is not in the map. */
export async function countsOfUnreviewed(
  db: Database,
  patientIds: readonly string[],
): Promise<Map<string, UnreviewedReadings>> {
  const rows = await db
    .selectFrom('out_of_range_readings')
    .select([
      'patient_id',
      unreviewedCounts.critical.as('critical'),
      unreviewedCounts.cautious.as('cautious'),
    ])
    .where(sql<boolean>`patient_id = any(${patientIds})`)
    .where('review_id', 'is', null)
    .groupBy('patient_id')
    .execute();
  return new Map(
    rows.map(({ patient_id, critical, cautious }) => [
      patient_id,
      { critical: Number(critical), cautious: Number(cautious) },
    ]),
  );
}
