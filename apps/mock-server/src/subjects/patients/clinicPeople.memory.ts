import { fullName } from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import type { ClinicScope } from '../readings/contract.ts';
import type { StoredPatient } from './contract.ts';
import { isInCare } from './life.ts';

/** The patients in the care of a clinic or provider, by id. */
export function patientsIn(
  { patients }: MemoryState,
  { clinicId, providerId }: ClinicScope,
): StoredPatient[] {
  return patients
    .filter(isInCare)
    .filter((each) => each.clinicId === clinicId && (!providerId || each.providerId === providerId))
    .sort((a, b) => (a.patientId < b.patientId ? -1 : 1));
}

/** Somebody of the clinic, by the account. */
export function personOf({ accounts }: MemoryState, id: string) {
  const account = accounts.find(({ accountId }) => accountId === id);
  return { userId: id, name: account ? fullName(account) : '' };
}
