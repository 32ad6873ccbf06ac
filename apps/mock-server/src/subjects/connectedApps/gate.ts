import type { AppRequest } from '@rpm/domain';
import type { JWK } from 'jose';
import type { StoreParts } from '../../store/Store.ts';
import type { RandomBytes } from '../sessions/tokens.ts';
import type { StoredApp } from './contract.ts';

/** What a patient answers to an app that asked. */
interface AppDecision {
  app: StoredApp;
  request: AppRequest;
  /** Keeps what is allowed, under the hash of a code; `null`: the patient says no. */
  allow: ((codeHash: string) => Promise<void>) | null;
}

/** What an app posts to the token endpoint, as the form that it is. */
interface AppTokenRequest {
  headers: Readonly<Record<string, string>>;
  form: Readonly<Record<string, string>>;
}

/** What the token endpoint answers an app. */
export interface AppTokenAnswer {
  status: number;
  body: object;
  headers: Readonly<Record<string, string>>;
  /** The grant that must end, because its code or token was used twice or by somebody else; `null`: none. */
  spent: string | null;
}

/** The parts of OAuth that a library does: it needs Node, and stories run in a browser. @see ADR 67 */
export interface AppGate {
  /** The public halves of the keys by which it is signed who logged in; none: no app is told. @see RFC 7517 */
  keys: readonly JWK[];
  /** Says where the patient's browser goes, back to the app. */
  authorize(decision: AppDecision, random: RandomBytes): Promise<string>;
  /**
   * Exchanges a code or a refreshing token. A failure of the store is thrown on.
   *
   * @param at `base` is the address of our FHIR API, in whose name it is signed who logged in
   */
  token(
    request: AppTokenRequest,
    at: { store: StoreParts; now: Date; random: RandomBytes; base: string },
  ): Promise<AppTokenAnswer>;
}
