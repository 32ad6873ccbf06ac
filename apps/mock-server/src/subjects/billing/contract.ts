import type { Bill, BillingCode, Evidence, Rate } from '@rpm/domain';
import type { Actor } from '../accounts/contract.ts';

/** A calendar month of a patient, by the patient's clock. */
export interface PatientMonth {
  patientId: string;
  /** IANA name. */
  timeZone: string;
  year: number;
  /** 1 to 12 */
  month: number;
}

/** What a clinic bills by, what payers pay, and the bills that were made. */
export interface Billing {
  /** The clinic's codes, by code. */
  codes(clinicId: string): Promise<BillingCode[]>;
  /** The clinic's rates, by code, payer and year. @param search all years when none is given */
  rates(search: { clinicId: string; year: number | undefined }): Promise<Rate[]>;
  /** Adds a code and its rate to the actor's clinic, or sets both anew, with the audit entry. */
  setCode(actor: Actor, entry: { code: BillingCode; rate: Rate }): Promise<void>;
  /**
   * What is recorded of a month: days with readings of devices, minutes and live contacts of its notes, and whether
   * the first device was activated in it and set-up is on the bill of no other month, in its last version.
   */
  evidence(month: PatientMonth): Promise<Evidence>;
  /**
   * Keeps a bill as the next version of its month, with its audit entry. A month that has a bill gets another one for a
   * reason alone.
   *
   * @returns its version; or, when nothing was kept, that of the bill that there is
   */
  addBill(actor: Actor, bill: Omit<Bill, 'version'>): Promise<{ isKept: boolean; version: number }>;
}

/** A billing code of a clinic. */
export type ClinicBillingCode = BillingCode & { clinicId: string };

/** A rate of a clinic. */
export type ClinicRate = Rate & { clinicId: string };
