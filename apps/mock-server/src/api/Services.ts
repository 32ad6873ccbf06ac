import type { JWK } from 'jose';
import type { Store } from '../store/Store.ts';
import type { Mail, MailSent } from '../subjects/accounts/mails.contract.ts';
import type { AppGate } from '../subjects/connectedApps/gate.ts';
import type { HospitalGate } from '../subjects/hospitals/gate.ts';
import type { Passwords } from '../subjects/passwords/Passwords.ts';
import type { Vault } from '../subjects/security/vault.ts';
import type { RandomBytes } from '../subjects/sessions/tokens.ts';
import type { SignOnGate } from '../subjects/signOn/gate.ts';
import type { NotifyGate } from '../subjects/subscriptions/gate.ts';
import type { InTurn } from './turns.ts';

/** One line of the log. It names no patient, and no user but by a keyed hash: neither address, nor body, nor token. */
export interface LogLine {
  /** `outage`: the database is away; told once a minute. `unexpected`: a failure of ours. Alarm on both. */
  event: 'request' | 'outage' | 'unexpected';
  /** When the request came, in ISO 8601. */
  at: string;
  /** The name of this one request; the answer bears it too. */
  requestId: string;
  method: string;
  /** The template from the table of calls, never the address itself (behaviour R19). */
  route: string;
  status: number;
  ms: number;
  /** Keyed hash of the account; `null` without a session. */
  user: string | null;
  /** The kind of an unexpected error and where it was thrown. Never its message: that may quote data. */
  error?: string;
}

/** Whose calls are counted together. */
export interface CallerKeys {
  /** A hash of the token, whether it is a good one or not; `null` when the call brings none. Never the token itself. */
  token: string | null;
  /** The address or network that the call comes from. */
  address: string;
}
/** A call may go on, or its caller must wait, and for which of the two counts. */
export type Admission =
  | { allowed: true }
  | { allowed: false; by: 'token' | 'address'; retryAfterSeconds: number };

/** Counts a call and says whether it may go on. */
export interface Admit {
  (keys: CallerKeys): Promise<Admission>;
  /** Hears whether a token that was let through has turned out to be that of a session. */
  hear?: (token: string, isLive: boolean) => void;
}

/** What the API needs from its host. */
export interface Services {
  store: Store;
  passwords: Passwords;
  /** Speaks to hospitals. */
  hospitals: HospitalGate;
  /** Answers apps of patients that ask to be let in. */
  apps: AppGate;
  /** Speaks to the providers by which those who work at clinics log in, and to EHRs. */
  signOn: SignOnGate;
  /** Tells connected systems what happened. */
  notify: NotifyGate;
  /** Keeps what must be read again, as the secret of an authenticator app. */
  vault: Vault;
  /** Passwords that everybody can read, as that of the demo accounts: nobody may choose one. */
  publicPasswords: readonly string[];
  /** In which passwords are verified: each takes 128 MiB and some tenths of a second. */
  inTurn: InTurn;
  /** Lets time pass: tries that are slowed wait here. */
  pause: (milliseconds: number) => Promise<void>;
  clock: () => Date;
  random: RandomBytes;
  log: (line: LogLine) => void;
  /** Makes the user's hash in the log. A stored one follows a user through the logs of all starts. */
  logKey: Uint8Array;
  /**
   * Makes the last part of the ids of readings in FHIR. A stored one keeps them the same through all starts; without it nobody finds
   * what was measured by trying.
   */
  readingIdKey: string;
  /** The public halves of the keys by which hospitals know this installation. @see RFC 7517 */
  clientKeys: readonly JWK[];
  /** The endpoints of the hospitals that have given this installation a secret. */
  clientSecretsOf: readonly string[];
  /**
   * Where a request comes from, for counting calls and failed sign-ins.
   *
   * @param env what the host gives beside the request
   */
  clientAddress: (request: Request, env: unknown) => string;
  /** Says whether a caller may go on or asks too often. */
  admit: Admit;
  /** Names a request. */
  requestId: (request: Request) => string;
  /** Milliseconds after which a call is given up; below the client's own limit, so that it gets our words. */
  answerWithinMs: number;
  /** Where people find the portal, for links in mails: without a slash at the end. */
  portalOrigin: string;
  /**
   * Says of a file whether it may be kept; `null`: nobody is asked. It rejects when it cannot say.
   */
  scan: ((bytes: Uint8Array) => Promise<boolean>) | null;
  /** Where messages of the contact page are mailed to; `null`: they are kept and not mailed. */
  contactAddress: string | null;
  /** By which addresses those log in who run the installation; of them, administrators. @see F7 */
  operators: readonly string[];
  /** Whether mails go out at all: an answer by mail is not taken where they do not. */
  sendsMail: boolean;
  /**
   * Sends a mail. The API does not wait for it, so it must not reject: a host that cannot send says so itself, without
   * the address and the text.
   */
  mail: (mail: Mail) => Promise<MailSent>;
}
