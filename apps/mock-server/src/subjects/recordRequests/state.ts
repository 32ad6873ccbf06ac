import type { MemoryState } from '../../store/memory/state.ts';
import type { World } from '../../store/World.ts';
import { fateOf } from '../patients/fates.ts';
import type { StoredRecordRequest } from './contract.ts';

declare module '../../store/memory/state.ts' {
  interface MemoryState {
    recordRequests: StoredRecordRequest[];
  }
}

/** What memory begins with. */
export const recordRequestState = (world: World) =>
  ({ recordRequests: structuredClone([...(world.recordRequests ?? [])]) }) satisfies Partial<MemoryState>;

/** What becomes of them with their patient's record. */
export const recordRequestFate = fateOf({
  table: 'record_requests',
  rows: (state) => state.recordRequests,
  merge: { goesAs: ({ requestId }) => requestId },
  exported: { within: 'recordRequests' },
});
