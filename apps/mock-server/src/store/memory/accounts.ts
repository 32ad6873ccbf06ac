import { isClinicRole } from '@rpm/domain';
import type { Accounts } from '../contracts/accounts.ts';
import type { Sessions } from '../contracts/sessions.ts';
import { usernameKey } from '../search.ts';
import type { MemoryState } from './state.ts';

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
export function memorySessions({ accounts, sessions }: MemoryState): Sessions {
  return {
    async add(session) {
      sessions.set(session.tokenHash, { ...session });
    },
    async find(tokenHash) {
      const session = sessions.get(tokenHash);
      const account = accounts.find(({ accountId }) => accountId === session?.accountId);
      return session && account ? { session: { ...session }, account } : null;
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
