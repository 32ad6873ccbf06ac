import { limits } from '@rpm/domain';
import { auditEntry } from '../contracts/audit.ts';
import type { LoginCodes } from '../contracts/loginCodes.ts';
import type { PasswordChanges } from '../contracts/passwords.ts';
import { usernameKey } from '../search.ts';
import type { MemoryState } from './state.ts';

/** The changes of passwords in a memory store. */
export function memoryPasswords(state: MemoryState): PasswordChanges {
  const { accounts, sessions, passwordRequests, loginCodes, audit } = state;

  /** Ends what was under way with the password before. */
  function endAll(accountId: string, keptSession: string | null) {
    for (const [tokenHash, session] of sessions) {
      if (session.accountId === accountId && tokenHash !== keptSession) sessions.delete(tokenHash);
    }
    passwordRequests.delete(accountId);
    loginCodes.delete(accountId);
  }

  return {
    async keep({ usernameKey: key, ...request }, at) {
      for (const [id, { expiresAt }] of passwordRequests) if (expiresAt <= at) passwordRequests.delete(id);
      const account = accounts.find(({ username }) => usernameKey(username) === key);
      if (!account) return null;
      const { accountId, username } = account;
      passwordRequests.set(accountId, { ...request, isExchanged: false });
      return { accountId, username };
    },
    async exchange({ accountId, tokenHash, ticketHash, at }) {
      const request = passwordRequests.get(accountId);
      if (!request || request.isExchanged || request.tokenHash !== tokenHash) return false;
      if (request.expiresAt <= at) return false;
      passwordRequests.set(accountId, { ...request, tokenHash: ticketHash, isExchanged: true });
      return true;
    },
    async reset({ accountId, ticketHash, passwordHash, at }) {
      const request = passwordRequests.get(accountId);
      const account = accounts.find((each) => each.accountId === accountId);
      if (!account || !request?.isExchanged || request.tokenHash !== ticketHash) return null;
      if (request.expiresAt <= at) return null;
      account.passwordHash = passwordHash;
      endAll(accountId, null);
      const { clinicId } = account;
      audit.push(auditEntry({ accountId, clinicId, at }, 'password.reset', accountId));
      const { passwordHash: _, asksForCode: __, ...known } = account;
      return known;
    },
    async change(actor, { passwordHash, keptSession }) {
      const account = accounts.find(({ accountId }) => accountId === actor.accountId);
      if (!account) return;
      account.passwordHash = passwordHash;
      endAll(actor.accountId, keptSession);
      audit.push(auditEntry(actor, 'password.changed', actor.accountId));
    },
  };
}

/** The log ins of a memory store that wait for their code. */
export function memoryLoginCodes({ loginCodes }: MemoryState): LoginCodes {
  const find = (ticketHash: string, at: Date) =>
    [...loginCodes.values()].find((each) => each.ticketHash === ticketHash && each.expiresAt > at);
  return {
    async keep(pending, at) {
      for (const [id, { expiresAt }] of loginCodes) if (expiresAt <= at) loginCodes.delete(id);
      loginCodes.set(pending.accountId, { ...pending, tries: 0 });
    },
    async beginTry(ticketHash, at) {
      const pending = find(ticketHash, at);
      if (!pending || pending.tries >= limits.codeTries) return null;
      pending.tries += 1;
      return { codeHash: pending.codeHash };
    },
    async take(ticketHash, at) {
      const pending = find(ticketHash, at);
      if (!pending) return null;
      loginCodes.delete(pending.accountId);
      return { accountId: pending.accountId };
    },
  };
}
