import type { StoredReview } from '../subjects/reviews/contract.ts';
import type { ReadingPlan } from './readings.ts';

const dayMs = 86_400_000;

/**
 * Who has looked through the readings of whom: of three patients the first was looked at on the start day, the second
 * four days before it, and the third never.
 */
export function makeReviews(plans: readonly ReadingPlan[], now: Date): StoredReview[] {
  return plans.flatMap(({ patientId, providerId }, at): StoredReview[] => {
    if (at % 3 === 2) return [];
    const time = new Date(now.getTime() - (at % 3 === 0 ? 0.02 : 4) * dayMs);
    time.setUTCMilliseconds(0);
    return [{ reviewId: `review-of-${patientId}`, patientId, reviewerId: providerId, at: time, upTo: time }];
  });
}
