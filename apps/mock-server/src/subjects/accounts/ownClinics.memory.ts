import type { MemoryState } from '../../store/memory/state.ts';
import { compareTexts, usernameKey } from '../patients/search.ts';
import { isClosed } from './login.memory.ts';
import type { OwnClinics } from './ownClinics.contract.ts';
import { openAccount } from './signUps.memory.ts';

/** The clinics of the accounts of a memory store. */
export function memoryOwnClinics(state: MemoryState): OwnClinics {
  const { accounts, logins, patients, activations, profiles } = state;
  return {
    async of(loginId) {
      return accounts
        .filter(({ accountId }) => (logins.get(accountId) ?? accountId) === loginId)
        .filter(({ accessEndedAt }) => accessEndedAt === null)
        .map(({ passwordHash: _, asksForCode: __, ...account }) => account)
        .sort((a, b) => compareTexts(a.clinicName, b.clinicName) || compareTexts(a.accountId, b.accountId));
    },
    async link({ loginId, activation, at }) {
      const { patientId: accountId, codeHash } = activation;
      const login = accounts.find((each) => each.accountId === loginId);
      const patient = patients.find(({ patientId }) => patientId === accountId);
      const handedOver = activations.get(accountId);
      if (!login || !patient) return null;
      if (accounts.some((each) => each.accountId === accountId) && !isClosed(state, accountId)) return null;
      if (usernameKey(patient.username) !== usernameKey(login.username)) return null;
      if (handedOver?.codeHash !== codeHash || handedOver.expiresAt <= at) return null;
      const account = openAccount(state, patient, { passwordHash: '', language: login.language, at });
      logins.set(accountId, loginId);
      profiles.set(accountId, { ...profiles.get(loginId) });
      return account;
    },
  };
}
