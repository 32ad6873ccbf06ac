/** What the calendar and the clock of a zone show at an instant, to the second. */
export type ClockParts = Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>;

const writers = new Map<string, Intl.DateTimeFormat>();

/** Making the writer of a zone takes far longer than using it. Names differ in case, zones do not. */
function writerOf(timeZone: string): Intl.DateTimeFormat {
  const name = timeZone.toLowerCase();
  let writer = writers.get(name);
  if (!writer) {
    writer = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    writers.set(name, writer);
  }
  return writer;
}

/**
 * Reads the calendar and the clock of a zone. Cheap for many instants of few zones.
 *
 * @param timeZone IANA name; an unknown one throws a RangeError (see `isTimeZone`)
 */
export function clockOf(instant: Date, timeZone: string): ClockParts {
  const parts: ClockParts = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 };
  for (const { type, value } of writerOf(timeZone).formatToParts(instant)) {
    if (type in parts) parts[type as keyof ClockParts] = Number(value);
  }
  return parts;
}
