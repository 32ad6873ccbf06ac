import type { MemoryState } from '../../store/memory/state.ts';
import { fateOf } from '../patients/fates.ts';
import type { RemovedRow } from './removals.contract.ts';

declare module '../../store/memory/state.ts' {
  interface MemoryState {
    /** What systems were told of and was taken away since. */
    removedRows: (RemovedRow & { at: Date })[];
  }
}

/** What memory begins with. */
export const removedState = () => ({ removedRows: [] }) satisfies Partial<MemoryState>;

/** What becomes of it with its patient's record. */
export const removedFate = fateOf({
  table: 'removed_rows',
  rows: (state) => state.removedRows,
  merge: { stays: 'it says in which record something was' },
  exported: { not: 'the ids of what is no longer there' },
});
