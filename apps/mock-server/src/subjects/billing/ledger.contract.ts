import type { Month, PatientCare } from '@rpm/domain';

/** Whose care of a month is asked for: of a whole clinic, or of some patients of it. */
export interface CareSearch extends Month {
  clinicId: string;
  /** All when left out. */
  patientIds?: readonly string[];
  /** What is asked at: a timer that runs counts until then. */
  now: Date;
}

/** What bills rest on. */
export interface Ledger {
  /**
   * What is recorded of patients that the bill of a month rests on, by patient: of a whole clinic in a number of
   * statements that does not grow with its patients. A record that became a part of another one is left out.
   *
   * @see SCR-04
   */
  care(search: CareSearch): Promise<PatientCare[]>;
}

/** The stretch of time whose work a month's clocks can ask for: a device period that ends in it begins up to 30 days before. */
export function workOf({ year, month }: Month) {
  const day = 86_400_000;
  return {
    start: new Date(Date.UTC(year, month - 1, 1) - 32 * day),
    end: new Date(Date.UTC(year, month, 1) + 2 * day),
  };
}

declare module '../../store/Store.ts' {
  interface StoreParts {
    ledger: Ledger;
  }
}
