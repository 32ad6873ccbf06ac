import type { Person } from './fields.ts';
import { parseStamp } from './time.ts';

/** A look through readings, as a client reads it: a part that could not be read is `null`. */
export interface KnownReview {
  reviewId: string | null;
  reviewer: Person | null;
  /** When it was made. */
  time: string | null;
  /** The newest reading that it saw. */
  upTo: string | null;
}

const timeOf = (stamp: string | null) => parseStamp(String(stamp))?.getTime() ?? Number.NaN;

/**
 * The first look that saw a reading: the earliest of those that go up to it or beyond.
 *
 * @param mrTime of the reading; unreadable: nobody has seen it
 */
export function firstReviewOf<R extends KnownReview>(
  reviews: readonly R[],
  mrTime: string | null,
): R | undefined {
  const at = timeOf(mrTime);
  const seeing = reviews.filter(({ upTo, time }) => timeOf(upTo) >= at && !Number.isNaN(timeOf(time)));
  return seeing.sort((a, b) => timeOf(a.time) - timeOf(b.time))[0];
}

/** The newest look through readings. */
export function latestReview<R extends KnownReview>(reviews: readonly R[]): R | undefined {
  const known = reviews.filter(({ time }) => !Number.isNaN(timeOf(time)));
  return known.sort((a, b) => timeOf(b.time) - timeOf(a.time))[0];
}

/** The newest of some stamps; unreadable ones count nothing. */
export function newestStamp(stamps: readonly (string | null)[]): string | null {
  const known = stamps.filter((stamp) => !Number.isNaN(timeOf(stamp)));
  return known.sort((a, b) => timeOf(b) - timeOf(a))[0] ?? null;
}
