import type { DirectoryHospital } from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import type { World } from '../../store/World.ts';
import type { StoredConnection } from './contract.ts';

declare module '../../store/memory/state.ts' {
  interface MemoryState {
    hospitals: (DirectoryHospital & { isListed: boolean })[];
    hospitalConnections: StoredConnection[];
  }
}

/** What memory begins with. */
export const hospitalState = (world: World) =>
  ({
    hospitals: (world.hospitals ?? []).map((each) => ({ ...each, isListed: true })),
    hospitalConnections: structuredClone([...(world.hospitalConnections ?? [])]),
  }) satisfies Partial<MemoryState>;
