import type { IntentKey, IntentOutcome } from './once.ts';

/**
 * What the API keeps, by subject. Each adds its parts in its `contract.ts`. A write takes down its audit entry in the same
 * transaction.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the subjects add to it.
export interface StoreParts {}

/** Whose rows a piece of work may touch: those of one clinic, or, where nobody is known yet, of all. */
export type Scope = { readonly clinicId: string } | 'every clinic';

/**
 * All that the API keeps, in the words of the domain. Every store gives the same answers: one contract test runs on all.
 */
export interface Store extends StoreParts {
  /**
   * Does a piece of work at most once for an intent, and keeps its answer beside what it wrote, in one transaction.
   * Work that throws has done nothing, and may be tried again with the same key.
   *
   * @param work gets the parts inside the transaction; its answer must be JSON
   * @see behaviour section 4
   */
  once<T>(intent: IntentKey, work: (parts: StoreParts) => Promise<T>): Promise<IntentOutcome<T>>;
  /** Does all of a piece of work or nothing of it. */
  atomically<T>(work: (parts: StoreParts) => Promise<T>): Promise<T>;
  /**
   * Does a piece of work in which the rows of other clinics are not there: also where a query forgot to ask for its own.
   * It reaches as far as the work waits for what it calls.
   */
  within<T>(scope: Scope, work: () => Promise<T>): Promise<T>;
}
