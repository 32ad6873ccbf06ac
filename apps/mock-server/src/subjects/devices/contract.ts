import type { DeviceModel } from '../../store/World.ts';

export interface Devices {
  /** The models that a clinic can allocate, by their codes; not more than `limits.supportedDevicesMax`. */
  ofClinic(clinicId: string): Promise<DeviceModel[]>;
}
