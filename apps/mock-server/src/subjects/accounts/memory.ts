import { isClinicRole, limits } from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import { seedConfirmedAt } from '../../store/World.ts';
import { auditEntry } from '../audit/contract.ts';
import { usernameKey } from '../patients/search.ts';
import { profileOf } from '../profiles/memory.ts';
import { type Sessions, wholeSession } from '../sessions/contract.ts';
import { isLive, newestSessionFirst } from '../sessions/live.ts';
import type { Accounts } from './contract.ts';
import type {} from './state.ts';

/** The accounts of a memory store. */
export function memoryAccounts({ accounts, patients, logins, accountChanges }: MemoryState): Accounts {
  return {
    async findByUsername(key) {
      const isLogin = ({ accountId }: { accountId: string }) => !logins.has(accountId);
      return accounts.find((each) => isLogin(each) && usernameKey(each.username) === key) ?? null;
    },
    async find(id) {
      return accounts.find(({ accountId }) => accountId === id) ?? null;
    },
    active: async (ids) =>
      new Set(
        accounts
          .filter(({ accountId, accessEndedAt }) => ids.includes(accountId) && !accessEndedAt)
          .map(({ accountId }) => accountId),
      ),
    async readerLanguage(key) {
      const known = [...accounts, ...patients].find(({ username }) => usernameKey(username) === key);
      return known?.language ?? null;
    },
    async ofClinic(id) {
      return accounts
        .filter(({ clinicId, role }) => clinicId === id && isClinicRole(role))
        .map(({ passwordHash: _, asksForCode: __, ...account }) => ({
          ...account,
          changedAt: accountChanges.get(account.accountId) ?? seedConfirmedAt,
        }));
    },
  };
}

/** The sessions of a memory store. */
export function memorySessions(state: MemoryState): Sessions {
  const { accounts, sessions, logins, audit } = state;
  const loginOf = (accountId: string) => logins.get(accountId) ?? accountId;
  return {
    async add(session) {
      sessions.set(session.tokenHash, wholeSession(session));
    },
    async find(tokenHash) {
      const session = sessions.get(tokenHash);
      const account = accounts.find(({ accountId }) => accountId === session?.accountId);
      if (!session || !account || account.accessEndedAt) return null;
      const idleSeconds = profileOf(state, account.accountId)?.sessionSeconds ?? limits.idleLogoutSeconds;
      const timeZone = state.clinics.find(({ clinicId }) => clinicId === account.clinicId)?.timeZone ?? 'UTC';
      return { session: { ...session }, account, loginId: loginOf(account.accountId), idleSeconds, timeZone };
    },
    async renew(tokenHash, at) {
      const session = sessions.get(tokenHash);
      if (session && session.lastSeenAt < at) session.lastSeenAt = at;
    },
    async end(tokenHash) {
      sessions.delete(tokenHash);
    },
    async confirm(tokenHash, at) {
      const session = sessions.get(tokenHash);
      if (session) session.confirmedAt = at;
    },
    async setUp(id) {
      for (const session of sessions.values())
        if (loginOf(session.accountId) === id) session.needsSetUp = false;
    },
    async ofAccount(id, at) {
      const account = accounts.find(({ accountId }) => accountId === id);
      const idleSeconds = (of: string) => profileOf(state, of)?.sessionSeconds ?? limits.idleLogoutSeconds;
      return [...sessions.values()]
        .filter(
          (session) =>
            account &&
            loginOf(session.accountId) === id &&
            isLive(session, idleSeconds(session.accountId), at),
        )
        .sort(newestSessionFirst)
        .map((session) => ({ ...session }));
    },
    async endSome(actor, tokenHashes) {
      for (const tokenHash of tokenHashes) sessions.delete(tokenHash);
      audit.push(
        auditEntry(actor, 'security.sessions-ended', actor.accountId, { count: tokenHashes.length }),
      );
    },
  };
}
