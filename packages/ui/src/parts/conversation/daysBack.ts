import { daysBetween, localDay, readStamp } from '@rpm/domain';

/** How many calendar days of a zone ago a stamp was: 0 is today. `null`: it cannot be read. */
export function daysBack(stamp: string | null, timeZone: string, now: Date): number | null {
  const at = stamp === null ? null : readStamp(stamp);
  return at && daysBetween(localDay(at, timeZone), localDay(now, timeZone));
}
