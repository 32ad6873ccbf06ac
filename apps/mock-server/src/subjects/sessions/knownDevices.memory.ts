import type { MemoryState } from '../../store/memory/state.ts';
import type { KnownDevice, KnownDevices } from './contract.ts';

const keyOf = ({ accountId, deviceHash }: KnownDevice) => `${accountId} ${deviceHash}`;

/** The known devices of a memory store. */
export function memoryKnownDevices({ knownDevices }: MemoryState): KnownDevices {
  return {
    async has(device) {
      return knownDevices.has(keyOf(device));
    },
    async remember(device) {
      knownDevices.set(keyOf(device), device.accountId);
    },
  };
}
