import { reviewEndpoints } from '../endpoints/reviews.ts';
import { useRead } from './useRead.ts';
import { useWrite } from './useWrite.ts';

/** Who has looked through a patient's readings. */
export const useReviews = (userId: string | null) =>
  useRead(reviewEndpoints.getReviews, userId === null ? null : { params: { userId } });

/** Says that readings have been looked at. */
export const useReviewReadings = () => useWrite(reviewEndpoints.reviewReadings);

/** Takes one's own review back. */
export const useUndoReview = () => useWrite(reviewEndpoints.undoReview);
