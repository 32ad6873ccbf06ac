import type { MemoryState, MemoryStoreOptions } from '../../store/memory/state.ts';
import { seedActivations, type World } from '../../store/World.ts';
import type { ActivationEntry } from './activations.contract.ts';
import type { StoredPatient } from './contract.ts';
import type { ErasedPatient } from './erasure.contract.ts';
import type { KeptMerge } from './merges.contract.ts';

declare module '../../store/memory/state.ts' {
  interface MemoryState {
    patients: StoredPatient[];
    /** By patient. */
    activations: Map<string, Omit<ActivationEntry, 'patientId'>>;
    /** Who was erased, oldest first. */
    erased: (ErasedPatient & { clinicId: string })[];
    merges: KeptMerge[];
  }
}

/** What memory begins with. */
export const patientState = (world: World, { activationHash }: MemoryStoreOptions) =>
  ({
    patients: world.patients.map((patient) => ({ ...patient })),
    activations: new Map(
      seedActivations(world, activationHash).map(({ patientId, ...entry }) => [patientId, entry]),
    ),
    erased: [],
    merges: [],
  }) satisfies Partial<MemoryState>;
