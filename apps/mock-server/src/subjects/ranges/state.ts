import type { MemoryState } from '../../store/memory/state.ts';
import type { World } from '../../store/World.ts';
import type { StoredRange } from './contract.ts';

declare module '../../store/memory/state.ts' {
  interface MemoryState {
    ranges: StoredRange[];
  }
}

/** What memory begins with. */
export const rangeState = (world: World) =>
  ({
    ranges: [...world.ranges],
  }) satisfies Partial<MemoryState>;
