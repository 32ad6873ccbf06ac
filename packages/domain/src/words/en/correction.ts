import { english } from '../english.ts';

/** The sentences of correcting a patient's details (F5). None of them is fixed by the specification. */
export const correctionWords = english({
  open: 'Edit Details',
  opening: 'Opening…',
  codeFailed: "Couldn't open the form. Check your connection and try again.",
  title: 'Edit details',
  description: 'Each change is saved in the audit log, with the value before and after.',
  emailHint: 'The patient uses it to log in.',
  timeZone: 'Time zone',
  timeZoneHint: "The patient's days are counted by it. Days before the move stay as they are.",
  /** Shown when another time zone is chosen. */
  movedOn: 'Moved on',
  movedOnHint: 'The first day in the new time zone.',
  errors: {
    movedOnRequired: 'Enter the day of the move',
    movedOnInvalid: "Enter a day of the move that isn't in the future",
    movedOnTooEarly: "The move can't be dated before the last move or the enrollment",
  },
  /** Shown as soon as the address is another one. */
  emailEnds:
    'Changing the email logs the patient out everywhere. To log in again, the patient needs the new address and a new activation code from you. We email both addresses.',
  submit: 'Save Changes',
  busy: 'Saving…',
  cancel: 'Cancel',
  done: 'Details saved.',
  emailTaken: "This email address can't be used for this patient",
  /** Somebody else saved while the form was open. */
  changed:
    'Someone else just changed these details. Close this form to see them, then make your changes again.',
  discardTitle: 'Discard your changes?',
  discardReason: "Your changes aren't saved yet.",
  keep: 'Keep Editing',
  discard: 'Discard',
});
