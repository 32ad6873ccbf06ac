import { english } from '../english.ts';

/** The sentences for somebody with whom a patient shares, and who is nobody's patient here. None is fixed by the specification. */
export const carerWords = english({
  register: {
    title: 'Create your account',
    subtitle: 'Someone shared health data with you. You need an account to see it.',
    email: 'You log in with',
    firstName: 'First name',
    lastName: 'Last name',
    nameNote: 'The person who shares with you sees your name.',
    submit: 'Create Account',
    busy: 'Creating…',
    done: 'Your account is ready. Log in with your new password to see what is shared with you.',
    haveAccount: 'Have an account here already?',
    gone: 'This link does not open an account',
    goneWhy:
      'It may be too old, used or stopped, or you have an account already. Try to log in. If that does not help, ask the person to share again.',
    toLogin: 'Log In',
  },
  /** In the profile. */
  profile: {
    addClinic: 'Are you a patient too? Type the code your clinic gave you.',
  },
});
