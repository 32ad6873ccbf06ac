import type { DeviceModel } from '@rpm/domain';
import type { Actor } from '../accounts/contract.ts';

export interface Devices {
  /** The models that a clinic can allocate, by their codes; not more than `limits.supportedDevicesMax`. */
  ofClinic(clinicId: string): Promise<DeviceModel[]>;
  /** The models that a clinic has taken into use at some time, or added, by their codes. */
  kept(clinicId: string): Promise<KeptModel[]>;
  /**
   * Adds a model to the actor's clinic, in use, with its audit entry.
   *
   * @returns `taken` when the clinic has one of that code, `full` when it keeps `limits.supportedDevicesMax` already
   */
  add(actor: Actor, model: DeviceModel): Promise<'added' | 'taken' | 'full'>;
  /**
   * Takes a model of the actor's clinic into use or out of it, with its audit entry when that changes something.
   *
   * @returns whether the clinic has it
   */
  use(actor: Actor, use: { model: string; isInUse: boolean }): Promise<boolean>;
}

/** A model as a clinic keeps it. */
export type KeptModel = DeviceModel & { isInUse: boolean };

/** A model that a clinic can allocate from the first. */
export interface ClinicDevice {
  clinicId: string;
  model: string;
}

declare module '../../store/Store.ts' {
  interface StoreParts {
    devices: Devices;
  }
}
