import { Id, lenientRows, NewReview, Review } from '@rpm/domain';
import * as z from 'zod/mini';
import { endpoint } from '../client/endpoint.ts';
import { Message } from '../client/message.ts';

/** What a review changes: the record, and who waits. */
const stales = [
  '/api/reviews/:userId',
  '/api/patient-info/:userId',
  '/api/patient-list/:userId',
  '/api/review-queue',
  '/api/review-round',
] as const;

/** The calls by which a care team looks through readings. */
export const reviewEndpoints = {
  /** Who has looked through a patient's readings, newest first. */
  getReviews: endpoint({
    method: 'GET',
    path: '/api/reviews/:userId',
    params: z.object({ userId: Id }),
    answer: z.array(Review),
    response: lenientRows(Review),
  }),
  /** Says that a patient's readings up to a moment have been looked at. */
  reviewReadings: endpoint({
    method: 'POST',
    path: '/api/review-readings',
    body: NewReview,
    answer: z.object({ message: z.string(), reviewId: Id }),
    stales,
  }),
  /** Takes one's own review back. */
  undoReview: endpoint({
    method: 'POST',
    path: '/api/undo-review',
    body: z.object({ userId: Id, reviewId: Id }),
    answer: Message,
    // Whoever took an alert of a reading is its first looker again.
    stales: [...stales, '/api/my-vital-list/:userId'],
  }),
} as const;
