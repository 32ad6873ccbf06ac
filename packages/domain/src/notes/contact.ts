import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { type FieldErrors, fieldErrors } from '../wire/fieldErrors.ts';
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
export type ContactFault = 'nameRequired' | 'nameTooLong' | 'emailWrong' | InquiryFault;

/** The fields of the form, in its order. */
export const contactFields = ['name', 'email', 'message'] as const satisfies (keyof ContactForm)[];

/**
 * Checks what was typed into the form.
 *
 * @returns the code of each field that is wrong
 */
export function contactErrors(typed: ContactForm): FieldErrors<ContactForm, ContactFault> {
  const errors = fieldErrors<ContactForm, ContactFault>(ContactForm, typed);
  return errors.email === undefined ? errors : { ...errors, email: 'emailWrong' };
}
