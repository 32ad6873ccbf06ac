import { english } from '../english.ts';

/** The sentences of the login by a clinic's own provider, and of a record that an EHR opens. @see ADR 68 */
export const signOnWords = english({
  title: 'Log in with your clinic',
  subtitle: 'For clinic staff whose clinic has its own login',
  hint: 'Your work email',
  submit: 'Continue',
  busy: 'Opening…',
  finishing: 'Logging you in…',
  /** The browser did not begin it, or keeps nothing. */
  again: 'This took too long, or began in another window. Start again.',
  storage: 'Your browser blocks storage for this site. Allow it, or log in with your password.',
  password: 'Log in with your password',
  launch: {
    title: 'Open from your EHR',
    opening: 'Asking your EHR who you are…',
    finishing: 'Opening the record…',
    failed: "Couldn't open the record",
    nothing: 'Open this page from a patient in your EHR.',
    none: "We couldn't find this patient in your clinic. Name and birth date must be the same here and in your EHR.",
    several:
      'More than one patient in your clinic has this name and birth date. Choose the right one in the list.',
    notOpened: 'No record opened',
    list: 'Go to the patient list',
  },
});
