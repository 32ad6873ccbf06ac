import type { WaitingDevice } from '@rpm/domain';

/** A device as it was read: what was not of the promised form is `null`. */
export type ReadDevice = { [K in keyof WaitingDevice]: WaitingDevice[K] | null };
/** One that can be named to the server. */
export type NamedDevice = ReadDevice & Pick<WaitingDevice, 'connectionId' | 'serial'>;

/** Whether a device can be named to the server. */
export const isNamed = (device: ReadDevice): device is NamedDevice =>
  device.connectionId !== null && device.serial !== null;
