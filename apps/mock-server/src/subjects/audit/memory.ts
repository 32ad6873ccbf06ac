import { type AuditChange, type AuditRow, formatStamp } from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import { changesOf, digestIn } from './changes.ts';
import type { Audit, AuditEntry } from './contract.ts';

/** The audit log of a memory store. */
export function memoryAudit({ audit, auditChanges }: MemoryState): Audit {
  const of = (clinicId: string) => audit.filter((entry) => entry.clinicId === clinicId);
  const rowOf = (entry: AuditEntry) =>
    auditRow(entry, changesOf(entry, auditChanges.get(digestIn(entry) ?? '')));
  return {
    async add(entry) {
      audit.push(entry);
    },
    async of(clinicId, subjects) {
      return of(clinicId)
        .filter(({ subject }) => subjects.includes(subject))
        .map(rowOf);
    },
    async list(clinicId) {
      return structuredClone(of(clinicId));
    },
    async page({ clinicId, page, noOfRows }) {
      const all = of(clinicId).reverse();
      return { rows: all.slice(page * noOfRows, (page + 1) * noOfRows).map(rowOf), total: all.length };
    },
  };
}

/** An entry as the API answers it. */
export function auditRow(
  { at, accountId, action, subject, details }: AuditEntry,
  changes: AuditChange[] | null,
): AuditRow {
  return { time: formatStamp(at), userId: accountId, action, subject, details: { ...details }, changes };
}
