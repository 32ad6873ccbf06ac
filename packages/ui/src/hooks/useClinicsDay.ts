import { useServerNow } from '@rpm/api-client';
import { isTimeZone, localDay } from '@rpm/domain';
import { browserTimeZone } from './browserTimeZone.ts';

/**
 * Today by the calendar of the clinic, by which the server judges what has expired.
 *
 * @param timeZone the clinic's, IANA name; where it is not known yet, or no name, the day is the reader's
 * @returns `YYYY-MM-DD`
 * @see SCR-09
 */
export function useClinicsDay(timeZone: string | undefined): string {
  const isKnown = timeZone !== undefined && isTimeZone(timeZone);
  return localDay(useServerNow(), isKnown ? timeZone : browserTimeZone());
}
