import type { PatientRecord } from '@rpm/domain';

/** A patient, and the clinic that cares for them. */
export interface Patient {
  clinicId: string;
  /** As the API answers it. */
  record: PatientRecord;
}

export interface Patients {
  find(userId: string): Promise<Patient | null>;
  /** @param usernameKey the name as `usernameKey` folds it */
  findByUsername(usernameKey: string): Promise<Patient | null>;
}
