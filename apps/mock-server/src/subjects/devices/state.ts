import type { MemoryState } from '../../store/memory/state.ts';
import { clinicModels, type World } from '../../store/World.ts';
import type { KeptModel } from './contract.ts';

declare module '../../store/memory/state.ts' {
  interface MemoryState {
    /** By order: the hash of its device's token, and when it was given. */
    deviceTokens: Map<string, { tokenHash: string; issuedAt: Date }>;
    clinicDevices: (KeptModel & { clinicId: string })[];
  }
}

/** What memory begins with. */
export const deviceState = (world: World) =>
  ({
    deviceTokens: new Map(),
    clinicDevices: clinicModels(world).map((model) => ({ ...model, isInUse: true })),
  }) satisfies Partial<MemoryState>;
