import { english } from '../english.ts';

/**
 * The sentences of the form on the contact page. Apart from `messages`, which the first page of a visit loads.
 *
 * Its rules about the message are those of the inquiry, and so are their sentences (INQ-09 to INQ-11).
 */
export const contactWords = english({
  title: 'Write to us',
  hint: 'At least 10 characters. Leave out anything about your health.',
  name: 'Your name',
  email: 'Your email address',
  emailHint: 'Saved with your message',
  message: 'Message',
  submit: 'Send Message',
  busy: 'Sending...',
  nameRequired: 'Please provide your name',
  nameTooLong: 'Please provide at most 100 characters',
  emailWrong: 'Please provide an email address such as name@example.com',
  /** The answer to every message. */
  sent: 'Your message was sent.',
  sentTitle: 'Your message was sent',
  /** A message is saved, and mailed only where the operator has set an address for it; an answer is not promised. */
  next: "It was saved with your address, {email}. We can't promise an answer. For anything urgent, call your clinic. In an emergency, call 911.",
  another: 'Write Another Message',
  tooMany:
    'Too many messages came from your connection. What you typed is still here. Wait 15 minutes, then try again.',
  /** To who is logged in, beside the way to the inquiry. */
  inside:
    'Report a problem with this portal, or an idea, from inside the portal. It will be saved, but not answered there.',
  loading: {
    failed: 'Could not load the form. Try again.',
    tookTooLong: 'Loading the form took too long. Try again.',
  },
});
