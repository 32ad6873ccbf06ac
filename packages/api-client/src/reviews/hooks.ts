import { useRead } from '../client/useRead.ts';
import { useWrite } from '../client/useWrite.ts';
import { reviewEndpoints } from './calls.ts';

/** Who has looked through a patient's readings. */
export const useReviews = (userId: string | null) =>
  useRead(reviewEndpoints.getReviews, userId === null ? null : { params: { userId } });

/** Says that readings have been looked at. */
export const useReviewReadings = () => useWrite(reviewEndpoints.reviewReadings);

/** Takes one's own review back. */
export const useUndoReview = () => useWrite(reviewEndpoints.undoReview);
