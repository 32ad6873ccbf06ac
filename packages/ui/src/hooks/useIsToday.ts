import { useServerNow } from '@rpm/api-client';
import { localDay } from '@rpm/domain';

/** Whether a moment lies in today, by the calendar of a zone: the time alone says it then, and only then. */
export function useIsToday(timeZone: string): (at: Date) => boolean {
  const today = localDay(useServerNow(), timeZone);
  return (at) => localDay(at, timeZone) === today;
}
