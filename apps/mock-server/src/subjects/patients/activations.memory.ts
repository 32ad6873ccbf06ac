import type { MemoryState } from '../../store/memory/state.ts';
import { isClosed } from '../accounts/login.memory.ts';
import { auditEntry } from '../audit/contract.ts';
import type { Activations } from './activations.contract.ts';
import { compareTexts, usernameKey } from './search.ts';

/** The activation codes of a memory store. */
export function memoryActivations(state: MemoryState): Activations {
  const { accounts, patients, activations, audit } = state;
  const hasAccount = (patientId: string) =>
    accounts.some(({ accountId }) => accountId === patientId) && !isClosed(state, patientId);
  return {
    async renew(actor, { patientId, codeHash, expiresAt }) {
      if (hasAccount(patientId)) return 'hasAccount';
      activations.set(patientId, { codeHash, expiresAt });
      audit.push(auditEntry(actor, 'patient.activation-code', patientId));
      return 'kept';
    },
    async ofAddress(key, at) {
      return patients
        .filter(({ username, patientId }) => usernameKey(username) === key && !hasAccount(patientId))
        .flatMap(({ patientId }) => {
          const found = activations.get(patientId);
          return found && found.expiresAt > at ? [{ patientId, codeHash: found.codeHash }] : [];
        })
        .sort((a, b) => compareTexts(a.patientId, b.patientId));
    },
  };
}
