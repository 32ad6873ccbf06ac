import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { Id } from '../wire/fields.ts';

/** What an inquiry may be about. @see INQ-02 */
export const inquiryTypes = [
  'unexpected_error',
  'missing_data',
  'inconvenient_experience',
  'enhancement',
  'incorrect_behavior',
  'other',
] as const;

/**
 * What an inquiry that is kept may be about: what the form offers, and a patient's request to correct the record, which has
 * a form of its own.
 *
 * @see https://www.ecfr.gov/current/title-45/section-164.526
 */
export const keptInquiryTypes = [...inquiryTypes, 'record_correction'] as const;
export type InquiryType = (typeof keptInquiryTypes)[number];

const details = () =>
  z
    .string('detailsRequired')
    .check(
      z.trim(),
      z.minLength(1, { error: 'detailsRequired', abort: true }),
      z.minLength(limits.inquiryMinCharacters, 'detailsTooShort'),
      z.maxLength(limits.inquiryMaxCharacters, 'detailsTooLong'),
    );

/** What the inquiry form holds when it is right. The details are sent trimmed. @see INQ-08 to INQ-11 */
export const InquiryForm = z.object({
  type: z.enum(inquiryTypes, 'typeRequired'),
  message: details(),
});
export type InquiryForm = z.infer<typeof InquiryForm>;

/** What the form of a correction holds when it is right: what is wrong, and what is right. */
export const CorrectionWish = z.object({ message: details() });
export type CorrectionWish = z.infer<typeof CorrectionWish>;

/** What can be wrong in the form. */
export type InquiryFault = 'typeRequired' | 'detailsRequired' | 'detailsTooShort' | 'detailsTooLong';

/** What the call sends. The server takes both names from the session and refuses others (behaviour R28). @see INQ-05 */
export const Inquiry = z.object({
  type: z.enum(keptInquiryTypes, 'typeRequired'),
  message: details(),
  userId: Id,
  username: Id,
});
export type Inquiry = z.infer<typeof Inquiry>;
