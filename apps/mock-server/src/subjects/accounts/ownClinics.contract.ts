import type { ActivationEntry } from '../patients/activations.contract.ts';
import type { Account } from './contract.ts';

/**
 * The accounts of a person who is the patient of several clinics. Each has the patient's id, and one logs in for all; no
 * clinic sees that there are others.
 *
 * @see F12
 */
export interface OwnClinics {
  /** The accounts that a log in opens and whose access was not ended, by the clinic's name. */
  of(loginId: string): Promise<Account[]>;
  /**
   * Opens the account of a patient beside that of the log in, with the audit entry that every account has that is opened,
   * and spends the activation code. The preferences are those of the log in. All or nothing, and once.
   *
   * @param link the patient must have the address of the log in, and no account
   * @returns the new account; `null` when nothing was opened
   */
  link(link: {
    loginId: string;
    activation: Pick<ActivationEntry, 'patientId' | 'codeHash'>;
    at: Date;
  }): Promise<Account | null>;
}

declare module '../../store/Store.ts' {
  interface StoreParts {
    ownClinics: OwnClinics;
  }
}
