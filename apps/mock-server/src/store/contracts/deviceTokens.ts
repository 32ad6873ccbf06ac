import type { VitalKind } from '@rpm/domain';

/** An activated device that delivers readings. */
export interface LiveDevice {
  orderId: string;
  patientId: string;
  clinicId: string;
  serial: string;
  /** What it measures. */
  vitals: readonly VitalKind[];
}

export interface DeviceTokens {
  /** The device of a token, as long as its order is activated and the token is its newest. */
  find(tokenHash: string): Promise<LiveDevice | null>;
}
