import { limits } from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import { acknowledgeReviewed, takeBackReview } from '../alerts/memory.ts';
import { auditEntry } from '../audit/contract.ts';
import { personOf } from '../patients/clinicPeople.memory.ts';
import type { Reviews } from './contract.ts';
import type { ReviewEntry } from './state.ts';

/** The looks through readings of a memory store. */
export function memoryReviews(state: MemoryState): Reviews {
  return {
    async add({ reviewId, patientId, upTo }, actor) {
      const { accountId: reviewerId, at } = actor;
      state.reviews.push({ reviewId, patientId, reviewerId, at, upTo, isUndone: false });
      acknowledgeReviewed(state, { reviewId, patientId, upTo }, actor);
      state.audit.push(auditEntry(actor, 'readings.reviewed', patientId, { reviewId }));
    },
    async list(patientId) {
      return liveReviews(state, patientId)
        .slice(0, limits.reviewsMax)
        .map(({ reviewId, reviewerId, at, upTo }) => ({
          reviewId,
          reviewer: personOf(state, reviewerId),
          at,
          upTo,
        }));
    },
    async undo({ reviewId, patientId }, actor) {
      const review = state.reviews.find(
        (each) =>
          each.reviewId === reviewId &&
          each.patientId === patientId &&
          each.reviewerId === actor.accountId &&
          !each.isUndone,
      );
      if (!review) return false;
      Object.assign(review, { isUndone: true, undoneAt: actor.at });
      takeBackReview(state, reviewId, actor);
      state.audit.push(auditEntry(actor, 'readings.review-undone', patientId, { reviewId }));
      return true;
    },
  };
}

/** Those of a patient that were not taken back, newest first. */
export function liveReviews({ reviews }: MemoryState, patientId: string): ReviewEntry[] {
  return reviews
    .filter((each) => each.patientId === patientId && !each.isUndone)
    .sort((a, b) => b.at.getTime() - a.at.getTime() || (a.reviewId < b.reviewId ? 1 : -1));
}
