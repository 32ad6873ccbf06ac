import type { MemoryState } from '../../store/memory/state.ts';
import type { World } from '../../store/World.ts';
import type { Clinic } from './contract.ts';

declare module '../../store/memory/state.ts' {
  interface MemoryState {
    clinics: Clinic[];
    clinicName: (clinicId: string) => string;
  }
}

/** What memory begins with. */
export function clinicState(world: World) {
  const clinics = world.clinics.map((clinic) => ({ ...clinic }));
  const clinicName = (id: string) => clinics.find(({ clinicId }) => clinicId === id)?.name ?? '';
  return {
    clinics,
    clinicName,
  } satisfies Partial<MemoryState>;
}
