import type { InquiryType } from '@rpm/domain';
import type { Actor } from '../accounts/contract.ts';

/** What somebody asks of support. */
interface NewInquiry {
  inquiryId: string;
  type: InquiryType;
  /** May be about a patient: for support alone, and never for a log (behaviour R34). */
  message: string;
}
/** An inquiry as it is kept. */
export interface InquiryEntry extends NewInquiry {
  accountId: string;
  clinicId: string;
  at: Date;
}

export interface Inquiries {
  add(inquiry: NewInquiry, actor: Actor): Promise<void>;
  /** The inquiries of a clinic, newest first. No call of the API reads them: there is no support role yet. */
  list(clinicId: string, most: number): Promise<InquiryEntry[]>;
}
