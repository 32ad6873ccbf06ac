const fields = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const;

/** What the calendar and the clock of a zone show at an instant, to the second. */
export type ClockParts = Record<(typeof fields)[number], number>;

const numeric = Object.fromEntries(fields.map((field) => [field, 'numeric']));
const writers = new Map<string, Intl.DateTimeFormat>();

/** Making the writer of a zone takes far longer than using it. Names differ in case, zones do not. */
function writerOf(timeZone: string): Intl.DateTimeFormat {
  const name = timeZone.toLowerCase();
  const writer =
    writers.get(name) ?? new Intl.DateTimeFormat('en-US', { ...numeric, timeZone, hourCycle: 'h23' });
  writers.set(name, writer);
  return writer;
}

/**
 * Reads the calendar and the clock of a zone. Cheap for many instants of few zones.
 *
 * @param timeZone IANA name; an unknown one throws a RangeError (see `isTimeZone`)
 */
export function clockOf(instant: Date, timeZone: string): ClockParts {
  const shown = writerOf(timeZone).formatToParts(instant);
  const read = (field: string) => Number(shown.find(({ type }) => type === field)?.value);
  return Object.fromEntries(fields.map((field) => [field, read(field)])) as ClockParts;
}
