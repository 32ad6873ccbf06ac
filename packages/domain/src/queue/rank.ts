import type { LimitSide, ReadingClass } from '../vitals/readings.ts';
import type { Repetition } from '../vitals/repetitions.ts';
import type { VitalKind } from '../vitals/vitals.ts';

/** The readings of a patient that wait for somebody, as one line of the queue speaks of them. */
export interface WaitingReadings {
  class: Exclude<ReadingClass, 'Normal'>;
  vital: VitalKind;
  parameter: string;
  side: LimitSide;
  /** The newest of the worst values, in the unit of the limits. */
  value: number;
  /** When it was measured. */
  at: Date;
  /** How many readings passed the limit, at least 1. */
  readings: number;
  /** When the first of them was measured. */
  firstAt: Date;
  /** What a repeat said. */
  repetition: Repetition;
  /** The limit that was passed, in the same unit. */
  limit: number;
  /** Who set it, and when; `null`: it is the clinic's usual limit. */
  limitSetBy: { name: string; at: Date } | null;
}

/** What is known of a patient when the queue is made. All instants; nothing of it lies after `now`. */
export interface RankFacts {
  waiting: WaitingReadings | null;
  /** The patient's own usual value of that parameter, as `usualValue` says; `null`: there is none. */
  usual: number | null;
  /** When somebody last looked through the readings; `null` for never. */
  lastLookAt: Date | null;
  /** Since when a device that should send has sent nothing; `null`: all of them send. */
  silentSince: Date | null;
  now: Date;
}

/** What a place in the queue is made of. */
export const rankTerms = ['severity', 'repeated', 'change', 'newest', 'lastLook'] as const;
export type RankTerm = (typeof rankTerms)[number];

/** Of those facts what the place depends on. */
export interface PlaceFacts extends Omit<RankFacts, 'waiting'> {
  waiting: Pick<WaitingReadings, 'class' | 'side' | 'value' | 'at' | 'readings' | 'firstAt'> | null;
}

/** The points of each term, and their sum. */
export interface Rank {
  points: number;
  terms: Readonly<Record<RankTerm, number>>;
}

/**
 * All weights of the queue. The terms beside `severity` give 59 points together at most, so a critical reading stands
 * before every cautious one, and a cautious one before every silent device, whatever else is known of them.
 */
export const rankWeights = {
  severity: { Critical: 120, Cautious: 60, silent: 0 },
  /** For each reading after the first. */
  repeated: { each: 6, most: 18 },
  /** For each percent by which the value is further out than the patient's own usual value. */
  change: { eachPercent: 0.5, most: 18 },
  /** By the age of the newest reading in minutes: fresh ones can still be acted upon. */
  newest: [
    { upToMinutes: 60, points: 8 },
    { upToMinutes: 240, points: 6 },
    { upToMinutes: 1440, points: 3 },
  ],
  /** For each whole day since somebody last looked, or since the oldest reading that nobody has looked at. */
  lastLook: { eachDay: 2, most: 15 },
} as const;

const [minuteMs, dayMs] = [60_000, 86_400_000];

/**
 * Gives a patient a place in the queue: more points stand higher. Pure; what gets worse never takes a point away.
 *
 * @returns 0 points for a patient who waits for nothing
 * @see SCR-02, docs/adr/0031-rank-and-working-mode.md
 */
export function rank({ waiting, usual, lastLookAt, silentSince, now }: PlaceFacts): Rank {
  const { severity, repeated, newest, lastLook } = rankWeights;
  const unseenSince = waiting?.firstAt ?? silentSince;
  const terms = {
    severity: waiting ? severity[waiting.class] : severity.silent,
    repeated: waiting ? Math.min(repeated.most, repeated.each * Math.max(0, waiting.readings - 1)) : 0,
    change: waiting ? changePoints(waiting, usual) : 0,
    newest: waiting
      ? (newest.find(({ upToMinutes }) => minutesBetween(waiting.at, now) <= upToMinutes)?.points ?? 0)
      : 0,
    lastLook: unseenSince
      ? Math.min(lastLook.most, lastLook.eachDay * daysBetween(lastLookAt ?? unseenSince, now))
      : 0,
  };
  return { terms, points: rankTerms.reduce((sum, term) => sum + terms[term], 0) };
}

/** How far out a value is beyond the usual one, on the side of its limit, in percent of the usual one. */
export function changeInPercent(
  { value, side }: Pick<WaitingReadings, 'value' | 'side'>,
  usual: number | null,
): number | null {
  if (usual === null || usual <= 0) return null;
  const out = side === 'high' ? value - usual : usual - value;
  return out > 0 ? (out / usual) * 100 : null;
}

function changePoints(waiting: Pick<WaitingReadings, 'value' | 'side'>, usual: number | null): number {
  const { eachPercent, most } = rankWeights.change;
  const percent = changeInPercent(waiting, usual);
  return percent === null ? 0 : Math.min(most, Math.floor(percent * eachPercent));
}

const minutesBetween = (from: Date, to: Date) => (to.getTime() - from.getTime()) / minuteMs;
const daysBetween = (from: Date, to: Date) =>
  Math.max(0, Math.floor((to.getTime() - from.getTime()) / dayMs));

/** So many days of readings before the first that waits. */
const usualDays = 30;
/** Fewer readings than these say nothing about what is usual for somebody. */
const usualNeeds = 5;

/** The values since this moment, up to the first waiting reading, say what is usual for somebody. */
export const usualSince = (firstAt: Date): Date => new Date(firstAt.getTime() - usualDays * dayMs);

/**
 * What is usual for a patient: the median of a parameter's values.
 *
 * @param values those since `usualSince`, before the first waiting reading, in one unit, in any order
 * @returns `null` when there are fewer than five
 */
export function usualValue(values: readonly number[]): number | null {
  if (values.length < usualNeeds) return null;
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low = 0, high = 0] = [sorted[(sorted.length - 1) >> 1], sorted[middle]];
  return (low + high) / 2;
}

/** Someone in the queue, with what decides the place. */
export interface Ranked extends RankFacts {
  patientId: string;
  name: string;
}

/** How the queue can be sorted. By name there is no rank. */
export const queueSorts = ['urgency', 'longest', 'name'] as const;
export type QueueSort = (typeof queueSorts)[number];

/** A place of the queue as places are compared. */
export interface RankedPlace {
  points: number;
  /** When the newest reading was measured; 0: none waits. */
  newest: number;
  name: string;
  patientId: string;
}

/** The place of somebody, which is worked out once and compared often. */
export const rankedPlace = (facts: PlaceFacts & Pick<Ranked, 'name' | 'patientId'>): RankedPlace => ({
  points: rank(facts).points,
  newest: facts.waiting?.at.getTime() ?? 0,
  name: facts.name,
  patientId: facts.patientId,
});

/**
 * Compares two places of the queue: more points first, then the newer reading, then the name, then the id, so that two
 * screens never disagree.
 */
export const comparePlaces = (a: RankedPlace, b: RankedPlace): number =>
  b.points - a.points || b.newest - a.newest || byName(a, b);

/** The same of two patients in the queue. */
export const compareRanked = (a: Ranked, b: Ranked): number => comparePlaces(rankedPlace(a), rankedPlace(b));

/** Everybody in the queue, the most urgent first. */
export const inRank = <T extends Ranked>(all: readonly T[]): T[] =>
  all
    .map((each) => ({ each, place: rankedPlace(each) }))
    .sort((a, b) => comparePlaces(a.place, b.place))
    .map(({ each }) => each);

/** Compares by how long nobody has looked; those that nobody ever looked at come first. */
export const compareLongest = (a: Ranked, b: Ranked): number =>
  (a.lastLookAt?.getTime() ?? 0) - (b.lastLookAt?.getTime() ?? 0) || compareRanked(a, b);

const byName = (a: Pick<Ranked, 'name' | 'patientId'>, b: Pick<Ranked, 'name' | 'patientId'>) =>
  compareCodes(a.name, b.name) || compareCodes(a.patientId, b.patientId);
const compareCodes = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** The order of each way to sort. */
export const queueOrders: Readonly<Record<QueueSort, (a: Ranked, b: Ranked) => number>> = {
  urgency: compareRanked,
  longest: compareLongest,
  name: byName,
};
