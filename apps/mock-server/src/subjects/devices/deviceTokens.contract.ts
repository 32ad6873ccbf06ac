import type { VitalKind } from '@rpm/domain';
import type { OrderWish } from '../orders/contract.ts';

/** An activated device that delivers readings. */
export interface LiveDevice {
  orderId: string;
  patientId: string;
  clinicId: string;
  serial: string;
  /** What it measures. */
  vitals: readonly VitalKind[];
  /** From when on its readings are the patient's; `null` when nobody took that down. */
  activatedAt: Date | null;
}

/** Whether who has a device now had it at a moment: what it measured earlier is of whoever had it before, to the second. */
export const hadIt = ({ activatedAt }: Pick<LiveDevice, 'activatedAt'>, at: Date): boolean =>
  activatedAt === null || Math.floor(activatedAt.getTime() / 1000) <= Math.floor(at.getTime() / 1000);

/** A wish for a device's token. The token itself is kept nowhere. */
interface TokenWish extends OrderWish {
  tokenHash: string;
}
/** What came of the wish. `conflict`: the order is not activated; `current` is where it stands. */
type TokenOutcome =
  | { kind: 'unknown' }
  | { kind: 'issued'; serial: string }
  | { kind: 'conflict'; current: string | null };

/** What came of the wish to end a token. A device without one is `revoked` as well: nothing is left to end. */
type RevokeOutcome = { kind: 'unknown' } | { kind: 'revoked' };

/** A token that is in force. */
interface IssuedToken {
  orderId: string;
  issuedAt: Date;
}

export interface DeviceTokens {
  /** The device of a token, as long as its order is activated and the token is its newest. */
  find(tokenHash: string): Promise<LiveDevice | null>;
  /** Gives the device of an activated order a token in place of the one before, together with its audit entry. */
  issue(wish: TokenWish): Promise<TokenOutcome>;
  /** Ends the token of an order's device, together with its audit entry. */
  revoke(wish: OrderWish): Promise<RevokeOutcome>;
  /** The activated devices of a patient, by order id. */
  live(patientId: string): Promise<LiveDevice[]>;
  /** The tokens of a patient's activated devices, by order id. */
  ofPatient(patientId: string): Promise<IssuedToken[]>;
}

declare module '../../store/Store.ts' {
  interface StoreParts {
    deviceTokens: DeviceTokens;
  }
}
