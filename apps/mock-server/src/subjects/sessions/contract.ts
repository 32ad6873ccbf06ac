import type { DeviceName } from '@rpm/domain';
import type { Account, Actor } from '../accounts/contract.ts';

/** A session as it is kept. The token itself is kept nowhere (behaviour R1). */
export interface Session {
  /** SHA-256 of the token, in hex. */
  tokenHash: string;
  accountId: string;
  startedAt: Date;
  lastSeenAt: Date;
  /** When its user has last shown that it is the owner of the account: at the log in, or since. */
  confirmedAt: Date;
  /** The clinic wants a second factor of its user, who has none. */
  needsSetUp: boolean;
  browser: DeviceName['browser'];
  system: DeviceName['system'];
}
/** A session that begins; what is left out is as with everybody who has just logged in. */
export type NewSession = Pick<Session, 'tokenHash' | 'accountId' | 'startedAt' | 'lastSeenAt'> &
  Partial<Session>;

/** A session with all that is kept of one. */
export const wholeSession = (session: NewSession): Session => ({
  confirmedAt: session.startedAt,
  needsSetUp: false,
  browser: 'other',
  system: 'other',
  ...session,
});

export interface Sessions {
  add(session: NewSession): Promise<void>;
  /**
   * The session, ended ones excepted, whose it is, and after how many idle seconds it is over; the caller judges
   * whether it is. With the clock of its clinic, since most of what is asked goes by its day.
   */
  find(tokenHash: string): Promise<{
    session: Session;
    account: Account;
    loginId: string;
    idleSeconds: number;
    timeZone: string;
  } | null>;
  renew(tokenHash: string, at: Date): Promise<void>;
  end(tokenHash: string, at: Date): Promise<void>;
  /** Its user has shown once more to be the owner. */
  confirm(tokenHash: string, at: Date): Promise<void>;
  /** The account has a second factor now: its sessions are good for all. */
  setUp(accountId: string): Promise<void>;
  /** Those of an account that go on, the newest first; for whichever of its clinics they speak. */
  ofAccount(accountId: string, at: Date): Promise<Session[]>;
  /** Ends some of the actor's, with the audit entry. */
  endSome(actor: Actor, tokenHashes: readonly string[]): Promise<void>;
}

/** What is counted against a try: what it tries and the address it comes from, each for one purpose, hashed. */
export interface TryKeys {
  account: string;
  address: string;
}
/** A try may go on, or must wait. */
type TryVerdict = { allowed: true; tryId: string } | { allowed: false; retryAt: Date };

/** Until when there were too many tries; `null` when there is room for another one. */
export interface Fullness {
  account: Date | null;
  address: Date | null;
}

export interface SignIns {
  /**
   * Counts what costs something however it ends, as a mail does, before it is done: many at once cannot slip through
   * together. What is refused is not counted.
   */
  begin(keys: TryKeys, at: Date): Promise<TryVerdict>;
  /** How full the counts are. Asking counts nothing. */
  fullness(keys: TryKeys, at: Date): Promise<Fullness>;
  /**
   * Counts a try that was judged and was wrong, alike whether there is such an account. Of many at once no more are
   * counted than fit; the others are told when to come back, and learn nothing else.
   *
   * @returns `isLocked`: this one has filled the count of its account; said once for a lock that is prolonged
   */
  fail(keys: TryKeys, at: Date): Promise<{ retryAt: Date | null; isLocked: boolean }>;
  /** It was right: the failed ones of its account are forgotten; those of others stay. */
  succeed(account: string): Promise<void>;
  /** This one try is not counted after all; those before it stay. */
  takeBack(tryId: string): Promise<void>;
}

/** A device on which the owner of an account has logged in: what strangers do elsewhere cannot shut it out. */
export interface KnownDevice {
  accountId: string;
  /** SHA-256 of what the device keeps in its cookie. */
  deviceHash: string;
}

export interface KnownDevices {
  has(device: KnownDevice): Promise<boolean>;
  /** The accounts that were used on it. */
  owners(deviceHash: string): Promise<string[]>;
  /** On how many devices an account was used. */
  count(accountId: string): Promise<number>;
  /** Remembers a device, and that it was used now. */
  remember(device: KnownDevice, at: Date): Promise<void>;
}

/** A log in that was tried. */
export interface Try extends TryKeys {
  tryId: string;
  at: number;
}

declare module '../../store/Store.ts' {
  interface StoreParts {
    sessions: Sessions;
    signIns: SignIns;
    knownDevices: KnownDevices;
  }
}
