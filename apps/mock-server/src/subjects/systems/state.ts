import type { MemoryState } from '../../store/memory/state.ts';
import type { World } from '../../store/World.ts';
import type { StoredExport, StoredSystem, SystemToken } from './contract.ts';

declare module '../../store/memory/state.ts' {
  interface MemoryState {
    systems: (StoredSystem & { endedAt: Date | null })[];
    systemTokens: (SystemToken & { tokenHash: string; assertionHash: string; until: Date })[];
    systemExports: StoredExport[];
  }
}

/** What memory begins with. */
export const systemState = (world: World) =>
  ({
    systems: (world.systems ?? []).map(({ madeById: _, ...system }) => ({ ...system, endedAt: null })),
    systemTokens: [],
    systemExports: [],
  }) satisfies Partial<MemoryState>;
