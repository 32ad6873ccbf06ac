import { type CareTeamMember, formatStamp, fullName } from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import { liveReviews } from '../reviews/memory.ts';
import type { CareTeams } from './careTeams.contract.ts';
import { compareTexts } from './search.ts';

/** Who is responsible comes first, then the last contact. */
export const byNearness = (a: CareTeamMember, b: CareTeamMember) =>
  Number(b.isResponsible) - Number(a.isResponsible) ||
  compareTexts(b.lastContact ?? '', a.lastContact ?? '') ||
  compareTexts(a.userId, b.userId);

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
        .map((account) => {
          const at = contacts.get(account.accountId);
          return {
            userId: account.accountId,
            name: fullName(account),
            role: account.role,
            isResponsible: account.accountId === patient.providerId,
            lastContact: at ? formatStamp(at) : null,
          };
        })
        .sort(byNearness)
        .slice(0, most);
    },
  };
}
