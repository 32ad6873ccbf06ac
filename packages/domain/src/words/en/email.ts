import { english } from '../english.ts';

/** The sentences of the page that confirms an e-mail address. Apart from `messages`; none is fixed by the specification. */
export const emailWords = english({
  title: 'Confirm your email',
  loading: {
    failed: "Couldn't load your email settings. Try again.",
    tookTooLong: 'Loading your email settings took too long. Try again.',
  },
  email: 'Email',
  confirmedTitle: 'Your email address is confirmed',
  confirmedOn: 'Confirmed on {date}.',
  why: 'We use it for password links and for news about your account.',
  openTitle: "Your email isn't confirmed yet",
  howTo: "We'll email you a 6-digit code. Enter it here to show that the address is yours.",
  send: 'Send Code',
  sending: 'Sending…',
  sent: 'We sent a code to your email address. It expires in {codeMinutes} minutes.',
  changedByClinic: 'Wrong address? Ask your clinic.',
  later: 'Later',
  goOn: 'Continue',
});
