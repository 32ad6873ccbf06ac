import { auditEntry } from '../contracts/audit.ts';
import type { Inquiries } from '../contracts/inquiries.ts';
import type { MemoryState } from './state.ts';

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
