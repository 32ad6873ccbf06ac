const writers = new Map<string, Intl.DateTimeFormat>();

/**
 * The calendar day of an instant in a zone, as it is written in an address. For many instants of few zones: making the
 * writer of a zone takes far longer than using it.
 *
 * @param timeZone IANA name; an unknown one throws a RangeError
 * @returns `YYYY-MM-DD`
 */
export function localDay(instant: Date, timeZone: string): string {
  let writer = writers.get(timeZone);
  if (!writer) {
    writer = new Intl.DateTimeFormat('en-CA-u-ca-gregory-nu-latn', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    writers.set(timeZone, writer);
  }
  const parts = new Map(writer.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${String(parts.get('year')).padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`;
}

const DAY_MS = 86_400_000;

/**
 * How many whole days of 24 hours have gone by.
 *
 * @returns 0 when the moment is still to come
 * @see API-12
 */
export function wholeDaysSince(since: Date, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - since.getTime()) / DAY_MS));
}
