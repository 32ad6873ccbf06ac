import { isClinicRole, limits } from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import { auditEntry } from '../audit/contract.ts';
import { confirmEmail } from '../emails/memory.ts';
import { usernameKey } from '../patients/search.ts';
import type { Invitation, InvitationEntry, StaffInvitations } from './contract.ts';
import type {} from './state.ts';

const keptMs = limits.invitationKeptDays * 86_400_000;

/** The invitations of a memory store. */
export function memoryStaff(state: MemoryState): StaffInvitations {
  const { accounts, patients, invitations, audit, clinicName } = state;
  const accountOf = (key: string) => accounts.find(({ username }) => usernameKey(username) === key);
  const isFree = (key: string) =>
    !accountOf(key) && !patients.some(({ username }) => usernameKey(username) === key);
  return {
    async invite(actor, invitation) {
      const { at, clinicId } = actor;
      const key = usernameKey(invitation.username);
      for (const [id, each] of invitations) {
        const isOver = each.expiresAt.getTime() <= at.getTime() - keptMs;
        if (isOver) invitations.delete(id);
      }
      const account = accountOf(key);
      if (account?.clinicId !== clinicId || !isClinicRole(account.role)) {
        for (const [id, each] of invitations) {
          if (each.clinicId === clinicId && usernameKey(each.username) === key) invitations.delete(id);
        }
        invitations.set(invitation.invitationId, { ...invitation, clinicId });
        const { invitationId, role } = invitation;
        audit.push(auditEntry(actor, 'staff.invited', invitationId, { role }));
      }
      return { isFree: isFree(key) };
    },
    async ofClinic(id) {
      return [...invitations.values()].filter(({ clinicId }) => clinicId === id).map(invitationOf);
    },
    async withdraw(actor, invitationId) {
      if (invitations.get(invitationId)?.clinicId !== actor.clinicId) return false;
      invitations.delete(invitationId);
      audit.push(auditEntry(actor, 'staff.invitation-withdrawn', invitationId));
      return true;
    },
    async check({ invitationId, tokenHash, at }) {
      const found = invitations.get(invitationId);
      if (found?.tokenHash !== tokenHash || found.expiresAt <= at) return null;
      return { ...invitationOf(found), clinicName: clinicName(found.clinicId) };
    },
    async accept({ invitationId, tokenHash, accountId, firstName, lastName, passwordHash, language, at }) {
      const found = invitations.get(invitationId);
      if (found?.tokenHash !== tokenHash || found.expiresAt <= at) return null;
      invitations.delete(invitationId);
      const { clinicId, username, role } = found;
      if (!isFree(usernameKey(username))) return null;
      const account = {
        accountId,
        username,
        role,
        isCarer: false,
        clinicId,
        clinicName: clinicName(clinicId),
        firstName,
        middleName: '',
        lastName,
        accessEndedAt: null,
        language,
      };
      accounts.push({ ...account, passwordHash, asksForCode: false });
      state.accountChanges.set(accountId, at);
      confirmEmail(state, accountId, at);
      audit.push(auditEntry({ accountId, clinicId, at }, 'account.opened', accountId, { role }));
      return account;
    },
  };
}

const invitationOf = ({
  invitationId,
  username,
  role,
  firstName,
  lastName,
  expiresAt,
}: InvitationEntry): Invitation => ({ invitationId, username, role, firstName, lastName, expiresAt });
