import type { MemoryState } from '../../store/memory/state.ts';
import { auditEntry } from '../audit/contract.ts';
import { confirmEmail } from '../emails/memory.ts';
import { usernameKey } from '../patients/search.ts';
import type { PasswordChanges } from './contract.ts';
import type {} from './state.ts';

/** Ends what is under way with the password of an account: sessions, known devices, links and codes. */
export function endAll(
  { sessions, knownDevices, passwordRequests, loginCodes, logins }: MemoryState,
  accountId: string,
  keptSession: string | null,
) {
  for (const [tokenHash, session] of sessions) {
    const isOwn = session.accountId === accountId || logins.get(session.accountId) === accountId;
    if (isOwn && tokenHash !== keptSession) sessions.delete(tokenHash);
  }
  for (const [key, owner] of knownDevices) if (owner === accountId) knownDevices.delete(key);
  passwordRequests.delete(accountId);
  loginCodes.delete(accountId);
}

/** The changes of passwords in a memory store. */
export function memoryPasswords(state: MemoryState): PasswordChanges {
  const { accounts, passwordRequests, audit } = state;
  const isGood = ({ accountId, tokenHash, at }: Parameters<PasswordChanges['check']>[0]) => {
    const request = passwordRequests.get(accountId);
    return request !== undefined && request.tokenHash === tokenHash && request.expiresAt > at;
  };

  return {
    async keep({ usernameKey: key, ...request }, at) {
      for (const [id, { expiresAt }] of passwordRequests) if (expiresAt <= at) passwordRequests.delete(id);
      const account = accounts.find(
        ({ accountId, username }) => usernameKey(username) === key && !state.logins.has(accountId),
      );
      if (!account || account.accessEndedAt) return null;
      const { accountId, username, language } = account;
      passwordRequests.set(accountId, request);
      return { accountId, username, language };
    },
    async check(token) {
      return isGood(token);
    },
    async reset({ accountId, tokenHash, passwordHash, at }) {
      const account = accounts.find((each) => each.accountId === accountId);
      if (!account || !isGood({ accountId, tokenHash, at })) return null;
      account.passwordHash = passwordHash;
      endAll(state, accountId, null);
      // The link came by mail.
      confirmEmail(state, accountId, at);
      const { clinicId } = account;
      audit.push(auditEntry({ accountId, clinicId, at }, 'password.reset', accountId));
      const { passwordHash: _, asksForCode: __, ...known } = account;
      return known;
    },
    async change(actor, { passwordHash, keptSession }) {
      const account = accounts.find(({ accountId }) => accountId === actor.accountId);
      if (!account) return;
      account.passwordHash = passwordHash;
      endAll(state, actor.accountId, keptSession);
      audit.push(auditEntry(actor, 'password.changed', actor.accountId));
    },
  };
}
