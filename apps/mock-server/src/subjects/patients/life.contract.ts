import type { Actor } from '../accounts/contract.ts';

/** How a clinic ends and takes up again what a patient has with it. Each writes its audit entry; of what is so already nothing changes. @see F5 */
export interface PatientLives {
  /**
   * Ends the access of a patient's account, with its sessions and every link and code that is under way.
   *
   * @returns `noAccount` when none was opened yet
   */
  endAccess(actor: Actor, patientId: string): Promise<'ended' | 'noAccount'>;
  /** Gives it back. */
  restoreAccess(actor: Actor, patientId: string): Promise<void>;
  /**
   * Takes a patient out of the lists of the clinic. The record stays, and what devices still send is kept.
   *
   * @param discharge `day`: `YYYY-MM-DD`
   */
  discharge(actor: Actor, patientId: string, discharge: { day: string; reason: string }): Promise<void>;
  /** Takes the patient into care again. */
  readmit(actor: Actor, patientId: string): Promise<void>;
}

declare module '../../store/Store.ts' {
  interface StoreParts {
    lives: PatientLives;
  }
}
