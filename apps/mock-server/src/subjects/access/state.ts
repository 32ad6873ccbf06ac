import type { MemoryState } from '../../store/memory/state.ts';
import type { KeptAccess } from './contract.ts';

declare module '../../store/memory/state.ts' {
  interface MemoryState {
    access: KeptAccess[];
  }
}

/** What memory begins with. */
export const accessState = () =>
  ({
    access: [],
  }) satisfies Partial<MemoryState>;
