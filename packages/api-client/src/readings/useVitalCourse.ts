import { type Bounds, boundStamps, limits, type ReadRows, type VitalKind } from '@rpm/domain';
import type { ResponseOf } from '../client/endpoint.ts';
import { useNewestCall } from '../client/useNewestCall.ts';
import { type Read, useAnswer } from '../client/useRead.ts';
import { readingEndpoints } from './calls.ts';

type Page = ResponseOf<typeof readingEndpoints.getVitalData>;

/** All readings of a vital in a stretch of time, as they came: the newest first. */
export interface VitalCourse {
  vital: VitalKind;
  /** The stretch of time that was asked for; the present question may be about another. */
  bounds: Bounds | null;
  readings: ReadRows<Page['result']['rows'][number]>;
  /** How many there are on the server; more than `readings` holds only beyond `limits.trendMaxReadings`. */
  total: number;
}

/**
 * All readings of a vital, for a chart, in requests of at most `limits.vitalDataMaxRows` readings each, one after the
 * other. A reading that arrives meanwhile pushes others to the next page: one may then come twice, but none is lost.
 *
 * @param bounds `null` for all
 * @see API-20
 */
export function useVitalCourse(
  userId: string | null,
  vital: VitalKind | null,
  bounds: Bounds | null,
): Read<VitalCourse> {
  const call = useNewestCall();
  const { getVitalData } = readingEndpoints;
  const stamps = bounds ? boundStamps(bounds) : {};
  const isKnown = userId !== null && vital !== null;
  return useAnswer(isKnown ? JSON.stringify(['course', userId, vital]) : null, stamps, async () => {
    if (!isKnown) throw new Error('A course needs a patient and a vital.');
    const rows: VitalCourse['readings']['rows'] = [];
    let unreadable = 0;
    for (let page = 0; ; page += 1) {
      const query = { page, noOfRows: limits.vitalDataMaxRows, ...stamps };
      const { result, total } = await call(getVitalData, { params: { userId, vital }, query });
      rows.push(...result.rows);
      unreadable += result.unreadable;
      const read = (page + 1) * limits.vitalDataMaxRows;
      if (read >= Math.min(total, limits.trendMaxReadings)) {
        return { vital, bounds, readings: { rows, unreadable }, total };
      }
    }
  });
}
