import type { MemoryState } from '../../store/memory/state.ts';
import type { World } from '../../store/World.ts';
import type { StoredCompliance } from './contract.ts';

declare module '../../store/memory/state.ts' {
  interface MemoryState {
    compliance: StoredCompliance[];
    /** Up to which day patients say to be away, oldest first. */
    absences: { patientId: string; until: string }[];
  }
}

/** What memory begins with. */
export const complianceState = (world: World) =>
  ({
    compliance: structuredClone([...(world.compliance ?? [])]),
    absences: [],
  }) satisfies Partial<MemoryState>;
