import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { type FieldErrors, fieldErrors } from '../wire/fieldErrors.ts';
import { Id } from '../wire/fields.ts';
import { textOr } from '../wire/wire.ts';
import { inquiryWords } from '../words/en/inquiry.ts';

/** What an inquiry may be about. @see INQ-02 */
export const inquiryTypes = [
  'unexpected_error',
  'missing_data',
  'inconvenient_experience',
  'enhancement',
  'incorrect_behavior',
  'other',
] as const;
export type InquiryType = (typeof inquiryTypes)[number];

/** How the types are called on the screen. */
export const inquiryTypeLabels: Record<InquiryType, string> = {
  unexpected_error: 'Unexpected error',
  missing_data: 'Missing data',
  inconvenient_experience: 'Inconvenient experience',
  enhancement: 'Enhancement',
  incorrect_behavior: 'Incorrect behavior',
  other: 'Other',
};

/** What the inquiry form holds when it is right. The details are sent trimmed. @see INQ-08 to INQ-11 */
export const InquiryForm = z.object({
  type: z.enum(inquiryTypes, inquiryWords.typeRequired),
  message: z
    .string(inquiryWords.detailsRequired)
    .check(
      z.trim(),
      z.minLength(1, { error: inquiryWords.detailsRequired, abort: true }),
      z.minLength(limits.inquiryMinCharacters, inquiryWords.detailsTooShort),
      z.maxLength(limits.inquiryMaxCharacters, inquiryWords.detailsTooLong),
    ),
});
export type InquiryForm = z.infer<typeof InquiryForm>;

/** What the call sends. The server takes both names from the session and refuses others (behaviour R28). @see INQ-05 */
export const Inquiry = z.extend(InquiryForm, { userId: Id, username: Id });
export type Inquiry = z.infer<typeof Inquiry>;

/**
 * Checks what was typed into the inquiry form.
 *
 * @returns the message of each field that is wrong
 * @see INQ-08, INQ-09, INQ-10
 */
export function inquiryErrors(typed: { type: string; message: string }): FieldErrors<InquiryForm> {
  return fieldErrors(InquiryForm, typed);
}

/** The toast of a success: the server's message, or our own when it sent no text. @see INQ-12 */
export function inquirySentText(serverMessage: unknown): string {
  return textOr(serverMessage, inquiryWords.sent);
}
