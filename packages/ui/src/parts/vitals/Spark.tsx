import { useVitalData } from '@rpm/api-client';
import { type ReadingRow, type VitalKind, vitalParameters } from '@rpm/domain';
import { Sparkline } from '../../components/TrendChart/Sparkline.tsx';
import { type AllLimits, limitsOf, noLimits } from './limitsOf.ts';

/** As many as a sparkline shows. */
export const SPARK_READINGS = 30;

/** The last readings of a vital, newest first; while they load, and when that fails, there are none. */
export function useLastReadings(userId: string | null, kind: VitalKind): readonly ReadingOfSpark[] {
  const { loadable } = useVitalData(userId, kind, { noOfRows: SPARK_READINGS });
  return loadable.state === 'ready' ? loadable.data.result.rows : [];
}

/** What of a reading a sparkline, and a count of new ones, need. */
export type ReadingOfSpark = { [K in 'mrTime' | 'values']: ReadingRow[K] | null };

interface SparkProps {
  kind: VitalKind;
  /** Newest first. */
  rows: readonly ReadingOfSpark[];
  latest: Pick<ReadingRow, 'classes'> | null;
  limits: AllLimits | null;
}

/** The last readings of a card's first parameter. Decorative. */
export function Spark({ kind, rows, latest, limits }: SparkProps) {
  const parameter = vitalParameters[kind][0]?.parameter ?? '';
  return (
    <Sparkline
      values={rows.flatMap((row) => row.values?.[parameter] ?? []).toReversed()}
      limits={(limits && limitsOf(limits, kind).get(parameter)) ?? noLimits}
      readingClass={latest?.classes[parameter] ?? null}
    />
  );
}
