import type { MemoryState } from '../../store/memory/state.ts';
import type { World } from '../../store/World.ts';
import type { SeedCredential } from './contract.ts';

declare module '../../store/memory/state.ts' {
  interface MemoryState {
    credentials: SeedCredential[];
    /** The clinics whose orders wait while a license has expired. */
    clinicsThatWait: Set<string>;
  }
}

/** What memory begins with. */
export const credentialState = (world: World) =>
  ({
    credentials: structuredClone([...(world.credentials ?? [])]),
    clinicsThatWait: new Set(world.clinicsThatWait ?? []),
  }) satisfies Partial<MemoryState>;
