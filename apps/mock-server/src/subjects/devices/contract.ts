import type { VitalKind } from '@rpm/domain';

export interface Devices {
  /** The models that a clinic can allocate, by their codes; not more than `limits.supportedDevicesMax`. */
  ofClinic(clinicId: string): Promise<DeviceModel[]>;
}

/** A model of the catalogue. */
export interface DeviceModel {
  model: string;
  name: string;
  brand: string;
  vitals: readonly VitalKind[];
}

/** A model that a clinic can allocate. */
export interface ClinicDevice {
  clinicId: string;
  model: string;
}
