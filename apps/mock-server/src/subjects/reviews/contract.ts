import type { Person } from '@rpm/domain';
import type { Actor } from '../accounts/contract.ts';

/** A look through a patient's readings. */
interface ReadingReview {
  reviewId: string;
  reviewer: Person;
  at: Date;
  /** The readings up to this moment that had come by then were looked at. */
  upTo: Date;
}

export interface Reviews {
  /** Takes a look down, with its audit entry. */
  add(review: { reviewId: string; patientId: string; upTo: Date }, actor: Actor): Promise<void>;
  /** Those that were not taken back, newest first; at most `limits.reviewsMax`. */
  list(patientId: string): Promise<ReadingReview[]>;
  /**
   * Takes the actor's own look back, with its audit entry.
   *
   * @returns `false` when the actor has no such review of that patient, or has taken it back already
   */
  undo(review: { reviewId: string; patientId: string }, actor: Actor): Promise<boolean>;
}

/** A look through a patient's readings, not taken back. */
export interface StoredReview {
  reviewId: string;
  patientId: string;
  /** The account of who looked. */
  reviewerId: string;
  at: Date;
  upTo: Date;
}

declare module '../../store/Store.ts' {
  interface StoreParts {
    reviews: Reviews;
  }
}
