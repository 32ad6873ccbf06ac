import { isAdministrator, isMailDue } from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import type { InquiryNotices } from './announce.contract.ts';
import type {} from './state.ts';

/** Telling of inquiries, of a memory store. */
export function memoryInquiryNotices(state: MemoryState): InquiryNotices {
  return {
    async take(now) {
      return state.clinics.flatMap(({ clinicId }) => {
        const untold = state.inquiries.filter(
          (each) =>
            each.clinicId === clinicId && each.inbox === 'clinic' && !state.toldInquiries.has(each.inquiryId),
        );
        const waiting = untold.filter((each) => each.state === 'New');
        const isRaised = waiting.some(({ raised }) => raised.length > 0);
        const last = state.inquiryMails.get(clinicId) ?? null;
        if (waiting.length === 0 || !isMailDue({ last, isRaised }, now)) return [];
        for (const { inquiryId } of untold) state.toldInquiries.add(inquiryId);
        state.inquiryMails.set(clinicId, now);
        return state.accounts
          .filter(
            (each) => each.clinicId === clinicId && isAdministrator(each.role) && each.accessEndedAt === null,
          )
          .map(({ username, language }) => ({ username, language, isRaised }));
      });
    },
  };
}
