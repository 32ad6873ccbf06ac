import type { ClientAuth, HospitalFault, HospitalKind } from '@rpm/domain';

/** Why a hospital gave nothing, with the status of its answer where there was one. */
export interface GateFault {
  fault: HospitalFault;
  status: number | null;
}

/** What opens the records of one person at a hospital. */
export interface HospitalTokens {
  access: string;
  /** Until when it is good, in milliseconds; what a hospital did not say is tried. */
  until: number | null;
  /** Gets the next ones; `null`: the patient has to log in there again. */
  refresh: string | null;
  /** The id of the person there. */
  patient: string;
}

/** A hospital as it is spoken to. */
export interface HospitalAddress {
  endpoint: string;
  clientId: string;
  clientAuth: ClientAuth;
}

/** Speaks to hospitals by SMART App Launch and FHIR R4. @see https://hl7.org/fhir/smart-app-launch */
export interface HospitalGate {
  /**
   * Where the browser goes, to a page of the hospital.
   *
   * @param ask `state` comes back with the browser; `redirect` is where it comes back to
   * @returns with the secret that proves later who began it, for `finish` alone to read
   */
  begin(
    at: HospitalAddress,
    ask: { kinds: readonly HospitalKind[]; state: string; redirect: string },
  ): Promise<{ address: string; verifier: string } | GateFault>;
  /** Exchanges what the browser brought back. */
  finish(
    at: HospitalAddress,
    brought: { code: string; state: string; verifier: string; redirect: string },
  ): Promise<HospitalTokens | GateFault>;
  /** The next tokens. `refused` when the hospital gives none any more. */
  renew(at: HospitalAddress, tokens: HospitalTokens): Promise<HospitalTokens | GateFault>;
  /** Tells the hospital that they are not used any more, where it listens. Never rejects. */
  forget(at: HospitalAddress, tokens: HospitalTokens): Promise<void>;
  /**
   * Reads something.
   *
   * @param path of the API, as 'Patient/1'; or the address of a next page, which must be of the same API
   * @returns JSON that nobody has checked
   */
  read(at: HospitalAddress, tokens: HospitalTokens, path: string): Promise<{ found: unknown } | GateFault>;
}

/** Whether it is a fault. */
export const isFault = (answer: object): answer is GateFault => 'fault' in answer;
