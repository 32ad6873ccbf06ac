import type { MemoryState } from '../../store/memory/state.ts';
import type { KeptFactors } from './contract.ts';

declare module '../../store/memory/state.ts' {
  interface MemoryState {
    /** By account. */
    factors: Map<string, KeptFactors>;
  }
}

/** What memory begins with. */
export const securityState = () =>
  ({
    factors: new Map(),
  }) satisfies Partial<MemoryState>;
