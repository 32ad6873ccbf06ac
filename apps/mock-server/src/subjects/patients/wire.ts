import { formatStamp, type PatientRecord } from '@rpm/domain';
import type { Patient } from './contract.ts';

/** A patient's record as the API answers it. */
export const patientRecord = ({
  patientId,
  clinicId: _,
  clinicName,
  birthDate,
  enrolledAt,
  life: __,
  ...same
}: Patient): PatientRecord => ({
  ...same,
  userId: patientId,
  dob: birthDate,
  clinic: clinicName,
  enrolled: formatStamp(enrolledAt),
});
