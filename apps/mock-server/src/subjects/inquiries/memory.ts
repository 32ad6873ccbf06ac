import type { MemoryState } from '../../store/memory/state.ts';
import { auditEntry } from '../audit/contract.ts';
import { newStanding, toOperator } from '../inbox/contract.ts';
import type { Inquiries } from './contract.ts';
import type {} from './state.ts';

/** The inquiries of a memory store. */
export function memoryInquiries({ inquiries, audit }: MemoryState): Inquiries {
  return {
    async add(inquiry, { accountId, clinicId, at, ...rest }, { inbox, raised } = toOperator) {
      const actor = { accountId, clinicId, at, ...rest };
      inquiries.push({ ...inquiry, accountId, clinicId, at, inbox, raised: [...raised], ...newStanding });
      audit.push(auditEntry(actor, 'inquiry.added', inquiry.inquiryId));
    },
    async list(clinicId, most) {
      const ofClinic = inquiries.filter((each) => each.clinicId === clinicId);
      return ofClinic
        .reverse()
        .slice(0, most)
        .map(({ inquiryId, type, message, accountId, at }) => ({
          inquiryId,
          type,
          message,
          accountId,
          clinicId,
          at,
        }));
    },
  };
}
