import { limits } from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import type { Devices } from './contract.ts';

/** The clinics' devices of a memory store. */
export function memoryDevices({ world }: MemoryState): Devices {
  return {
    async ofClinic(clinicId) {
      const codes = new Set(
        world.clinicDevices.filter((each) => each.clinicId === clinicId).map(({ model }) => model),
      );
      return world.devices
        .filter(({ model }) => codes.has(model))
        .sort((a, b) => (a.model < b.model ? -1 : 1))
        .slice(0, limits.supportedDevicesMax)
        .map((device) => structuredClone(device));
    },
  };
}
