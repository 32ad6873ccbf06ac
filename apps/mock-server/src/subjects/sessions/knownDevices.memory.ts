import type { MemoryState } from '../../store/memory/state.ts';
import type { KnownDevice, KnownDevices } from './contract.ts';
import type {} from './state.ts';

const keyOf = ({ accountId, deviceHash }: KnownDevice) => `${accountId} ${deviceHash}`;

/** The known devices of a memory store. */
export function memoryKnownDevices({ knownDevices }: MemoryState): KnownDevices {
  return {
    async has(device) {
      return knownDevices.has(keyOf(device));
    },
    async owners(deviceHash) {
      return [...knownDevices].filter(([key]) => key.endsWith(` ${deviceHash}`)).map(([, owner]) => owner);
    },
    async count(accountId) {
      return [...knownDevices.values()].filter((owner) => owner === accountId).length;
    },
    async remember(device) {
      knownDevices.set(keyOf(device), device.accountId);
    },
  };
}
