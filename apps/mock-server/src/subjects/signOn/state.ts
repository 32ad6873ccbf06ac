import type { MemoryState } from '../../store/memory/state.ts';
import type { World } from '../../store/World.ts';
import type { StoredLink, StoredProvider, StoredTrip } from './contract.ts';

declare module '../../store/memory/state.ts' {
  interface MemoryState {
    /** Those that are not ended. */
    loginProviders: StoredProvider[];
    signOnTrips: StoredTrip[];
    signOnLinks: StoredLink[];
  }
}

/** What memory begins with. */
export const signOnState = (world: World) =>
  ({
    loginProviders: structuredClone([...(world.loginProviders ?? [])]),
    signOnTrips: structuredClone([...(world.signOnTrips ?? [])]),
    signOnLinks: structuredClone([...(world.signOnLinks ?? [])]),
  }) satisfies Partial<MemoryState>;
