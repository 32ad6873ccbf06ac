import type { MemoryState } from '../../store/memory/state.ts';
import { auditEntry } from '../audit/contract.ts';
import type { MonthClosings } from './closings.contract.ts';
import type {} from './state.ts';

/** The months of a clinic that are closed, of a memory store. */
export const closedMonths = ({ monthClosings }: MemoryState, clinicId: string): string[] =>
  monthClosings
    .filter((each) => each.clinicId === clinicId && each.reopening === null)
    .map(({ month }) => month);

/** The months that clinics have closed, of a memory store. */
export function memoryMonthClosings(state: MemoryState): MonthClosings {
  const inForce = (clinicId: string, month: string) =>
    state.monthClosings.find(
      (each) => each.clinicId === clinicId && each.month === month && each.reopening === null,
    );
  return {
    async of(clinicId, month) {
      const found = inForce(clinicId, month);
      return found ? { month, closedById: found.closedById, closedAt: found.closedAt } : null;
    },
    async close({ closingId, month }, actor) {
      const { clinicId, accountId: closedById, at: closedAt } = actor;
      if (inForce(clinicId, month)) return false;
      state.monthClosings.push({ closingId, clinicId, month, closedById, closedAt, reopening: null });
      state.audit.push(auditEntry(actor, 'month.closed', clinicId, { month }));
      return true;
    },
    async reopen({ month, reason }, actor) {
      const found = inForce(actor.clinicId, month);
      if (!found) return false;
      found.reopening = { byId: actor.accountId, at: actor.at, reason };
      state.audit.push(auditEntry(actor, 'month.reopened', actor.clinicId, { month, reason }));
      return true;
    },
  };
}
