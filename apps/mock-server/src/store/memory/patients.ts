import { formatStamp, fullName, type PatientRecord } from '@rpm/domain';
import type { Patient as SeedPatient } from '../../seed/World.ts';
import type { Patient, Patients } from '../contracts/patients.ts';
import { usernameKey } from '../search.ts';
import type { MemoryState } from './state.ts';

/** The patients of a memory store. */
export function memoryPatients(state: MemoryState): Patients {
  const found = (patient: SeedPatient | undefined): Patient | null =>
    patient ? { clinicId: patient.clinicId, record: patientRecord(state, patient) } : null;
  return {
    async find(userId) {
      return found(state.patients.find(({ patientId }) => patientId === userId));
    },
    async findByUsername(key) {
      return found(state.patients.find(({ username }) => usernameKey(username) === key));
    },
  };
}

/** A patient as the API answers it. */
export function patientRecord({ accounts, clinicName }: MemoryState, patient: SeedPatient): PatientRecord {
  const { patientId, clinicId, providerId, birthDate, enrolledAt, ...same } = patient;
  const provider = accounts.find(({ accountId }) => accountId === providerId);
  return {
    ...structuredClone(same),
    userId: patientId,
    dob: birthDate,
    clinic: clinicName(clinicId),
    provider: provider ? { userId: provider.accountId, name: fullName(provider) } : null,
    enrolled: formatStamp(enrolledAt),
  };
}
