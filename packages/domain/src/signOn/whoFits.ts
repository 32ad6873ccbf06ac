import { isClinicRole } from '../accounts/roles.ts';
import { domainOf } from './domains.ts';

/** What a provider says of somebody, after its signature was checked. */
export interface SignedIdentity {
  issuer: string;
  subject: string;
  /** '' when it says none. */
  email: string;
  /** Whether it says that the address is theirs. */
  isVerified: boolean;
  /** The resource of FHIR that the person is to an EHR, as 'Practitioner/1'; '' of others. */
  fhirUser: string;
}

/** What is asked of an account. */
export interface AskedAccount {
  accountId: string;
  clinicId: string;
  role: string;
  accessEndedAt: Date | null;
}

/** Why somebody does not come in. They all read the same to whoever is outside; the clinic's audit log tells them apart. */
export const signOnFaults = [
  'unverified',
  'otherDomain',
  'nobody',
  'patient',
  'otherClinic',
  'ended',
  'otherSubject',
  'denied',
  'refused',
  'away',
  'otherBrowser',
] as const;
export type SignOnFault = (typeof signOnFaults)[number];

interface Asked<A extends AskedAccount> {
  identity: SignedIdentity;
  provider: { clinicId: string; domains: readonly string[] };
  /** The account that this subject was bound to before. */
  bound: A | null;
  /** The account of the address that the provider says. */
  byEmail: A | null;
  /** Whether that account is bound to another subject of this provider. */
  isBoundElsewhere: boolean;
}

/**
 * Whose account it is that somebody comes in to: the one to which the provider's subject was bound, else, for the first
 * time, the one of the verified address, of a domain that the clinic lists. It works at this clinic, and its access has
 * not ended. Nothing is opened for whom nothing is there.
 */
export function whoFits<A extends AskedAccount>({
  identity,
  provider,
  bound,
  byEmail,
  isBoundElsewhere,
}: Asked<A>): { account: A; isNew: boolean } | { fault: SignOnFault; account: A | null } {
  const refuse = (fault: SignOnFault, account: A | null = bound ?? byEmail) => ({ fault, account });
  // To an EHR a patient is somebody as well.
  if (/(^|\/)(Patient|RelatedPerson)\//.test(identity.fhirUser)) return refuse('patient');
  if (!bound) {
    if (identity.email === '' || !identity.isVerified) return refuse('unverified');
    if (!provider.domains.includes(domainOf(identity.email))) return refuse('otherDomain');
  }
  const account = bound ?? byEmail;
  if (!account) return refuse('nobody');
  if (account.clinicId !== provider.clinicId) return refuse('otherClinic', null);
  if (!isClinicRole(account.role)) return refuse('patient');
  if (account.accessEndedAt !== null) return refuse('ended');
  if (!bound && isBoundElsewhere) return refuse('otherSubject');
  return { account, isNew: !bound };
}

/** How Entra ID says that an address is of a domain whose owner it knows; it has no `email_verified`. */
const entraVerified: readonly unknown[] = [true, 1, '1', 'true'];

/**
 * What claims say of somebody.
 *
 * @param claims of an ID token whose signature, issuer, audience and nonce were checked, and of the userinfo of the same subject
 */
export function identityOf(issuer: string, claims: Readonly<Record<string, unknown>>): SignedIdentity | null {
  const { sub, email, email_verified: isVerified, xms_edov: edov, fhirUser } = claims;
  if (typeof sub !== 'string' || sub === '') return null;
  const isEntra = issuer.startsWith('https://login.microsoftonline.com/');
  return {
    issuer,
    subject: sub,
    email: typeof email === 'string' ? email.trim() : '',
    isVerified: isVerified === true || (isEntra && isVerified === undefined && entraVerified.includes(edov)),
    fhirUser: typeof fhirUser === 'string' ? fhirUser : '',
  };
}

/** What of a provider decides who is on the other side. */
interface Identified {
  issuer: string;
  clientId: string;
}

/** Since when a provider is proved, once this is saved: a log in by another one proves nothing. */
export const provedAfter = (
  before: (Identified & { provedAt: Date | null }) | null,
  change: Identified,
): Date | null => (before && isSameProvider(before, change) ? before.provedAt : null);

/** Whether it is the same client of the same provider. */
export const isSameProvider = (one: Identified, other: Identified): boolean =>
  one.issuer === other.issuer && one.clientId === other.clientId;

/** Whether passwords may end: somebody has come in without one, and can again. */
export const mayEndPasswords = (
  change: { keepsPasswords: boolean; isOn: boolean },
  provedAt: Date | null,
): boolean => change.keepsPasswords || (change.isOn && provedAt !== null);
