import type { Actor } from '../accounts/contract.ts';

/** What remains of a patient who was erased: no name, no address, nothing of the record. */
export interface ErasedPatient {
  patientId: string;
  at: Date;
  askedById: string;
  confirmedById: string;
  /** As the one who asked gave it. */
  reason: string;
}

/** What came of an attempt to erase; what is not `erased` changed nothing. */
export type ErasureOutcome = 'erased' | 'notAsked' | 'ownRequest' | 'held';

/** Legal holds, and the erasure of a patient by two people. Each writes its audit entry; of what is so already nothing changes. @see F5 */
export interface Erasures {
  /** Keeps a record from being erased. A request for its erasure that waits is over. */
  hold(actor: Actor, patientId: string, reason: string): Promise<void>;
  lift(actor: Actor, patientId: string): Promise<void>;
  /** Asks for the erasure, in place of an earlier request. @returns `held` when a hold forbids it */
  ask(actor: Actor, patientId: string, reason: string): Promise<'asked' | 'held'>;
  withdraw(actor: Actor, patientId: string): Promise<void>;
  /**
   * Erases all that is kept of a patient: the record, the account, and what the audit log keeps beside its lines. Lines of
   * the logs stay; they hold no name. Only what another person has asked for in time is erased.
   */
  confirm(actor: Actor, patientId: string): Promise<ErasureOutcome>;
  /** Who was erased in a clinic, oldest first. */
  erased(clinicId: string): Promise<ErasedPatient[]>;
}

declare module '../../store/Store.ts' {
  interface StoreParts {
    erasures: Erasures;
  }
}
