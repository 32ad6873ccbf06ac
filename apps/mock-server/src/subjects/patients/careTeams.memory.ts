import { fullName, isClinicRole } from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import { seedConfirmedAt } from '../../store/World.ts';
import { liveReviews } from '../reviews/memory.ts';
import { byNearness, type CareTeam, type CareTeams, latestOf } from './careTeams.contract.ts';
import { changesOf } from './contract.ts';

/** The care teams of a memory store. */
export function memoryCareTeams(state: MemoryState): CareTeams {
  const { accounts, accountChanges, merges, notes, patients, reviews } = state;
  /** Also who wrote in a record that became a part of this one. */
  const isPatient = (authorId: string) =>
    !isClinicRole(accounts.find(({ accountId }) => accountId === authorId)?.role ?? '');
  async function dated(id: string, most: number): Promise<CareTeam> {
    const patient = patients.find(({ patientId }) => patientId === id);
    if (!patient) return { carers: [], changedAt: null };
    const contacts = new Map<string, Date>();
    const meet = (accountId: string, at: Date) => {
      const before = contacts.get(accountId);
      if (!before || before < at) contacts.set(accountId, at);
    };
    for (const { patientId, kind, authorId, at } of notes) {
      if (patientId !== id || kind === 'exception' || isPatient(authorId)) continue;
      meet(authorId, at);
    }
    for (const { reviewerId, at } of liveReviews(state, id)) meet(reviewerId, at);
    const members = accounts.filter(
      ({ accountId }) => accountId === patient.providerId || contacts.has(accountId),
    );
    const moments = [
      ...[changesOf(patient).at, ...contacts.values()],
      ...reviews.map((each) => (each.patientId === id ? each.undoneAt : null)),
      ...merges.flatMap(({ keptId, goneId, at, undoneAt }) =>
        keptId === id || goneId === id ? [at, undoneAt] : [],
      ),
      ...members.map(({ accountId }) => accountChanges.get(accountId) ?? seedConfirmedAt),
    ];
    const carers = members
      .map((account) => ({
        accountId: account.accountId,
        name: fullName(account),
        role: account.role,
        isResponsible: account.accountId === patient.providerId,
        lastContact: contacts.get(account.accountId) ?? null,
      }))
      .sort(byNearness)
      .slice(0, most);
    return { carers, changedAt: carers.length === 0 ? null : latestOf(moments) };
  }
  return { dated, of: async (patientId, most) => (await dated(patientId, most)).carers };
}
