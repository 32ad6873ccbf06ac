import type { NewReading, Vendor } from '@rpm/domain';
import type { Actor } from '../accounts/contract.ts';
import type { LiveDevice } from '../devices/deviceTokens.contract.ts';

/** A vendor that delivers to a clinic. */
export interface StoredVendorConnection {
  connectionId: string;
  clinicId: string;
  vendor: Vendor;
  madeAt: Date;
  /** Sealed by the vault for the connection. */
  secret: string;
  /** The secrets before it, sealed as one, and until when they are good as well. @see oldSecrets */
  old: { secret: string; until: Date } | null;
  /** When something came last, give or take a minute. */
  heardAt: Date | null;
}

/** How many old secrets are good at once. */
const oldSecretsMost = 4;

/**
 * The old secrets of a connection once its newest one, too, is old. The vendor may still sign with any of them, as when a new
 * one was made and lost before somebody entered it: they stay good together, the newest ones and the oldest.
 *
 * @param secrets unsealed, the newest first
 */
export const oldSecrets = (secrets: readonly string[]): string[] =>
  secrets.filter((_, at) => at < oldSecretsMost - 1 || at === secrets.length - 1);

/** What is sealed as one, and what was. No secret has a space in it. */
export const joinedSecrets = (secrets: readonly string[]): string => secrets.join(' ');
export const secretsIn = (joined: string): string[] => joined.split(' ');

/** A connection that a store begins with, with who made it. */
export interface SeedVendorConnection extends StoredVendorConnection {
  madeById: string;
}

/** A wish of somebody about a connection of the own clinic. */
interface ConnectionWish extends Actor {
  connectionId: string;
}

/** A reading of a device that nobody has, as it came. */
export interface WaitingReading {
  /** As the vendor names the device. */
  serial: string;
  /** The same folded, as `serialKey` does. */
  serialKey: string;
  /** When it was measured. */
  at: Date;
  receivedAt: Date;
  isTyped: boolean;
  reading: NewReading;
}

/** The same with the connection by which it came. */
export interface WaitingEntry extends WaitingReading {
  clinicId: string;
  connectionId: string;
}

/** What waits of a device, put together. */
interface WaitingOfDevice {
  connectionId: string;
  vendor: Vendor;
  serial: string;
  vitals: NewReading['mrSubType'][];
  count: number;
  first: Date;
  last: Date;
}

/** Names a device of a connection. */
interface DeviceName {
  clinicId: string;
  connectionId: string;
  serialKey: string;
}

/** What came of saying whose device it is. `conflict`: the order is not activated. */
type BindOutcome = { kind: 'unknown' } | { kind: 'conflict' } | { kind: 'bound'; device: LiveDevice };

/** The vendors that deliver readings, and what of it waits for its device. @see ADR 53 */
export interface Vendors {
  /** A connection that has not ended. */
  find(connectionId: string): Promise<StoredVendorConnection | null>;
  /** Those of a clinic that have not ended, the oldest first. */
  list(clinicId: string): Promise<StoredVendorConnection[]>;
  /** Adds one, with its audit entry. `full`: the clinic has as many as it may. */
  add(wish: ConnectionWish & { vendor: Vendor; secret: string }): Promise<'added' | 'full'>;
  /** Puts a new secret in the place of the newest one, beside the old ones that stay good, with the audit entry. */
  renew(
    wish: ConnectionWish & Pick<StoredVendorConnection, 'secret'> & { old: StoredVendorConnection['old'] },
  ): Promise<boolean>;
  /** Ends one: nothing that it signs is taken any more. What waits stays. With the audit entry. */
  end(wish: ConnectionWish): Promise<boolean>;
  /**
   * Takes down that a delivery came.
   *
   * @returns `false` when the very same one came before
   */
  takeDown(delivery: {
    clinicId: string;
    connectionId: string;
    /** Of the text that was signed. */
    signedHash: string;
    at: Date;
  }): Promise<boolean>;
  /** The activated devices of a clinic that a vendor names so: bound by somebody, or by their own serial numbers. */
  devices(
    about: Omit<DeviceName, 'serialKey'> & { serialKeys: readonly string[] },
  ): Promise<Map<string, LiveDevice>>;
  /**
   * Lets nobody else link devices of a clinic, nor keep readings for later, until the piece of work is done that asks. What it
   * finds from here on stays so.
   */
  hold(clinicId: string): Promise<void>;
  /**
   * Keeps readings until their devices are known, for who holds the clinic; one that waits already is left as it is.
   *
   * @returns how many are kept: those beyond the room of the clinic are not
   */
  wait(about: Omit<DeviceName, 'serialKey'>, readings: readonly WaitingReading[]): Promise<number>;
  /** The devices of which something waits, the newest reading first. */
  waiting(clinicId: string): Promise<WaitingOfDevice[]>;
  /** What waits of a device, in the order of measuring. */
  waitingOf(name: DeviceName): Promise<WaitingReading[]>;
  /** Says whose device it is, with the audit entry. Holds the clinic. */
  bind(wish: Actor & DeviceName & { orderId: string }): Promise<BindOutcome>;
  /** Takes out what waited of a device and was measured then or later: it has come in. */
  takeOut(name: DeviceName, from: Date): Promise<void>;
  /** Lets go of all that waits of a device, with the audit entry. @returns how many readings they were */
  dismiss(wish: Actor & DeviceName): Promise<number>;
}

declare module '../../store/Store.ts' {
  interface StoreParts {
    vendors: Vendors;
  }
}
