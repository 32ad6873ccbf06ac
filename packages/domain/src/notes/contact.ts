import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { Email } from '../wire/fields.ts';
import { type InquiryFault, InquiryForm } from './inquiry.ts';

/**
 * What a guest writes on the contact page, and what the call sends. The message is judged like an inquiry's.
 *
 * @see SCR-10, INQ-09, INQ-10, INQ-11
 */
export const ContactForm = z.object({
  name: z
    .string('nameRequired')
    .check(
      z.trim(),
      z.minLength(1, { error: 'nameRequired', abort: true }),
      z.maxLength(limits.contactNameMaxCharacters, 'nameTooLong'),
    ),
  email: Email,
  message: InquiryForm.shape.message,
});
export type ContactForm = z.infer<typeof ContactForm>;

/** What can be wrong in the form. */
export type ContactFault = 'nameRequired' | 'nameTooLong' | 'emailInvalid' | InquiryFault;
