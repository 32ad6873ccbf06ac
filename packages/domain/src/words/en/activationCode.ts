import { english } from '../english.ts';

/** The sentences of the code that a clinic hands over to a patient (F5). They come with the dialog and its sheet. */
export const activationCodeWords = english({
  title: 'Activation code',
  says: 'The patient needs this code and their email to open an account. Hand it over in person or read it to them by phone. Never email it.',
  replaces: 'A new code replaces the one before.',
  get: 'Get Code',
  busy: 'Getting code…',
  read: 'Read it to the patient one letter at a time, or print the sheet.',
  until: 'Works once, until {day}.',
  once: 'You can only see this code now. If it gets lost, get a new one.',
  print: 'Print Sheet',
  cancel: 'Cancel',
  done: 'Done',
  hasAccount:
    'This patient already has an account and needs no code. A forgotten password can be reset on the login page.',
  sheet: {
    title: 'Your activation code',
    intro: 'With this code you can open your account for remote patient monitoring.',
    goTo: 'Go to {address}',
    steps: [
      'Enter the email address that you gave your clinic, and choose a password.',
      'We email you a second code with 6 digits.',
      'Enter both codes: the one from the email and the one on this sheet.',
    ],
    otherClinic:
      'Do you already log in here for another clinic? Then log in, and enter this code in your profile.',
    keep: 'Keep this sheet to yourself. Your clinic will never ask you for the code.',
    help: 'Need help? Call your clinic.',
  },
});
