import type { Credential, Language, LicenseFacts, NewCredential } from '@rpm/domain';
import type { Actor } from '../accounts/contract.ts';

/** A credential as it is kept, without its document. */
export interface StoredCredential
  extends Omit<Credential, 'added' | 'checkedBy' | 'isRenewed'>,
    Pick<NewCredential, 'replacesId'> {
  clinicId: string;
  accountId: string;
  addedAt: Date;
  checkedById: string | null;
  checkedAt: Date | null;
  /** Since when a newer one stands in its place. */
  replacedAt: Date | null;
  /** Of the last mail that went: how many days before the end it is meant. */
  mailedDays: number | null;
}

/** The same with its document in base64: what a store begins with. */
export interface SeedCredential extends StoredCredential {
  content: string;
}

/** A credential with what is told beside it. */
export interface KnownCredential extends StoredCredential {
  /** The name of who checked it. */
  checkedBy: string | null;
  /** Whether a newer one waits to be checked. */
  isRenewed: boolean;
}

/** A credential with the name of whose it is. */
interface ColleagueRow extends KnownCredential {
  name: string;
}

/** A mail about a credential that ends. */
export interface DueCredentialMail {
  credentialId: string;
  /** Its last day. */
  expires: string;
  /** How many days before the end it is meant. */
  days: number;
  /** The one before, to be given back. */
  mailedDays: number | null;
  to: string;
  language: Language;
}

/**
 * What came of checking one. `own`: another administrator is there to do it. `checked`: somebody did. `replaced`: another one
 * was accepted in the place of the same one, and nothing was written.
 */
type CheckOutcome = 'done' | 'unknown' | 'own' | 'checked' | 'replaced';

/** Licenses, certificates and numbers of those who work at a clinic. One that a newer one replaced is not among them. @see SCR-09 */
export interface Credentials {
  /** Those of one person, the oldest first. */
  list(owner: { clinicId: string; accountId: string }): Promise<KnownCredential[]>;
  /** Those of everybody who may log in at a clinic, the oldest first. */
  ofClinic(clinicId: string): Promise<ColleagueRow[]>;
  /** One of a clinic with its document; `null` where the clinic has none of that id. */
  document(which: { clinicId: string; credentialId: string }): Promise<SeedCredential | null>;
  /** The licenses of one person, as orders ask for them. */
  licenses(owner: { clinicId: string; accountId: string }): Promise<LicenseFacts[]>;
  /**
   * Keeps one of the actor, with its audit entry.
   *
   * @returns `full`: the actor has as many as one may; `unknown`: what it is to replace is none of theirs
   */
  add(actor: Actor, credential: SeedCredential): Promise<'added' | 'full' | 'unknown'>;
  /** Takes one of the actor away that is not accepted, with its audit entry. @returns whether it did */
  remove(actor: Actor, credentialId: string): Promise<boolean>;
  /** Says what an administrator, who is the actor, found, with its audit entry. What is accepted takes the place of what it replaces. */
  check(
    actor: Actor,
    wish: { credentialId: string; review: 'accepted' | 'refused'; reason: string | null },
  ): Promise<CheckOutcome>;
  /** Whether orders wait while a license has expired; at first they do not. */
  ordersWait(clinicId: string): Promise<boolean>;
  /** Changes that for the actor's clinic, with its audit entry. */
  setOrdersWait(actor: Actor, ordersWait: boolean): Promise<void>;
  /** The mails that are due now, by the clocks of the clinics; nobody is woken by one. */
  due(now: Date): Promise<DueCredentialMail[]>;
  /** Takes a mail before it goes: whoever is first has it. @returns whether it is to go */
  take(mail: Pick<DueCredentialMail, 'credentialId' | 'days'>): Promise<boolean>;
  /** Gives one back that has certainly not gone, so that it is due again. */
  giveBack(mail: Pick<DueCredentialMail, 'credentialId' | 'days' | 'mailedDays'>): Promise<void>;
}

/** From which hour by the clinic's clock mails go. */
export const mailsFromHour = 8;

/** What the audit log says of a credential: nothing that somebody typed. */
export const credentialFacts = ({
  kind,
  contentType,
  bytes,
}: Pick<StoredCredential, 'kind' | 'contentType' | 'bytes'>) => ({
  kind,
  contentType,
  bytes,
});

declare module '../../store/Store.ts' {
  interface StoreParts {
    credentials: Credentials;
  }
}
