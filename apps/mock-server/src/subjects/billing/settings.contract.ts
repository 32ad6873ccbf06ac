import type { BillingPapers, BillingSettings, Change } from '@rpm/domain';
import type { Actor } from '../accounts/contract.ts';

/** What was saved last, by whom. */
export interface Saved<T> {
  value: T;
  /** Grows with each change, from 1. */
  version: number;
  savedById: string;
  savedAt: Date;
}

/** Something to be saved in place of a version. */
export interface Saving<T> {
  value: T;
  /** Of what the form began with; 0 of what nobody has saved yet. */
  version: number;
  /** What changes, for the audit log. */
  changes: readonly Change[];
}

/** `changed`: somebody else has saved meanwhile, and nothing was written. */
export type SaveOutcome = 'done' | 'changed';

/** What a clinic bills with. @see SCR-04 */
export interface BillingSettingsOfClinics {
  /** `null` when nobody has saved any. */
  of(clinicId: string): Promise<Saved<BillingSettings> | null>;
  /** Saves it for the actor's clinic, with the audit entry. */
  save(saving: Saving<BillingSettings>, actor: Actor): Promise<SaveOutcome>;
}

/** What bills need of patients beside readings and time. @see SCR-04 */
export interface BillingPapersOfPatients {
  of(patientId: string): Promise<Saved<BillingPapers> | null>;
  /** Of all patients of a clinic, or of some, of whom there are some, by patient, in one statement. */
  ofClinic(clinicId: string, patientIds?: readonly string[]): Promise<Map<string, BillingPapers>>;
  /** Saves them for a patient of the actor's clinic, with the audit entry. */
  save(patientId: string, saving: Saving<BillingPapers>, actor: Actor): Promise<SaveOutcome>;
}

declare module '../../store/Store.ts' {
  interface StoreParts {
    billingSettings: BillingSettingsOfClinics;
    billingPapers: BillingPapersOfPatients;
  }
}
