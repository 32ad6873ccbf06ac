import type { ContactFault } from '../../notes/contact.ts';
import { english } from '../english.ts';

/**
 * The sentences of the form on the contact page. Apart from `messages`, which the first page of a visit loads.
 *
 * Its rules about the message are those of the inquiry, and so are their sentences (INQ-09 to INQ-11).
 */
export const contactWords = english({
  title: 'Write to us',
  hint: 'At least {min} characters. Leave out anything about your health.',
  name: 'Your name',
  email: 'Your email address',
  emailHint: 'Saved with your message',
  message: 'Message',
  submit: 'Send Message',
  busy: 'Sending…',
  errors: {
    nameRequired: 'Enter your name',
    nameTooLong: 'This name is too long',
    emailInvalid: 'Enter an email address like name@example.com',
    /** INQ-09, exact */
    detailsRequired: 'Please provide enquiry details',
    /** INQ-10, exact */
    detailsTooShort: 'Please provide at least 10 characters',
    detailsTooLong: 'This message is too long',
    typeRequired: 'Choose a type',
  } satisfies Record<ContactFault, string>,
  sentTitle: 'Your message was sent',
  /** A message is saved, and mailed only where the operator has set an address for it; an answer is not promised. */
  next: "It is in the inbox of whoever runs this site, with your address, {email}. An answer comes by email; we can't promise one. It is deleted after a year at the latest. For anything urgent, call your clinic. In an emergency, call 911.",
  another: 'Write Another Message',
  tooMany:
    'Too many messages came from your connection. Your text is still here. Wait {minutes} minutes, then try again.',
  /** To who is logged in, beside the way to the inquiry. */
  inside: 'Report a problem or an idea from inside the portal. The page there says who reads it.',
  loading: {
    failed: "Couldn't load the form. Try again.",
    tookTooLong: 'Loading the form took too long. Try again.',
  },
});
