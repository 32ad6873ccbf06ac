import { fullName, type PatientInfo } from '@rpm/domain';

/** The name that a patient is shown by; `null` when the record has none. */
export const patientName = (patient: PatientInfo): string | null => fullName(patient) || patient.username;
