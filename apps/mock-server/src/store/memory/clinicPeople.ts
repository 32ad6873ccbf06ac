import { fullName } from '@rpm/domain';
import type { Patient } from '../../seed/World.ts';
import type { ClinicScope } from '../contracts/readings.ts';
import type { MemoryState } from './state.ts';

/** The patients of a clinic or provider, by id. */
export function patientsIn({ patients }: MemoryState, { clinicId, providerId }: ClinicScope): Patient[] {
  return patients
    .filter((each) => each.clinicId === clinicId && (!providerId || each.providerId === providerId))
    .sort((a, b) => (a.patientId < b.patientId ? -1 : 1));
}

/** Somebody of the clinic, by the account. */
export function personOf({ accounts }: MemoryState, id: string) {
  const account = accounts.find(({ accountId }) => accountId === id);
  return { userId: id, name: account ? fullName(account) : '' };
}
