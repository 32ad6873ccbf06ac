import {
  compareNewest,
  countUnreviewed,
  reviewCovering,
  severityOf,
  type UnreviewedReadings,
} from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import type { StoredPatient } from '../patients/contract.ts';
import { compareTexts } from '../patients/search.ts';
import { liveReviews } from '../reviews/memory.ts';
import type { Reading } from './contract.ts';

/** What a line of the list of patients says of readings, and what the list is sorted and filtered by. */
export interface ReadingFacts {
  /** The most severe of the newest readings, the newest of those. */
  worst: Reading | null;
  /** When the newest reading of whatever vital was taken. */
  newestAt: Date | null;
  unreviewedReadings: UnreviewedReadings;
  /** When somebody last looked through the readings. */
  lastReviewed: Date | null;
  /** Whether a reading out of range, or the newest reading of some vital, was reviewed by nobody. */
  isUnreviewed: boolean;
}

/** How severe a reading is; none is the least. */
export const severity = (reading: Reading | null) => (reading ? severityOf(reading.class) : -1);

/** Finds what a list says of a patient's readings by looking at all of them. */
export function readingFacts(state: MemoryState, { patientId }: StoredPatient): ReadingFacts {
  const all = readingsOf(state, patientId);
  const newest = new Map<string, Reading>();
  for (const reading of all) {
    const before = newest.get(reading.vital);
    if (!before || compareNewest(reading, before) < 0) newest.set(reading.vital, reading);
  }
  const [worst] = [...newest.values()].sort(
    (a, b) => severity(b) - severity(a) || b.at.getTime() - a.at.getTime() || compareTexts(a.vital, b.vital),
  );
  const reviews = liveReviews(state, patientId);
  const unreviewedReadings = countUnreviewed(all, reviews);
  const isReviewed = (reading: Reading) => reviewCovering(reviews, reading) !== undefined;
  return {
    unreviewedReadings,
    worst: worst ?? null,
    newestAt: latest([...newest.values()].map(({ at }) => at)),
    lastReviewed: latest(reviews.map(({ at }) => at)),
    isUnreviewed:
      unreviewedReadings.critical + unreviewedReadings.cautious > 0 ||
      ![...newest.values()].every(isReviewed),
  };
}

const readingsOf = (state: MemoryState, patientId: string) => [
  ...(state.readings().get(patientId)?.values() ?? []),
];

const latest = (moments: readonly Date[]) =>
  moments.reduce<Date | null>((last, each) => (last && last >= each ? last : each), null);
