import type { MemoryState } from '../../store/memory/state.ts';
import type { World } from '../../store/World.ts';
import type { StoredRecordRequest } from './contract.ts';

declare module '../../store/memory/state.ts' {
  interface MemoryState {
    recordRequests: StoredRecordRequest[];
  }
}

/** What memory begins with. */
export const recordRequestState = (world: World) =>
  ({ recordRequests: structuredClone([...(world.recordRequests ?? [])]) }) satisfies Partial<MemoryState>;
