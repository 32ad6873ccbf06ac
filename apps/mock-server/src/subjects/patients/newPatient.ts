import type { Actor } from '../accounts/contract.ts';
import type { Enrollment, StoredPatient } from './contract.ts';

/**
 * The record of somebody who is enrolled. What was left empty is not known, and names are kept as they were typed.
 *
 * @param timeZone the clinic's: the patient's days are counted in it until somebody says otherwise
 */
export function newPatient(
  { patientId, patient, providerId }: Enrollment,
  { clinicId, at }: Actor,
  timeZone: string,
): StoredPatient {
  const { isAnother: _, dob, ...same } = patient;
  return {
    ...same,
    patientId,
    clinicId,
    providerId,
    birthDate: dob,
    gender: same.gender.trim() || null,
    phone: same.phone.trim() || null,
    language: same.language.trim() || null,
    timeZone,
    enrolledAt: at,
  };
}
