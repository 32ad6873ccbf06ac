import type { MemoryState } from '../../store/memory/state.ts';
import type { StoredClaim, StoredRound } from './contract.ts';

declare module '../../store/memory/state.ts' {
  interface MemoryState {
    /** By patient. */
    reviewClaims: Map<string, StoredClaim>;
    /** By account. */
    reviewRounds: Map<string, StoredRound>;
  }
}

/** What memory begins with. */
export const queueState = () =>
  ({ reviewClaims: new Map(), reviewRounds: new Map() }) satisfies Partial<MemoryState>;
