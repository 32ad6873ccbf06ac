import { covers, type Look, type Seen } from '../readings/readingReview.ts';
import type { ReadingClass } from '../vitals/readings.ts';
import type { OpenAlerts } from './patient.ts';

const kinds = { Normal: null, Cautious: 'cautious', Critical: 'critical' } as const;

/**
 * The open alerts among readings: each that is out of range and that no look covers. Whoever marks the record as
 * reviewed closes them; whoever takes that back opens them again.
 *
 * @param reviews the looks through the readings that were not taken back
 * @see SCR-05
 */
export function countOpenAlerts(
  readings: Iterable<Seen & { readonly class: ReadingClass }>,
  reviews: readonly Look[],
): OpenAlerts {
  const counts = { critical: 0, cautious: 0 };
  for (const reading of readings) {
    const kind = kinds[reading.class];
    if (kind && !reviews.some((review) => covers(review, reading))) counts[kind] += 1;
  }
  return counts;
}
