import { fullName } from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import { liveReviews } from '../reviews/memory.ts';
import { byNearness, type CareTeams } from './careTeams.contract.ts';

/** The care teams of a memory store. */
export function memoryCareTeams(state: MemoryState): CareTeams {
  const { accounts, patients, notes } = state;
  return {
    async of(id, most) {
      const patient = patients.find(({ patientId }) => patientId === id);
      if (!patient) return [];
      const contacts = new Map<string, Date>();
      const meet = (accountId: string, at: Date) => {
        const before = contacts.get(accountId);
        if (!before || before < at) contacts.set(accountId, at);
      };
      for (const { patientId, kind, authorId, at } of notes) {
        if (patientId !== id || kind === 'exception' || authorId === id) continue;
        meet(authorId, at);
      }
      for (const { reviewerId, at } of liveReviews(state, id)) meet(reviewerId, at);
      return accounts
        .filter(({ accountId }) => accountId === patient.providerId || contacts.has(accountId))
        .map((account) => ({
          accountId: account.accountId,
          name: fullName(account),
          role: account.role,
          isResponsible: account.accountId === patient.providerId,
          lastContact: contacts.get(account.accountId) ?? null,
        }))
        .sort(byNearness)
        .slice(0, most);
    },
  };
}
