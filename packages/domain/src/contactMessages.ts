/**
 * The sentences of the form on the contact page. Apart from `messages`, which the first page of a visit loads.
 *
 * Its rules about the message are those of the inquiry, and so are their sentences (INQ-09 to INQ-11).
 */
export const contactMessages = {
  title: 'Write to us',
  hint: 'At least 10 characters. Leave out anything about your health.',
  name: 'Your name',
  email: 'Your email address',
  emailHint: 'The answer goes here',
  message: 'Message',
  submit: 'Send Message',
  busy: 'Sending...',
  nameRequired: 'Please provide your name',
  nameTooLong: 'Please provide at most 100 characters',
  emailWrong: 'Please provide an email address such as name@example.com',
  /** The answer to every message. */
  sent: 'Your message was sent.',
  sentTitle: 'Your message was sent',
  next: (email: string) =>
    `The operator of this portal answers to ${email}. If the address is wrong, send the message again with the right one.`,
  another: 'Write Another Message',
  tooMany:
    'Too many messages came from your connection. What you typed is still here. Wait 15 minutes, then try again.',
  what: 'the form',
} as const;
