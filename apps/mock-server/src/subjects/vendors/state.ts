import type { MemoryState } from '../../store/memory/state.ts';
import type { World } from '../../store/World.ts';
import type { StoredVendorConnection, WaitingEntry } from './contract.ts';

declare module '../../store/memory/state.ts' {
  interface MemoryState {
    vendorConnections: (StoredVendorConnection & { endedAt: Date | null })[];
    /** Of each delivery that came: its connection and the hash of what was signed. */
    vendorDeliveries: Set<string>;
    /** By connection and folded serial number: the order. */
    vendorDevices: Map<string, string>;
    waitingReadings: WaitingEntry[];
  }
}

/** What memory begins with. */
export const vendorState = (world: World) =>
  ({
    vendorConnections: (world.vendorConnections ?? []).map(({ madeById: _, ...connection }) => ({
      ...connection,
      endedAt: null,
    })),
    vendorDeliveries: new Set(),
    vendorDevices: new Map(),
    waitingReadings: structuredClone([...(world.waitingReadings ?? [])]),
  }) satisfies Partial<MemoryState>;
