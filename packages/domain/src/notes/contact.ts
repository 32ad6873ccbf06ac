import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { type FieldErrors, fieldErrors } from '../wire/fieldErrors.ts';
import { Email } from '../wire/fields.ts';
import { contactWords } from '../words/en/contact.ts';
import { InquiryForm } from './inquiry.ts';

/**
 * What a guest writes on the contact page, and what the call sends. The message is judged like an inquiry's.
 *
 * @see SCR-10, INQ-09, INQ-10, INQ-11
 */
export const ContactForm = z.object({
  name: z
    .string(contactWords.nameRequired)
    .check(
      z.trim(),
      z.minLength(1, { error: contactWords.nameRequired, abort: true }),
      z.maxLength(limits.contactNameMaxCharacters, contactWords.nameTooLong),
    ),
  email: Email,
  message: InquiryForm.shape.message,
});
export type ContactForm = z.infer<typeof ContactForm>;

/** The fields of the form, in its order. */
export const contactFields = ['name', 'email', 'message'] as const satisfies (keyof ContactForm)[];

/**
 * Checks what was typed into the form.
 *
 * @returns the message of each field that is wrong
 */
export function contactErrors(typed: ContactForm): FieldErrors<ContactForm> {
  const errors = fieldErrors(ContactForm, typed);
  return errors.email === undefined ? errors : { ...errors, email: contactWords.emailWrong };
}

/**
 * The mail that brings a message of the contact page to the operator. What a guest wrote stands in its text alone:
 * nothing of it gets into a header.
 *
 * @param to the operator's own address
 */
export const contactMail = ({ to, name, email, message }: ContactForm & { to: string }) => ({
  to,
  subject: 'A message from the contact page of Remote Patient Monitoring',
  text: [
    `From: ${name.replace(/\s+/gu, ' ')}`,
    `Answer to: ${email}`,
    '',
    message,
    '',
    'Whoever wrote this was not logged in: name and address are as they were typed.',
  ].join('\n'),
});
