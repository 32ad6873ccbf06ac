import { type Bounds, monthBounds } from '../time/periods.ts';

/** A stretch of time; its end does not belong to it, so that two may touch. */
export interface Stretch {
  start: Date;
  end: Date;
}

/** A calendar month. */
export interface Month {
  year: number;
  /** 1 to 12 */
  month: number;
}

/** Whether two stretches share time; those that touch do not. */
export const sharesTime = (one: Stretch, other: Stretch): boolean =>
  one.start < other.end && other.start < one.end;

/** How many whole seconds two stretches share. */
export const sharedSeconds = (one: Stretch, other: Stretch): number => {
  const start = Math.max(one.start.getTime(), other.start.getTime());
  const end = Math.min(one.end.getTime(), other.end.getTime());
  return Math.max(0, Math.floor((end - start) / 1000));
};

/** What of stretches lies in a month of a zone, earliest first, each moment once, whoever worked in it. */
export const countedStretches = (entries: readonly Stretch[], month: Month, zone: string): Stretch[] =>
  joinedWithin(entries, monthBounds(month, zone));

function joinedWithin(entries: readonly Stretch[], { start, end }: Bounds): Stretch[] {
  const [first, after] = [start.getTime(), end.getTime() + 1000];
  const clipped = entries
    .map((entry) => [Math.max(entry.start.getTime(), first), Math.min(entry.end.getTime(), after)] as const)
    .filter(([from, to]) => from < to)
    .sort((a, b) => a[0] - b[0]);
  const joined: [number, number][] = [];
  for (const [from, to] of clipped) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined.map(([from, to]) => ({ start: new Date(from), end: new Date(to) }));
}

const lengthMs = ({ start, end }: Stretch) => end.getTime() - start.getTime();

/**
 * The seconds that count for a patient in a month: the union of all entries, so that two people at once count once. An
 * entry over the end of a month counts in both, by its seconds.
 *
 * @param zone of the clinic, IANA name
 */
export const countedSeconds = (entries: readonly Stretch[], month: Month, zone: string): number =>
  secondsWithin(entries, monthBounds(month, zone));

/**
 * The seconds of stretches within a time, each moment once.
 *
 * @param bounds from the first second to the last, both inside
 */
export const secondsWithin = (entries: readonly Stretch[], bounds: Bounds): number =>
  Math.floor(joinedWithin(entries, bounds).reduce((sum, each) => sum + lengthMs(each), 0) / 1000);

/**
 * The time that a note records: its minutes, up to the moment at which it was written. What a timer counted meanwhile, or
 * somebody else, is not counted twice, as between entries.
 */
export const noteStretch = ({ at, minutes }: { at: Date; minutes: number }): Stretch => {
  const end = Math.floor(at.getTime() / 1000) * 1000;
  return { start: new Date(end - minutes * 60_000), end: new Date(end) };
};

/** The minutes of a month that billing sees: rounded down once, never entry by entry. */
export const countedMinutes = (seconds: number): number => Math.floor(seconds / 60);

/**
 * What each entry brings to the minutes of a month, in the order in which they are given, so that they add up to them: what an
 * earlier one covers is its, and a minute that is not whole is counted with the entry that fills it.
 *
 * @returns of each its minutes, and how many that it shares with earlier ones count there
 */
export function countedEach(
  entries: readonly Stretch[],
  month: Month,
  zone: string,
): { minutes: number; overlap: number }[] {
  let before = 0;
  return entries.map((entry, at) => {
    const after = countedSeconds(entries.slice(0, at + 1), month, zone);
    const shared = countedSeconds([entry], month, zone) - (after - before);
    const minutes = countedMinutes(after) - countedMinutes(before);
    before = after;
    return { minutes, overlap: countedMinutes(shared) };
  });
}

/** When a month's time reached so many minutes; `null` while it has not. */
export function reachedAt(
  entries: readonly Stretch[],
  month: Month,
  zone: string,
  minutes: number,
): Date | null {
  let left = minutes * 60_000;
  for (const each of countedStretches(entries, month, zone)) {
    if (lengthMs(each) >= left) return new Date(each.start.getTime() + left);
    left -= lengthMs(each);
  }
  return null;
}

/** A stretch between two entries in which nobody is recorded. */
export interface Gap {
  /** The entry that comes after it. */
  before: string;
  seconds: number;
}

/** The gaps of a minute or more between the entries of one person's day. */
export function gapsOf(entries: readonly (Stretch & { entryId: string })[]): Gap[] {
  const inOrder = entries.toSorted((a, b) => a.start.getTime() - b.start.getTime());
  let until = Number.POSITIVE_INFINITY;
  return inOrder.flatMap(({ entryId, start, end }) => {
    const seconds = Math.floor((start.getTime() - until) / 1000);
    until = Number.isFinite(until) ? Math.max(until, end.getTime()) : end.getTime();
    return seconds >= 60 ? [{ before: entryId, seconds }] : [];
  });
}

/** Time that two entries share: of two people with one patient, or of one person with two patients. */
export interface Overlap {
  entryId: string;
  /** Who else was there, or who the other patient is, and for how many seconds. */
  withName: string;
  seconds: number;
}

type Entry = Stretch & { entryId: string };

/** With what of others an entry shares most time. */
function mostShared<E extends Entry>(
  entry: E,
  others: readonly E[],
  nameOf: (other: E) => string,
): Overlap[] {
  const [most] = others
    .filter(({ entryId }) => entryId !== entry.entryId)
    .map((other) => ({
      entryId: entry.entryId,
      withName: nameOf(other),
      seconds: sharedSeconds(entry, other),
    }))
    .filter(({ seconds }) => seconds > 0)
    .sort((a, b) => b.seconds - a.seconds);
  return most ? [most] : [];
}

/** The entries that others' overlap, each with the longest of them. It is saved, told, and counts once. */
export const overlapsOf = (
  entries: readonly (Entry & { author: { userId: string; name: string } })[],
): Overlap[] => entries.flatMap((entry) => mostShared(entry, entries, ({ author }) => author.name));

/**
 * The entries of a day of one person that share time with those of another patient, each with the longest of them. Entries by hand may not;
 * the minutes of a note may, and nobody works for two patients at once.
 */
export const overlapsOfDay = (entries: readonly (Entry & { userId: string; name: string })[]): Overlap[] =>
  entries.flatMap((entry) =>
    mostShared(
      entry,
      entries.filter(({ userId }) => userId !== entry.userId),
      ({ name }) => name,
    ),
  );
