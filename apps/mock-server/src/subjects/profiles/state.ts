import type { MemoryState } from '../../store/memory/state.ts';
import type { World } from '../../store/World.ts';
import type { ProfileEntry } from './contract.ts';

declare module '../../store/memory/state.ts' {
  interface MemoryState {
    /** By account: what its owner has chosen; the language stands with the account. */
    profiles: Map<string, Partial<Omit<ProfileEntry, 'language'>>>;
  }
}

/** What memory begins with. */
export const profileState = (world: World) =>
  ({
    profiles: new Map(
      world.accounts.flatMap(({ accountId, units }) => (units ? [[accountId, { units }]] : [])),
    ),
  }) satisfies Partial<MemoryState>;
