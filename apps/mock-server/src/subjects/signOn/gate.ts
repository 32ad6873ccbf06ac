import type { ProviderFault, SignedIdentity } from '@rpm/domain';
import type { GateFault } from '../hospitals/gate.ts';

/** A provider as it is spoken to. */
export interface ProviderClient {
  kind: 'signOn' | 'ehr';
  /** The issuer, or the address of the FHIR of an EHR. */
  address: string;
  clientId: string;
  /** `null`: a public client. */
  secret: string | null;
}

/** What proves, when somebody is back, that it was begun here. */
interface TripProof {
  /** Of PKCE. */
  verifier: string;
  nonce: string;
}

/** Speaks to the providers of clinics by OpenID Connect, and to EHRs by SMART App Launch. @see ADR 68 */
export interface SignOnGate {
  /** Reads what a provider says of itself. @returns what is wrong with it */
  look(issuer: string): Promise<ProviderFault | null>;
  /**
   * Where the browser goes.
   *
   * @param ask `state` comes back with the browser; `redirect` is where it comes back to; `launch` is what an EHR gave
   */
  begin(
    of: ProviderClient,
    ask: { state: string; redirect: string; launch: string | null },
  ): Promise<{ address: string; proof: TripProof } | GateFault>;
  /**
   * Exchanges what the browser brought back for who it is, checked by the signature, issuer, audience and nonce of the ID
   * token. No token leaves here.
   *
   * @param brought `iss` is who says that it gave the code, where somebody says so
   * @returns with what an EHR has of the patient whom it had open; `null` without one
   */
  finish(
    of: ProviderClient,
    brought: { code: string; state: string; iss: string | undefined; proof: TripProof; redirect: string },
  ): Promise<{ identity: SignedIdentity; patient: unknown } | GateFault>;
}
