import { type Bounds, type VitalKind, vitalKinds } from '@rpm/domain';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../store/sql/open.ts';
import type { Tables } from '../../store/sql/tables.ts';
import { wholeSeconds } from '../../store/wholeSeconds.ts';
import type { ClassCounts } from './contract.ts';
import { countsBySeverity } from './readingCounts.sql.ts';

type VitalRow = Pick<Selectable<Tables['reading_months']>, 'vital' | 'normal' | 'cautious' | 'critical'>;

/**
 * How many readings of each class a patient has of each vital. All of them are counted already by month; a stretch of
 * time is counted from the readings, which for one patient are few and lie together in the index.
 */
export async function countsOfVitals(
  db: Database,
  patientId: string,
  bounds: Bounds | null,
): Promise<[VitalKind, ClassCounts][]> {
  const { rows } = await (bounds ? between(patientId, bounds) : all(patientId)).execute(db);
  return rows
    .sort((a, b) => vitalKinds.indexOf(a.vital) - vitalKinds.indexOf(b.vital))
    .map(({ vital, normal, cautious, critical }) => [
      vital,
      { Normal: Number(normal), Cautious: Number(cautious), Critical: Number(critical) },
    ]);
}

const all = (patientId: string) => sql<VitalRow>`
  select vital, sum(normal) as normal, sum(cautious) as cautious, sum(critical) as critical
  from reading_months where patient_id = ${patientId} group by vital`;

function between(patientId: string, bounds: Bounds) {
  const { from, till } = wholeSeconds(bounds);
  return sql<VitalRow>`
    select vital, ${countsBySeverity}
    from readings where patient_id = ${patientId} and at >= ${from} and at < ${till} group by vital`;
}
