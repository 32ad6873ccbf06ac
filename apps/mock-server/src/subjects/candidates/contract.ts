import type { CandidateFacts, CandidateRow, NewestReading } from '@rpm/domain';

/** Somebody in care who has no device, with what decides whether they are a candidate. */
export interface ScannedPatient extends CandidateFacts {
  patientId: string;
  firstName: string;
  middleName: string;
  lastName: string;
  birthDate: string | null;
  /** As it is sorted and searched. */
  nameKey: string;
  /** How many procedures are on record. */
  procedures: number;
}

/** What a line says beside that. */
type CandidateDetails = Pick<CandidateRow, 'lastVisit' | 'lastLab'> & { latest: NewestReading | null };

/** Those who have no device. @see SCR-02 */
export interface Candidates {
  /** All of a clinic who are in care and have no activated device, in no order; in one statement. */
  scan(clinicId: string): Promise<ScannedPatient[]>;
  /** How many patients of a clinic are in care. */
  inCare(clinicId: string): Promise<number>;
  /** What the lines of a page say, by patient. */
  details(patientIds: readonly string[]): Promise<Map<string, CandidateDetails>>;
}

declare module '../../store/Store.ts' {
  interface StoreParts {
    candidates: Candidates;
  }
}
