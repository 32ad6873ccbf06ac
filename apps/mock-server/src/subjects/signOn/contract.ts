import type { Actor } from '../accounts/contract.ts';
import type { AuditEntry } from '../audit/contract.ts';
import { auditEntry } from '../audit/contract.ts';

/** By which provider those who work at a clinic log in, or out of which EHR its records are opened. */
export interface StoredProvider {
  providerId: string;
  clinicId: string;
  kind: 'signOn' | 'ehr';
  /** Of an EHR; '' of a provider. */
  name: string;
  /** The issuer of a provider, or the address of the FHIR of an EHR. */
  address: string;
  clientId: string;
  /** Sealed by the vault for the provider; `null`: a public client. */
  secret: string | null;
  domains: readonly string[];
  keepsPasswords: boolean;
  asksFactor: boolean;
  isOn: boolean;
  /** When somebody logged in by it first, as it is set now. */
  provedAt: Date | null;
  madeAt: Date;
}

/** Somebody who was sent to a provider and is not back. */
export interface StoredTrip {
  /** Of what comes back with the browser. */
  stateHash: string;
  clinicId: string;
  providerId: string;
  /** Of what the browser keeps to itself meanwhile. */
  browserHash: string;
  /** What proves who began it, sealed by the vault for the state. */
  proof: string;
  begunAt: Date;
}

/** Who somebody at a provider is here. */
export interface StoredLink {
  clinicId: string;
  issuer: string;
  subject: string;
  accountId: string;
}

/** How those who work at clinics log in by a provider of theirs. @see ADR 68 */
export interface SignOn {
  /** The provider of a clinic and its EHRs, those that were made first in front. */
  ofClinic(clinicId: string): Promise<StoredProvider[]>;
  /** One that is not ended. */
  find(providerId: string): Promise<StoredProvider | null>;
  /** The provider of a domain, while it is on. */
  forDomain(domain: string): Promise<StoredProvider | null>;
  /** The EHR of an address. */
  forIss(iss: string): Promise<StoredProvider | null>;
  /**
   * Sets the provider of the actor's clinic, with its audit entry; `provider.providerId` is its name if there is none yet.
   *
   * @returns `taken`: one of the domains is another clinic's; then nothing is done
   */
  save(
    actor: Actor,
    provider: Omit<StoredProvider, 'clinicId' | 'kind' | 'madeAt'>,
  ): Promise<'saved' | 'taken'>;
  /** @returns `full`: the clinic has as many as it may; `taken`: the address is there already, at whichever clinic */
  addEhr(actor: Actor, ehr: NewStoredEhr): Promise<'added' | 'full' | 'taken'>;
  /** Ends an EHR of the actor's clinic, with its audit entry. @returns whether there was one */
  endEhr(actor: Actor, ehrId: string): Promise<boolean>;
  /** Takes down that somebody is sent to a provider. */
  begin(trip: StoredTrip): Promise<void>;
  /** Takes what was begun after a moment, once. */
  take(stateHash: string, after: Date): Promise<StoredTrip | null>;
  /** The account of somebody at a provider. */
  linked(of: Omit<StoredLink, 'accountId'>): Promise<string | null>;
  /** Whether an account is somebody at this provider. */
  isLinked(of: Pick<StoredLink, 'accountId' | 'issuer'>): Promise<boolean>;
  /** Links an account, with its audit entry. @returns `false` when either is linked already */
  link(actor: Actor, link: StoredLink): Promise<boolean>;
  /** Takes all links from an account of the actor's clinic, with the audit entry. @returns whether there were some */
  unlink(actor: Actor, accountId: string): Promise<boolean>;
  /** The accounts of a clinic that are linked. */
  linkedIn(clinicId: string): Promise<Set<string>>;
  /** Somebody has come in by it; what was changed since `as` was read, is not proved by that. */
  prove(as: Pick<StoredProvider, 'providerId' | 'address' | 'clientId'>, at: Date): Promise<void>;
}

/** An EHR to be added. */
export type NewStoredEhr = Omit<
  StoredProvider,
  'clinicId' | 'kind' | 'madeAt' | 'keepsPasswords' | 'isOn' | 'provedAt'
>;

/** The whole of an EHR that somebody adds. */
export const ehrOf = ({ clinicId, at }: Actor, ehr: NewStoredEhr): StoredProvider => ({
  ...ehr,
  domains: [...ehr.domains],
  clinicId,
  kind: 'ehr',
  madeAt: at,
  keepsPasswords: true,
  isOn: true,
  provedAt: null,
});

/** The audit entry of a provider that is saved: never its secret. */
export const savedEntry = (
  actor: Actor,
  {
    providerId,
    address,
    clientId,
    domains,
    keepsPasswords,
    asksFactor,
    isOn,
  }: Omit<StoredProvider, 'clinicId' | 'kind' | 'madeAt'>,
): AuditEntry =>
  auditEntry(actor, 'clinic.sign-on', providerId, {
    issuer: address,
    clientId,
    domains: domains.join(' '),
    keepsPasswords: String(keepsPasswords),
    asksFactor: String(asksFactor),
    isOn: String(isOn),
  });

declare module '../../store/Store.ts' {
  interface StoreParts {
    signOn: SignOn;
  }
}
