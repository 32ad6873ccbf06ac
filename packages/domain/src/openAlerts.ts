import type { OpenAlerts } from './patient.ts';
import type { ReadingClass } from './readings.ts';

/**
 * The open alerts among readings: each that is out of range and was measured after the newest that anybody looked at.
 * Whoever marks the record as reviewed closes them; whoever takes that back opens them again.
 *
 * @param reviewedUpTo the newest moment up to which somebody looked through the readings; `null`: nobody ever did
 * @see SCR-05
 */
export function countOpenAlerts(
  readings: Iterable<{ readonly at: Date; readonly class: ReadingClass }>,
  reviewedUpTo: Date | null,
): OpenAlerts {
  const counts = { critical: 0, cautious: 0 };
  for (const reading of readings) {
    if (reviewedUpTo && reading.at <= reviewedUpTo) continue;
    if (reading.class === 'Critical') counts.critical += 1;
    if (reading.class === 'Cautious') counts.cautious += 1;
  }
  return counts;
}
