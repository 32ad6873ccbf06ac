import type { MemoryState } from '../../store/memory/state.ts';
import type { World } from '../../store/World.ts';
import type { StoredReview } from './contract.ts';

/** A look through readings as memory keeps it. */
export interface ReviewEntry extends StoredReview {
  isUndone: boolean;
  undoneAt?: Date;
}

declare module '../../store/memory/state.ts' {
  interface MemoryState {
    reviews: ReviewEntry[];
  }
}

/** What memory begins with. */
export const reviewState = (world: World) =>
  ({
    reviews: world.reviews.map((review) => ({ ...review, isUndone: false })),
  }) satisfies Partial<MemoryState>;
