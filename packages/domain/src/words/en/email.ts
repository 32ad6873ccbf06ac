import { english } from '../english.ts';

/** The sentences of the page that confirms an e-mail address. Apart from `messages`; none is fixed by the specification. */
export const emailWords = english({
  title: 'Confirm your email',
  loading: {
    failed: 'Could not load the state of your email address. Try again.',
    tookTooLong: 'Loading the state of your email address took too long. Try again.',
  },
  email: 'Email',
  confirmedTitle: 'Your email address is confirmed',
  confirmedOn: 'Confirmed on {date}.',
  why: 'Links for a new password and notices about your account go to this address.',
  openTitle: 'Your email address is not confirmed yet',
  howTo: 'We mail you a code of six digits. Enter it here to show that the address is yours.',
  send: 'Send Code',
  sending: 'Sending...',
  sent: 'The code is on its way to your email address. It is good for {codeMinutes} minutes.',
  changedByClinic: 'Is the address wrong? Ask your clinic to change it.',
  later: 'Later',
  goOn: 'Continue',
});
