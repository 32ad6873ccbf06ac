import type { InquiryType } from '@rpm/domain';
import type { Actor } from '../accounts/contract.ts';
import type { InboxTarget, StoredStanding } from '../inbox/contract.ts';

/** What somebody writes to the clinic or to the operator. */
interface NewInquiry {
  inquiryId: string;
  type: InquiryType;
  /** May be about a patient: for those alone whose inbox it is in, and never for a log (behaviour R34). */
  message: string;
}
/** An inquiry as it is kept. */
interface InquiryEntry extends NewInquiry {
  accountId: string;
  clinicId: string;
  at: Date;
}

export interface Inquiries {
  /** @param target left out, the operator's inbox, and nothing raises it */
  add(inquiry: NewInquiry, actor: Actor, target?: InboxTarget): Promise<void>;
  /** All inquiries of a clinic as they were sent, newest first. For reading and moving them there is `inbox`. */
  list(clinicId: string, most: number): Promise<InquiryEntry[]>;
}

/** An inquiry with where it stands. */
export interface StoredInquiry extends InquiryEntry, InboxTarget, StoredStanding {}

declare module '../../store/Store.ts' {
  interface StoreParts {
    inquiries: Inquiries;
  }
}
