import { isClinicRole, limits } from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import { usernameKey } from '../patients/search.ts';
import { profileOf } from '../profiles/memory.ts';
import type { Sessions } from '../sessions/contract.ts';
import type { Accounts } from './contract.ts';

/** The accounts of a memory store. */
export function memoryAccounts({ accounts }: MemoryState): Accounts {
  return {
    async findByUsername(key) {
      return accounts.find(({ username }) => usernameKey(username) === key) ?? null;
    },
    async find(id) {
      return accounts.find(({ accountId }) => accountId === id) ?? null;
    },
    async ofClinic(id) {
      return accounts
        .filter(({ clinicId, role }) => clinicId === id && isClinicRole(role))
        .map(({ passwordHash: _, asksForCode: __, ...account }) => account);
    },
  };
}

/** The sessions of a memory store. */
export function memorySessions(state: MemoryState): Sessions {
  const { accounts, sessions } = state;
  return {
    async add(session) {
      sessions.set(session.tokenHash, { ...session });
    },
    async find(tokenHash) {
      const session = sessions.get(tokenHash);
      const account = accounts.find(({ accountId }) => accountId === session?.accountId);
      if (!session || !account || account.accessEndedAt) return null;
      const idleSeconds = profileOf(state, account.accountId)?.sessionSeconds ?? limits.idleLogoutSeconds;
      return { session: { ...session }, account, idleSeconds };
    },
    async renew(tokenHash, at) {
      const session = sessions.get(tokenHash);
      if (session && session.lastSeenAt < at) session.lastSeenAt = at;
    },
    async end(tokenHash) {
      sessions.delete(tokenHash);
    },
  };
}
