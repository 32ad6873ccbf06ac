import { type Look, reviewCovering, type Seen } from '../readings/readingReview.ts';
import { type DeviceReading, momentKey } from '../readings/sameReading.ts';
import { mostSevere, type ReadingClass } from '../vitals/readings.ts';
import type { UnreviewedReadings } from './patient.ts';

const kinds = { Normal: null, Cautious: 'cautious', Critical: 'critical' } as const;

/**
 * Counts the readings that are out of range and that no look covers. Whoever marks the record as reviewed brings them
 * to none; whoever takes that back brings them again. What contradicts itself counts once, as the worse of it, and until
 * all of it that is out of range is covered.
 *
 * @param reviews the looks through the readings that were not taken back
 * @see SCR-05
 */
export function countUnreviewed(
  readings: Iterable<Seen & Omit<DeviceReading, 'values'> & { readonly class: ReadingClass }>,
  reviews: readonly Look[],
): UnreviewedReadings {
  const counts = { critical: 0, cautious: 0 };
  for (const together of Map.groupBy(readings, momentKey).values()) {
    const outOfRange = together.filter(({ class: judged }) => kinds[judged]);
    const kind = kinds[mostSevere(outOfRange.map(({ class: judged }) => judged)) ?? 'Normal'];
    if (kind && !outOfRange.every((reading) => reviewCovering(reviews, reading))) counts[kind] += 1;
  }
  return counts;
}
