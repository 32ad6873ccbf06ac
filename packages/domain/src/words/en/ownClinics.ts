import { english } from '../english.ts';

/** The sentences of the own clinics in the profile of a patient (F12). */
export const ownClinicsWords = english({
  title: 'Your clinics',
  note: 'One login for all of them. You see one clinic at a time.',
  loading: {
    failed: "Couldn't load your clinics. Try again.",
    tookTooLong: 'Loading your clinics took too long. Try again.',
  },
  list: 'Your clinics',
  /** The page right after a login. */
  chooseTitle: 'Choose a clinic',
  chooseNote:
    'You are a patient at more than one clinic. You see one at a time, and you can switch later in your profile.',
  current: 'You see this clinic now',
  switchTo: 'Switch to {clinic}',
  switching: 'Switching…',
  switchFailed: "Couldn't switch. Try again.",
  addTitle: 'Add a clinic',
  addSays: 'Are you a patient at another clinic too? Enter the activation code that it gave you.',
  add: 'Add Clinic',
  adding: 'Adding…',
  added: '{clinic} was added. Switch to it to see your readings there.',
  wrong:
    'That code is wrong, expired or already used. Ask the clinic for a new one, and check that it has the email you log in with.',
});
