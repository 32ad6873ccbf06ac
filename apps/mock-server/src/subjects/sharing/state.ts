import type { MemoryState } from '../../store/memory/state.ts';
import type { World } from '../../store/World.ts';
import type { Share } from './contract.ts';

declare module '../../store/memory/state.ts' {
  interface MemoryState {
    shares: Share[];
  }
}

/** What memory begins with. */
export const sharingState = (world: World) =>
  ({
    shares: world.shares.map((share) => ({ ...share })),
  }) satisfies Partial<MemoryState>;
