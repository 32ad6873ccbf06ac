import { readStamp } from '../time/time.ts';
import type { Person } from '../wire/fields.ts';

/** A look through readings, as a client reads it: a part that could not be read is `null`. */
export interface KnownReview {
  reviewId: string | null;
  reviewer: Person | null;
  /** When it was made. */
  time: string | null;
  /** The newest reading that it saw. */
  upTo: string | null;
}

/** What tells whether a look covers a reading. */
export interface Look {
  /** When it was made. */
  readonly at: Date;
  /** The newest moment of measuring that it went up to. */
  readonly upTo: Date;
}

/** What tells of a reading whether somebody has seen it. */
export interface Seen {
  /** When it was measured. */
  readonly at: Date;
  /** When it reached the server. */
  readonly receivedAt: Date;
}

/** Whether a reading was there when somebody looked. */
export const wasThere = (review: Pick<Look, 'at'>, reading: Pick<Seen, 'receivedAt'>): boolean =>
  review.at >= reading.receivedAt;

/**
 * Whether a look covers a reading: it went up to the reading or beyond, and the reading was there. A reading that a
 * device delivers late has been seen by nobody who looked before, however long ago it was measured.
 */
const covers = (review: Look, reading: Seen) => review.upTo >= reading.at && wasThere(review, reading);

/**
 * The look by which a reading counts as reviewed; `undefined` while nobody has reviewed it.
 *
 * @param reviews those that were not taken back; the first that covers the reading is given
 */
export const reviewCovering = <R extends Look>(reviews: readonly R[], reading: Seen): R | undefined =>
  reviews.find((review) => covers(review, reading));

const timeOf = (stamp: string | null) => readStamp(String(stamp))?.getTime() ?? Number.NaN;

/**
 * The first look that saw a reading: the earliest of those that cover it, as `covers` says.
 *
 * @param reading `mrTime` unreadable: nobody has seen it; `receivedTime` unreadable or missing: it goes by the time of
 *   measuring alone
 */
export function firstReviewOf<R extends KnownReview>(
  reviews: readonly R[],
  { mrTime, receivedTime }: { readonly mrTime: string | null; readonly receivedTime?: string | null },
): R | undefined {
  const at = readStamp(String(mrTime));
  if (!at) return undefined;
  const reading = { at, receivedAt: readStamp(String(receivedTime)) ?? new Date(-8.64e15) };
  const seeing = reviews.filter((review) => {
    const [looked, upTo] = [readStamp(String(review.time)), readStamp(String(review.upTo))];
    return looked && upTo && covers({ at: looked, upTo }, reading);
  });
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
