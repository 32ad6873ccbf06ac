import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { EnteredBy } from '../readings/ownReadings.ts';
import { localDay } from '../time/localDay.ts';
import { calendarDateOf } from '../time/time.ts';
import { startOfDay } from '../time/zonedTime.ts';
import { readingClasses } from '../vitals/readings.ts';
import { vitalKinds } from '../vitals/vitals.ts';
import { Count, Stamp } from '../wire/fields.ts';
import { lenientRows } from '../wire/lenient.ts';
import { reportTypes } from './records.ts';
import type { SharedPart } from './sharing.ts';

/** What a timeline is made of, in the order of its filter. @see SCR-07 */
export const timelineKinds = ['readings', 'notes', 'messages', 'visits', 'files', 'orders'] as const;
export type TimelineKind = (typeof timelineKinds)[number];

/** What a shared part lets somebody see of a timeline. Messages and orders are shared with nobody. */
const kindsOfPart: Readonly<Record<SharedPart, readonly TimelineKind[]>> = {
  readings: ['readings'],
  records: ['visits'],
  notes: ['notes'],
  files: ['files'],
};

/** The kinds that somebody sees who was shared these parts with, in the order of the filter. @see behaviour R20 */
export const kindsOfParts = (parts: readonly SharedPart[]): TimelineKind[] =>
  timelineKinds.filter((kind) => parts.some((part) => kindsOfPart[part].includes(kind)));

/** Which part of a timeline is asked for: what lies before a moment and not before another, of one kind or of all. */
export const TimelineQuery = z.object({
  kind: z.optional(z.enum(timelineKinds)),
  before: z.optional(Stamp),
  from: z.optional(Stamp),
});
export type TimelineQuery = z.infer<typeof TimelineQuery>;

/** One thing of a timeline, as the server promises it. What its kind does not have is `null`. */
export const TimelineEntry = z.object({
  kind: z.enum(timelineKinds),
  /** Tells it apart among those of its kind. */
  id: z.string(),
  time: Stamp,
  vital: z.nullable(z.enum(vitalKinds)),
  /** Of a reading, by parameter, in the unit of the vital's limits. */
  values: z.nullable(z.record(z.string(), z.number())),
  class: z.nullable(z.enum(readingClasses)),
  /** Who alone stands for a reading; `null`: a device does. */
  enteredBy: EnteredBy,
  /** What was written, or what it is called. */
  text: z.nullable(z.string()),
  /** Who wrote, saw or added it. */
  by: z.nullable(z.string()),
  role: z.nullable(z.string()),
  /** Of an order, where it stands. */
  status: z.nullable(z.string()),
  reportType: z.nullable(z.enum(reportTypes)),
  /** The patient wrote or added it, and is who reads. */
  isOwn: z.boolean(),
});
export type TimelineEntry = z.infer<typeof TimelineEntry>;

/** How much there is of a kind that the caller may see, of a stretch of time what lies in it; `null` when it could not be read now, and nothing of it is on the page. */
const KindCount = z.object({ kind: z.enum(timelineKinds), total: z.nullable(Count) });

const page = {
  kinds: z.array(KindCount),
  /** What lies before this moment is on the next page; `null` on the last one. */
  next: z.nullable(Stamp),
  /** When the first thing of all was; `null` when there is none. */
  oldest: z.nullable(Stamp),
};

/** A page of a timeline, newest first: as it is promised, and as the client reads it. */
export const TimelineAnswer = z.object({ ...page, entries: z.array(TimelineEntry) });
export const Timeline = z.object({ ...page, entries: lenientRows(TimelineEntry) });

/** The things of one kind, newest first. @param isCut there may be more, older ones that were not read */
export interface TimelineList<Entry> {
  entries: readonly Entry[];
  isCut: boolean;
}

/**
 * The newest things of several kinds, as many days of them as a page has. Nothing is left out between two pages: where a
 * list was cut, the page ends with it.
 *
 * @param timeZone the patient's
 * @returns the things, newest first, and the moment before which the next page begins; `null` when this is the last
 * @see SCR-07
 */
export function timelinePage<Entry extends { at: Date }>(
  lists: readonly TimelineList<Entry>[],
  timeZone: string,
): { entries: Entry[]; next: Date | null } {
  const sorted = lists.flatMap(({ entries }) => entries).sort((a, b) => b.at.getTime() - a.at.getTime());
  const ends = lists.flatMap(({ entries, isCut }) => (isCut ? (entries.at(-1)?.at ?? []) : []));
  const horizon = ends.reduce<Date | null>((last, end) => (last && last > end ? last : end), null);
  // A stamp tells whole seconds: the second in which a list was cut belongs to the next page as a whole.
  const whole = horizon && new Date(Math.floor(horizon.getTime() / 1000) * 1000 + 1000);
  const known = whole ? sorted.filter(({ at }) => at >= whole) : sorted;
  // All that was read lies in one second: it is shown, and the next page goes on before that second.
  const second = whole && known.length === 0 ? new Date(whole.getTime() - 1000) : null;
  const entries = second ? sorted.filter(({ at }) => at >= second) : known;
  const days = new Set<string>();
  for (const [index, { at }] of entries.entries()) {
    days.add(localDay(at, timeZone));
    const last = entries[index - 1];
    if (days.size > limits.timelineDays && last)
      return {
        entries: entries.slice(0, index),
        next: startOfDay(calendarDateOf(last.at, timeZone), timeZone),
      };
  }
  return { entries, next: second ?? whole };
}
