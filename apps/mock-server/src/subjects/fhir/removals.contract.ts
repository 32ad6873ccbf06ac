import type { Bounds, FhirType } from '@rpm/domain';

/** That rows went from a record to another one. */
export interface Departure {
  mergeId: string;
  /** Where they are no longer. */
  fromId: string;
}

/** What is no longer where it was, as systems named it. */
export interface Departed {
  /** What is found by the id of its row. */
  rows: { type: FhirType; id: string }[];
  /** Readings, as `readingKey` writes them. */
  readings: string[];
}

/** What a patient's record no longer has, as systems named it. */
export interface RemovedRow {
  patientId: string;
  type: FhirType;
  id: string;
}

/** The same, or what there is one of for a patient. */
export type Removed =
  | RemovedRow
  | { patientId: string; type: Extract<FhirType, 'CareTeam' | 'Consent'>; id: null };

/** What systems were told of and is no longer there under its id. @see ADR 55 */
export interface Removals {
  /** Of the merges of a clinic that were done, or undone, in a time; both ends belong to it. */
  departures(clinicId: string, bounds: Bounds): Promise<Departure[]>;
  /** What went then and has not come back. What nobody was told of is left out. */
  departed(departure: Departure): Promise<Departed>;
  /**
   * What was taken away of the patients of a clinic in a time, and is not there again: files and records of hospitals, the charges of
   * bills of which there is a newer one, a consent without its day, and a team to which nobody belongs any more. Both ends belong to
   * the time.
   */
  removed(clinicId: string, bounds: Bounds): Promise<Removed[]>;
}

declare module '../../store/Store.ts' {
  interface StoreParts {
    removals: Removals;
  }
}
