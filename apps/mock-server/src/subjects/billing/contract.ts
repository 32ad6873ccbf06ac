import type { Bill, BillingCode, Change, CodeRate, KeptBill, KnownCode, Rate } from '@rpm/domain';
import type { Actor } from '../accounts/contract.ts';
import { compareTexts } from '../patients/search.ts';

/** What a clinic bills by, what payers pay, and the bills that were made. */
export interface Billing {
  /** The clinic's codes, by code. */
  codes(clinicId: string): Promise<KnownCode[]>;
  /** The clinic's rates, by code, payer, locality and first day. @param search of any day of a year; all when none is given */
  rates(search: { clinicId: string; year: number | undefined }): Promise<Rate[]>;
  /**
   * Saves codes of the actor's clinic, each once and with all its rates, in place of a version, with their audit entries.
   *
   * @returns `changed` when one is of another version, and nothing was written
   */
  saveCodes(actor: Actor, savings: readonly CodeSaving[]): Promise<'done' | 'changed'>;
  /**
   * Keeps a bill as the next version of its month, with its audit entry. A month that has a bill gets another one for a
   * reason alone.
   *
   * @throws MonthIsClosed
   * @returns its version; or, when nothing was kept, that of the bill that there is
   */
  addBill(actor: Actor, bill: Omit<KeptBill, 'version'>): Promise<{ isKept: boolean; version: number }>;
  /**
   * Keeps those bills, of different patients, whose month has none yet, with their audit entries: of several at once for one
   * patient's month, one is kept.
   *
   * @throws MonthIsClosed
   * @returns the patients whose bills were kept
   */
  addFirstBills(actor: Actor, bills: readonly Omit<KeptBill, 'version'>[]): Promise<string[]>;
}

/** A code to be saved. */
export interface CodeSaving {
  code: BillingCode;
  /** All of the code: what was there before must be among them. */
  rates: readonly CodeRate[];
  /** Of which version it takes the place; 0: there is none yet. */
  version: number;
  /** What changes, for the audit log. */
  changes: readonly Change[];
}

/** A billing code of a clinic. */
export type ClinicBillingCode = KnownCode & { clinicId: string };

/** A rate of a clinic. */
export type ClinicRate = Rate & { clinicId: string };

/** The code that is billed once, for setting the devices up. */
export const setUpCode = '99453';

/** The order of codes. */
export const byCode = (a: BillingCode, b: BillingCode) => compareTexts(a.code, b.code);

/** The order of rates; 0 for two that cannot stand beside each other. */
export const byRate = (a: Rate, b: Rate) =>
  compareTexts(a.code, b.code) ||
  compareTexts(a.payer, b.payer) ||
  compareTexts(a.locality ?? '', b.locality ?? '') ||
  compareTexts(a.effectiveFrom, b.effectiveFrom);

/** What the audit log says of a code that was saved: of the first version that it was added. */
export const codeAction = ({ version }: CodeSaving) =>
  version === 0 ? ('billing.code-added' as const) : ('billing.code-changed' as const);

/** What the audit log says of a bill. */
export const billFacts = ({ billId, year, month, totalCents, version, reason }: Bill) => ({
  billId,
  year,
  month,
  totalCents,
  version,
  ...(reason !== null && { reason }),
});

declare module '../../store/Store.ts' {
  interface StoreParts {
    billing: Billing;
  }
}
