import {
  type JudgedReading,
  localDay,
  notRepeated,
  type ReadingClass,
  type RepeatMark,
  readingClasses,
  readStamp,
  type TimelineEntry,
} from '@rpm/domain';

/** A thing of a timeline as it was read: what was not of the promised form is `null`. */
export type Entry = { [K in keyof TimelineEntry]: TimelineEntry[K] | null };

/** A thing, with what tells it apart from the others of its day. */
export interface KeyedEntry {
  key: string;
  entry: Entry;
}

/** One line of a day: a thing, or all readings of the day where there are several. */
export type Line = KeyedEntry | { key: string; readings: KeyedEntry[] };

/** A day of a timeline. */
export interface TimelineDay {
  /** `YYYY-MM-DD`; '' for what has no time that can be read. */
  day: string;
  lines: Line[];
}

/** Puts the things of a timeline into days, and the readings of a day into one line where its newest stands. @see SCR-07 */
export function timelineDays(entries: readonly Entry[], timeZone: string): TimelineDay[] {
  const byDay = Map.groupBy(entries, ({ time }) => {
    const at = time === null ? null : readStamp(time);
    return at ? localDay(at, timeZone) : '';
  });
  return [...byDay].map(([day, those]) => {
    const keyed = those.map((entry, at) => ({ key: `${entry.kind} ${entry.id} ${at}`, entry }));
    const readings = keyed.filter(({ entry: { kind } }) => kind === 'readings');
    const lines = keyed.flatMap((each): Line[] => {
      if (each.entry.kind !== 'readings' || readings.length === 1) return [each];
      return each === readings[0] ? [{ key: 'readings', readings }] : [];
    });
    return { day, lines };
  });
}

/** The most severe class of readings; `null` when none could be read. */
export const worstOf = (readings: readonly KeyedEntry[]): ReadingClass | null =>
  readingClasses.findLast((each) => readings.some(({ entry }) => entry.class === each)) ?? null;

/**
 * Which readings of a timeline were critical and not repeated in time.
 *
 * @param known the span of time of which all readings are there
 * @see SCR-02, SCR-07
 */
export function marksOf(
  entries: readonly Entry[],
  known: { from: Date | null; to: Date },
): ReadonlyMap<Entry, RepeatMark> {
  const judged = entries.flatMap((entry): (JudgedReading & { entry: Entry })[] => {
    const at = entry.time === null ? null : readStamp(entry.time);
    if (entry.kind !== 'readings' || !entry.vital || !entry.class || !at) return [];
    return [{ vital: entry.vital, class: entry.class, at, entry }];
  });
  return new Map([...notRepeated(judged, known)].map(([{ entry }, mark]) => [entry, mark]));
}
