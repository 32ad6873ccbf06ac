import { limits } from '../limits/limits.ts';
import type { ReadingClass } from '../vitals/readings.ts';
import type { VitalKind } from '../vitals/vitals.ts';

/** What of a reading says whether it must be taken again. */
export interface JudgedReading {
  vital: VitalKind;
  at: Date;
  class: ReadingClass;
}

/** A critical reading, what was measured again in time, and the newest of its vital since, where it is another. */
export interface UrgentEpisode<R> {
  first: R;
  second: R | null;
  latest: R | null;
}

/** What a patient does about a critical reading, or what became of it. */
export const urgentStates = [
  'resting',
  'measureNow',
  'noSecond',
  'repeated',
  'notRepeated',
  'backToNormal',
] as const;
export type UrgentState = (typeof urgentStates)[number];

const windowMs = limits.repeatMinutes * 60_000;
const restMs = limits.restSeconds * 1000;

/** Whether a reading is so old that it asks for no second one by the clock any more. */
export const isPastRepeat = (at: Date, now: Date): boolean =>
  now.getTime() - at.getTime() > limits.repeatShownHours * 3_600_000;

/**
 * The critical reading that a patient is told of first: of all vitals that which began last. Whatever is measured within
 * the time of a repeat belongs to the first; a critical one after that begins anew. What is older than
 * `repeatShownHours` asks for nothing.
 *
 * @returns `null` when nothing is urgent
 * @see SCR-02
 */
export function urgentEpisode<R extends JudgedReading>(
  readings: readonly R[],
  now: Date,
): UrgentEpisode<R> | null {
  const shown = newestOfVitals(episodesOf(readings)).filter(({ first }) => !isPastRepeat(first.at, now));
  return shown.sort((a, b) => b.first.at.getTime() - a.first.at.getTime())[0] ?? null;
}

/** What an episode says at a moment. Both ends of the time of a repeat belong to it. */
export function urgentStateAt(
  { first, second, latest }: UrgentEpisode<Pick<JudgedReading, 'at' | 'class'>>,
  now: Date,
): UrgentState {
  if (second && second.class !== 'Critical') return 'notRepeated';
  if (latest?.class === 'Normal') return 'backToNormal';
  if (second) return 'repeated';
  const passed = now.getTime() - first.at.getTime();
  if (passed < restMs) return 'resting';
  return passed <= windowMs ? 'measureNow' : 'noSecond';
}

/** Every critical reading with which the time of a repeat began, oldest first. */
export function episodesOf<R extends JudgedReading>(readings: readonly R[]): UrgentEpisode<R>[] {
  const byTime = [...readings].sort((a, b) => a.at.getTime() - b.at.getTime());
  const running = new Map<VitalKind, UrgentEpisode<R>>();
  const all: UrgentEpisode<R>[] = [];
  for (const reading of byTime) {
    const found = running.get(reading.vital);
    const passed = found ? reading.at.getTime() - found.first.at.getTime() : Number.POSITIVE_INFINITY;
    if (passed > windowMs && reading.class === 'Critical') {
      const episode = { first: reading, second: null, latest: null };
      running.set(reading.vital, episode);
      all.push(episode);
    } else if (found && passed > 0) {
      if (!found.second && passed <= windowMs) found.second = reading;
      found.latest = reading;
    }
  }
  return all;
}

const newestOfVitals = <R extends JudgedReading>(episodes: readonly UrgentEpisode<R>[]) => [
  ...new Map(episodes.map((episode) => [episode.first.vital, episode])).values(),
];

/** What a critical reading is marked with in a list: what was measured again in time was not critical, or nothing was. */
export const repeatMarks = ['notRepeated', 'noSecond'] as const;
export type RepeatMark = (typeof repeatMarks)[number];

/**
 * The critical readings of a list that were not repeated in time. Nothing is said of one whose time of a repeat reaches
 * beyond what is known.
 *
 * @param known the span of time of which all readings are in the list; its end is now at the latest
 * @see SCR-02, SCR-07
 */
export function notRepeated<R extends JudgedReading>(
  readings: readonly R[],
  known: { from: Date | null; to: Date },
): Map<R, RepeatMark> {
  const marks = new Map<R, RepeatMark>();
  for (const { first, second } of episodesOf(readings)) {
    // What was measured before may have begun the time that this one lies in.
    if (known.from && first.at.getTime() - windowMs < known.from.getTime()) continue;
    if (second) {
      if (second.class !== 'Critical') marks.set(first, 'notRepeated');
    } else if (known.to.getTime() - first.at.getTime() > windowMs) marks.set(first, 'noSecond');
  }
  return marks;
}
