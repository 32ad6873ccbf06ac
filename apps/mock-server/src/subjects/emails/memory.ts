import { limits } from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import { auditEntry } from '../audit/contract.ts';
import type { EmailConfirmations } from './contract.ts';
import type { LoginCodes, PendingLogin } from './loginCodes.contract.ts';
import type {} from './state.ts';

/** One-time codes by account. */
function codesIn(codes: Map<string, PendingLogin & { tries: number }>): LoginCodes {
  const find = (ticketHash: string, at: Date) =>
    [...codes.values()].find((each) => each.ticketHash === ticketHash && each.expiresAt > at);
  return {
    async keep(pending, at) {
      for (const [id, { expiresAt }] of codes) if (expiresAt <= at) codes.delete(id);
      codes.set(pending.accountId, { ...pending, tries: 0 });
    },
    async beginTry(ticketHash, at) {
      const pending = find(ticketHash, at);
      if (!pending || pending.tries >= limits.codeTries) return null;
      pending.tries += 1;
      return { accountId: pending.accountId, codeHash: pending.codeHash };
    },
    async take(ticketHash, at) {
      const pending = find(ticketHash, at);
      if (!pending) return null;
      codes.delete(pending.accountId);
      return { accountId: pending.accountId };
    },
  };
}

/** The codes of a memory store that a log in waits for. */
export const memoryLoginCodes = (state: MemoryState): LoginCodes => codesIn(state.loginCodes);

/** The codes of a memory store that confirm an address. */
export function memoryEmailCodes(state: MemoryState): EmailConfirmations {
  const { emailCodes, emailsConfirmed, audit } = state;
  const { keep, beginTry } = codesIn(emailCodes);
  return {
    keep,
    beginTry,
    async confirmedAt(accountId) {
      return emailsConfirmed.get(accountId) ?? null;
    },
    async confirm(actor, ticketHash) {
      const { accountId, at } = actor;
      const pending = emailCodes.get(accountId);
      if (!pending || pending.ticketHash !== ticketHash || pending.expiresAt <= at) return false;
      emailCodes.delete(accountId);
      confirmEmail(state, accountId, at);
      audit.push(auditEntry(actor, 'email.confirmed', accountId));
      return true;
    },
  };
}

/** Confirms the address of an account; an earlier moment stays. */
export function confirmEmail({ emailsConfirmed }: MemoryState, accountId: string, at: Date): void {
  if (!emailsConfirmed.has(accountId)) emailsConfirmed.set(accountId, at);
}
