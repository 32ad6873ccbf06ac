import { Claimed, ClaimRefused, ClaimWish, Id, Queue, QueueAnswer, RoundAnswer } from '@rpm/domain';
import * as z from 'zod/mini';
import { endpoint } from '../client/endpoint.ts';
import { Message } from '../client/message.ts';

/** The calls of the review queue. @see SCR-02 */
export const queueEndpoints = {
  /** Who waits for somebody, the most urgent first, and where the caller stopped. */
  getReviewQueue: endpoint({
    method: 'GET',
    path: '/api/review-queue',
    answer: QueueAnswer,
    response: Queue,
  }),
  /** What the caller did in the newest round. */
  getReviewRound: endpoint({ method: 'GET', path: '/api/review-round', answer: RoundAnswer }),
  /** Holds a patient for the caller for some minutes, or renews that. A 409 says who works on the patient. */
  claimPatient: endpoint({
    method: 'POST',
    path: '/api/claim-patient',
    body: ClaimWish,
    answer: Claimed,
    refusals: { 409: ClaimRefused },
    stales: [],
  }),
  /** Lets a patient go, if the caller holds it. */
  releasePatient: endpoint({
    method: 'POST',
    path: '/api/release-patient',
    body: z.object({ userId: Id }),
    answer: Message,
    stales: [],
  }),
  /** Ends the caller's round and lets all patients go. */
  endReview: endpoint({
    method: 'POST',
    path: '/api/end-review',
    body: z.object({}),
    answer: Message,
    stales: ['/api/review-queue', '/api/review-round'],
  }),
} as const;
