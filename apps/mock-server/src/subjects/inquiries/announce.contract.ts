import type { Language } from '@rpm/domain';

/** Somebody of a clinic who is to be told that inquiries wait. */
export interface InquiryNotice {
  username: string;
  language: Language;
  /** One of what came since the last mail names a symptom. */
  isRaised: boolean;
}

/** Telling clinics that patients have sent inquiries. @see F7 */
export interface InquiryNotices {
  /**
   * Takes what no mail has told of yet: of each clinic, everything that is still new, when the last mail is
   * `limits.inquiryMailMinutes` ago or one of them names a symptom. Whoever takes it first has it, so that several processes
   * may do it at once; what somebody has taken on before needs no mail.
   *
   * @returns the clinics' administrators, each once
   */
  take(now: Date): Promise<InquiryNotice[]>;
}

declare module '../../store/Store.ts' {
  interface StoreParts {
    inquiryNotices: InquiryNotices;
  }
}
