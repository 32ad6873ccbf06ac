import { isAdministrator } from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import { auditEntry } from '../audit/contract.ts';
import { endAll } from '../passwords/memory.ts';
import type { StaffAccess } from './staffAccess.contract.ts';

/** Who may log in, in a memory store. */
export function memoryStaffAccess(state: MemoryState): StaffAccess {
  const { accounts, audit, factors } = state;
  const find = (id: string, clinic: string) =>
    accounts.find(({ accountId, clinicId }) => accountId === id && clinicId === clinic);
  return {
    async end(actor, accountId) {
      const account = find(accountId, actor.clinicId);
      if (!account || account.accessEndedAt) return 'ended';
      const others = accounts.filter(
        (each) =>
          each.clinicId === actor.clinicId && each.accountId !== accountId && each.accessEndedAt === null,
      );
      if (isAdministrator(account.role) && !others.some(({ role }) => isAdministrator(role))) {
        return 'lastAdministrator';
      }
      account.accessEndedAt = actor.at;
      state.accountChanges.set(accountId, actor.at);
      endAll(state, accountId, null);
      audit.push(auditEntry(actor, 'staff.access-ended', accountId));
      return 'ended';
    },
    async restore(actor, accountId) {
      const account = find(accountId, actor.clinicId);
      if (!account?.accessEndedAt) return;
      account.accessEndedAt = null;
      state.accountChanges.set(accountId, actor.at);
      audit.push(auditEntry(actor, 'staff.access-restored', accountId));
    },
    async resetFactors(actor, accountId) {
      const kept = factors.get(accountId);
      if (!find(accountId, actor.clinicId) || !kept) return false;
      const { secret, begun, passkeys, recovery } = kept;
      if (secret === null && begun === null && passkeys.length + recovery.length === 0) return false;
      factors.delete(accountId);
      endAll(state, accountId, null);
      audit.push(auditEntry(actor, 'staff.factors-reset', accountId));
      return true;
    },
  };
}
