import type { Actor } from '../accounts/contract.ts';

/** The code that a clinic hands over to a patient who is to open an account. */
export interface ActivationEntry {
  patientId: string;
  /** The plain code, hashed as passwords are. */
  codeHash: string;
  /** The first moment at which it is over. */
  expiresAt: Date;
}

/** The codes without which the owner of a mailbox opens nothing. @see F5 */
export interface Activations {
  /**
   * Keeps a code in place of an earlier one of the patient, with its audit entry.
   *
   * @returns `hasAccount`: the patient has one, and nothing was changed
   */
  renew(actor: Actor, entry: ActivationEntry): Promise<'kept' | 'hasAccount'>;
  /**
   * The codes that are good at this moment, of the patients under an address who have no account; by the patients' ids.
   *
   * @param usernameKey the address as `usernameKey` folds it
   */
  ofAddress(usernameKey: string, at: Date): Promise<Pick<ActivationEntry, 'patientId' | 'codeHash'>[]>;
}

declare module '../../store/Store.ts' {
  interface StoreParts {
    activations: Activations;
  }
}
