import type { MemoryState } from '../../store/memory/state.ts';
import { newestFirst } from '../../store/newestFirst.ts';
import type { World } from '../../store/World.ts';
import { fateOf } from '../patients/fates.ts';
import type { StoredRecord } from './contract.ts';

declare module '../../store/memory/state.ts' {
  interface MemoryState {
    /** Newest first. */
    records: StoredRecord[];
  }
}

/** What memory begins with. */
export const recordState = (world: World) =>
  ({
    records: [...world.records].sort(
      newestFirst(
        ({ at }) => at,
        ({ recordId }) => recordId,
      ),
    ),
  }) satisfies Partial<MemoryState>;

/** What becomes of them with their patient's record. */
export const recordFate = fateOf({
  table: 'records',
  rows: (state) => state.records,
  merge: { goesAs: ({ recordId }) => recordId },
  exported: { within: 'medicalRecords' },
});
