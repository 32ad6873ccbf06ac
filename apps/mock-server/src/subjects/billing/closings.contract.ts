import type { Actor } from '../accounts/contract.ts';

/** A month that is closed: who did it, and when. */
interface MonthClosing {
  /** `YYYY-MM` */
  month: string;
  closedById: string;
  closedAt: Date;
}

/** A closing as it is kept, in force until somebody opens the month again. */
export interface StoredClosing extends MonthClosing {
  closingId: string;
  clinicId: string;
  reopening: { byId: string; at: Date; reason: string } | null;
}

/** The months that clinics have closed. What was closed and opened again is kept with its reason. @see SCR-04 */
export interface MonthClosings {
  /** `null` while a month is open. */
  of(clinicId: string, month: string): Promise<MonthClosing | null>;
  /**
   * Closes a month of the actor's clinic, with the audit entry. Whatever writes bills or time of the month at the same
   * moment is done before, or finds it closed.
   *
   * @returns whether it was open: of several at once, one closes it
   */
  close(closing: { closingId: string; month: string }, actor: Actor): Promise<boolean>;
  /** Opens a month again, with the audit entry. @returns whether it was closed */
  reopen(opening: { month: string; reason: string }, actor: Actor): Promise<boolean>;
}

/** Thrown by a write of bills whose month was closed meanwhile; nothing was written. */
export class MonthIsClosed extends Error {}

declare module '../../store/Store.ts' {
  interface StoreParts {
    monthClosings: MonthClosings;
  }
}
