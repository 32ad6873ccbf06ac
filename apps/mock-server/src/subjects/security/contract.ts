import type { RoleTitle } from '@rpm/domain';
import type { Actor } from '../accounts/contract.ts';

/** A passkey, of which the server has the public half. */
export interface Passkey {
  /** The id that the browser gave it, in base64url. */
  passkeyId: string;
  name: string;
  /** In base64url. */
  publicKey: string;
  /** How often it was used, as far as it says so; a smaller one than before is that of a copy. */
  counter: number;
  transports: string[];
  addedAt: Date;
  usedAt: Date | null;
}

/** The second factors of an account. */
export interface Factors {
  hasTotp: boolean;
  passkeys: Passkey[];
  recoveryCodesLeft: number;
}

/** The second factors of accounts. What shows that somebody is the owner is taken once: a replay is refused by the store. */
export interface SecondFactors {
  of(accountId: string): Promise<Factors>;
  /** The accounts of a clinic that have an app or a passkey. */
  ownersIn(clinicId: string): Promise<Set<string>>;
  /** Of which roles a clinic wants a second factor. */
  obliged(clinicId: string): Promise<RoleTitle[]>;
  /** Sets that, with its audit entry. */
  oblige(actor: Actor, roles: readonly RoleTitle[]): Promise<void>;

  /** Keeps the secret of an app that has shown no code yet, in place of another one. */
  beginTotp(accountId: string, secret: string): Promise<void>;
  /** The secret that counts, and the one that has shown no code yet. Nothing but the check of a code asks for it. */
  totp(accountId: string): Promise<{ secret: string | null; begun: string | null }>;
  /** The app that was begun has shown the code of a step of time: it counts from now on, with its audit entry. */
  addTotp(actor: Actor, step: number): Promise<boolean>;
  /** Takes the step of time of a code. @returns `false` when it, or a later one, was taken before */
  takeStep(accountId: string, step: number): Promise<boolean>;

  /** @returns `false` when some account has it already */
  addPasskey(actor: Actor, passkey: Omit<Passkey, 'addedAt' | 'usedAt'>): Promise<boolean>;
  /** Writes down that a passkey was used. */
  passkeyUsed(use: { accountId: string; passkeyId: string; counter: number; at: Date }): Promise<void>;
  /** @returns `false` when there is none such */
  remove(
    actor: Actor,
    factor: { factor: 'totp' } | { factor: 'passkey'; passkeyId: string },
  ): Promise<boolean>;

  /** Sets the recovery codes, hashed, in place of those of before, with the audit entry. */
  renewRecovery(actor: Actor, hashes: readonly string[]): Promise<void>;
  /** Takes a recovery code, with the audit entry. @returns `false` when there is none such, or it was taken */
  takeRecovery(actor: Actor, hash: string): Promise<boolean>;

  /** Keeps the challenge of a passkey in a session, in place of another one. */
  keepChallenge(accountId: string, challenge: string, expiresAt: Date): Promise<void>;
  /** Takes it, once. `null`: there is none, or its time is over. */
  takeChallenge(accountId: string, at: Date): Promise<string | null>;
}

/** What memory keeps of the second factors of an account. */
export interface KeptFactors {
  secret: string | null;
  begun: string | null;
  lastStep: number;
  passkeys: Passkey[];
  recovery: string[];
  challenge: { challenge: string; expiresAt: Date } | null;
}

declare module '../../store/Store.ts' {
  interface StoreParts {
    secondFactors: SecondFactors;
  }
}
