import { kindsOf, limits, type NewApp } from '@rpm/domain';
import type { Actor } from '../accounts/contract.ts';
import { auditEntry } from '../audit/contract.ts';
import { hashToken } from '../sessions/tokens.ts';

/** An app of somebody else, as an operator has registered it, for all clinics of the installation. @see ADR 67 */
export interface StoredApp extends NewApp {
  /** Of a confidential app the hash of its secret; `null`: a public one has none. */
  secretHash: string | null;
  madeAt: Date;
  endedAt: Date | null;
}

/** What a patient has allowed an app. */
export interface StoredGrant {
  grantId: string;
  appId: string;
  clinicId: string;
  patientId: string;
  /** Those for data. */
  scopes: readonly string[];
  /** Whether it may be given tokens anew without the patient. */
  keeps: boolean;
  /** Those for being told who logged in. */
  identity: readonly string[];
  madeAt: Date;
  /** The first moment at which it is over. */
  until: Date;
  /** When it was given a token last. */
  usedAt: Date | null;
  endedAt: Date | null;
}

/** The code that the patient's browser brings to the app, once. The code itself is kept nowhere. */
export interface StoredCode {
  codeHash: string;
  /** What proves that who comes with it has asked for it: SHA-256, in base64url. */
  challenge: string;
  redirectUri: string;
  /** What the app has to know the answer by; `null`: it has sent none. */
  nonce: string | null;
  codeUntil: Date;
  codeUsedAt: Date | null;
}

/** A grant with its app. */
export type KnownGrant = StoredGrant & Pick<StoredApp, 'name' | 'publisher' | 'privacyUrl'>;

/** A token of an app; a refreshing one is good for the next tokens, once. */
export interface StoredAppToken {
  tokenHash: string;
  grantId: string;
  clinicId: string;
  isRefresh: boolean;
  scopes: readonly string[];
  until: Date;
  usedAt: Date | null;
}

/** Why a connection ended without its patient: the app gave it up, or something was used twice, which a thief does. */
export type AppEnd = 'revoked' | 'reused';

/**
 * The apps of an installation, and what patients allow them. A grant is good while neither it nor its app has ended, and its
 * patient can log in and is no part of another record.
 *
 * @see ADR 67
 */
export interface ConnectedApps {
  /** One that has not ended. */
  find(appId: string): Promise<StoredApp | null>;
  /** All of them, the oldest first. */
  all(): Promise<StoredApp[]>;
  /** Registers one. @returns `false` when there was ever one of this id */
  register(app: StoredApp): Promise<boolean>;
  /** Gives a confidential one another secret; the old one is good for nothing at once. @returns whether there was one */
  renewSecret(appId: string, secretHash: string): Promise<boolean>;
  /** Ends one: it is let in nowhere from now on. @returns whether there was one */
  endApp(appId: string, at: Date): Promise<boolean>;
  /** What a patient allows apps that have come for it, the newest first. */
  ofPatient(patientId: string, now: Date): Promise<KnownGrant[]>;
  /**
   * Takes down what the actor allows an app, with the audit entry. What it was allowed on other devices stands beside it, as far as
   * it is allowed now too.
   */
  allow(actor: Actor, grant: Omit<StoredGrant, 'usedAt' | 'endedAt'> & StoredCode): Promise<void>;
  /** The patient stops the app of a grant, on all its devices, with the audit entry. @returns whether there was one */
  end(actor: Actor, grant: Pick<StoredGrant, 'patientId' | 'grantId'>): Promise<boolean>;
  /** A grant ends without its patient, with the audit entry in the app's name. */
  endItself(grantId: string, why: AppEnd, at: Date): Promise<void>;
  /** What a code is good for that is good now, or was used. */
  ofCode(codeHash: string, now: Date): Promise<(KnownGrant & StoredCode) | null>;
  /** Takes a code. @returns `false` when somebody else did */
  takeCode(grantId: string, at: Date): Promise<boolean>;
  /** Keeps tokens of a grant, and that it was used. */
  issue(tokens: readonly StoredAppToken[], at: Date): Promise<void>;
  /** A token of a grant that is good now; a refreshing one also when it was used. */
  ofToken(tokenHash: string, now: Date): Promise<{ token: StoredAppToken; grant: KnownGrant } | null>;
  /** Takes a refreshing token. @returns `false` when somebody else did */
  takeRefresh(tokenHash: string, at: Date): Promise<boolean>;
}

/** Whether who comes is the app itself, as far as it can be told: of one with a secret by that, of a public one without any. */
export const isItself = ({ secretHash }: Pick<StoredApp, 'secretHash'>, secret: string | null): boolean =>
  secretHash === (secret === null ? null : hashToken(secret));

/** The audit entry of what is allowed. */
export const allowedEntry = (actor: Actor, { grantId, scopes }: StoredGrant, name: string) =>
  auditEntry(actor, 'app.connected', grantId, { name, kinds: kindsOf(scopes) });

/** That of an end; without its patient, in the app's name. */
export const endedEntry = (
  actor: Actor | { at: Date },
  { grantId, appId, clinicId }: Pick<StoredGrant, 'grantId' | 'appId' | 'clinicId'>,
  name: string,
  why?: AppEnd,
) =>
  auditEntry({ accountId: appId, clinicId, ...actor }, 'app.ended', grantId, { name, ...(why && { why }) });

/** What of grants nobody needs any more: codes with which nobody came, the day after. */
export const deadCodesBefore = (now: Date) => new Date(now.getTime() - 86_400_000);

/** Until when a code is good. */
export const codeUntil = (at: Date) => new Date(at.getTime() + limits.appCodeSeconds * 1000);

/** Until when an app may read, for so many days; this once: as long as its code and its token are good. */
export const grantUntil = (at: Date, days: number) =>
  new Date(
    at.getTime() + (days === 0 ? (limits.appCodeSeconds + limits.appTokenSeconds) * 1000 : days * 86_400_000),
  );

declare module '../../store/Store.ts' {
  interface StoreParts {
    connectedApps: ConnectedApps;
  }
}
