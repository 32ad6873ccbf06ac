import type { Language } from '@rpm/domain';
import type { ActivationEntry } from '../patients/activations.contract.ts';

/** Somebody who asked for an account and has not shown the code yet. */
export interface PendingSignUp {
  /** The user name as `usernameKey` folds it. */
  usernameKey: string;
  passwordHash: string;
  /** The code, hashed as passwords are: six digits would be guessed from anything quicker. */
  codeHash: string;
  expiresAt: Date;
}

/** A sign-up whose two codes were shown. */
interface OpenedSignUp extends Pick<PendingSignUp, 'usernameKey' | 'codeHash'> {
  /** Whose activation code was shown, and its hash. */
  activation: Pick<ActivationEntry, 'patientId' | 'codeHash'>;
  language: Language;
  at: Date;
}

export interface SignUps {
  /**
   * Keeps a sign-up if the user name is that of an enrolled patient without an account, in place of an earlier one.
   * It does the same whoever is known. Sign-ups whose time is over at this moment are forgotten.
   *
   * @returns where to send the code; `null` when nothing was kept
   */
  keep(pending: PendingSignUp, at: Date): Promise<{ username: string } | null>;
  /**
   * Counts a try of the code before it is looked at, so that many at once cannot slip through together.
   *
   * @returns the hash of the code; `null` when there is no sign-up, its time is over, or it had all its tries
   */
  beginTry(usernameKey: string, at: Date): Promise<{ codeHash: string } | null>;
  /**
   * Opens the account of the sign-up with that code for the patient with that activation code, which is spent by it: the
   * account has the patient's id, name and clinic, the role PATIENT and the language of the page.
   * All or nothing, and once: of several at the same time one succeeds.
   *
   * @returns whether the account was opened
   * @see F5
   */
  open(of: OpenedSignUp): Promise<boolean>;
}

declare module '../../store/Store.ts' {
  interface StoreParts {
    signUps: SignUps;
  }
}
