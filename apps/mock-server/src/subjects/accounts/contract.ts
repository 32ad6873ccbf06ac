import type { DeviceName, Language } from '@rpm/domain';

/** Somebody who can log in. A patient's account has the patient's id. */
export interface Account {
  accountId: string;
  /** The e-mail address, as it is shown. */
  username: string;
  /** As on the user record: DOCTOR, PATIENT; anything else is clinic staff (ROL-01). */
  role: string;
  /** There is no record behind it: it was opened by the link of a share, of a patient of its clinic. @see ADR 86 */
  isCarer: boolean;
  clinicId: string;
  clinicName: string;
  firstName: string;
  middleName: string;
  lastName: string;
  /** Since when its owner cannot log in any more; `null`: the account is active. */
  accessEndedAt: Date | null;
  /** In which its owner reads pages and mails. */
  language: Language;
}

/** Somebody who works at a clinic. */
interface Colleague extends Account {
  /** When the name, or whether there is access, changed last. */
  changedAt: Date;
}

/** An account with what only the login may see. */
export interface AccountWithPassword extends Account {
  /** In the PHC-like form of `passwords/`. */
  passwordHash: string;
  /** Whether each log in needs a one-time code that comes by mail. */
  asksForCode: boolean;
}

/** Who does something, and when: what every write takes down in the audit log. */
export interface Actor {
  accountId: string;
  clinicId: string;
  at: Date;
  /** Left out where no call is behind it. */
  from?: Origin;
}

/** Where a call came from, as far as the logs keep it. */
export interface Origin {
  /** The address or network. */
  source: string;
  browser: DeviceName['browser'];
}

export interface Accounts {
  /** @param usernameKey the name as `usernameKey` folds it */
  findByUsername(usernameKey: string): Promise<AccountWithPassword | null>;
  find(accountId: string): Promise<Account | null>;
  /** Which of these accounts there are, and are active. */
  active(accountIds: readonly string[]): Promise<Set<string>>;
  /**
   * The language, BCP 47, in which the owner of an address reads: of the account, else of the enrolled patient. `null`
   * when there is neither, or it is not known. It does the same whoever is known.
   */
  readerLanguage(usernameKey: string): Promise<string | null>;
  /** Who works at a clinic, in no particular order: every account that is not a patient's. */
  ofClinic(clinicId: string): Promise<Colleague[]>;
}

declare module '../../store/Store.ts' {
  interface StoreParts {
    accounts: Accounts;
  }
}
