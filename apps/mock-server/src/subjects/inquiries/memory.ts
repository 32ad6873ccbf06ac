import type { MemoryState } from '../../store/memory/state.ts';
import { auditEntry } from '../audit/contract.ts';
import type { Inquiries } from './contract.ts';

/** The inquiries of a memory store. */
export function memoryInquiries({ inquiries, audit }: MemoryState): Inquiries {
  return {
    async add(inquiry, actor) {
      inquiries.push({ ...inquiry, ...actor });
      audit.push(auditEntry(actor, 'inquiry.added', inquiry.inquiryId));
    },
    async list(clinicId, most) {
      const ofClinic = inquiries.filter((each) => each.clinicId === clinicId);
      return structuredClone(ofClinic.reverse().slice(0, most));
    },
  };
}
