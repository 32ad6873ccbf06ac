import { english } from '../english.ts';

/** What the API says when something was done. No page loads these. */
export const serverWords = english({
  statusChanged: 'Status changed.',
  statusUnchanged: 'The order already has this status.',
  loggedOut: "You're logged out.",
  alive: 'Session extended.',
  orderPlaced: 'Order placed.',
  deactivated: 'Device deactivated.',
  tokenIssued: 'This token is shown only once. Enter it in the device gateway now.',
  readingsTaken: 'Readings received.',
  rangeSaved: 'Range saved.',
  enrolled: 'Patient enrolled.',
  reviewed: 'Marked as reviewed.',
  reviewUndone: 'Review undone.',
  noteAdded: 'Note added.',
  shared: 'Sharing started.',
  shareStopped: 'Sharing stopped.',
  codeAdded: 'Billing code saved.',
  billMade: 'Bill created.',
  fileAdded: 'File added.',
  photoSaved: 'Photo saved.',
  photoRemoved: 'Photo removed.',
  signedUp: 'If this address can be registered, we sent it a code.',
  accountOpened: 'Your account is ready. You can log in now.',
  /** One answer for every address, known or not (behaviour R33). */
  linkSent: 'If we have an account for this address, we sent it a link.',
  passwordSet: 'Your password was changed. Log in with the new one.',
  passwordChanged: "Your password was changed. You're logged out everywhere else.",
  /** One answer for every address, known or not (behaviour R33). */
  invited: 'We sent the invitation.',
  invitationWithdrawn: 'Invitation withdrawn.',
  accessEnded: 'Access ended.',
  accessRestored: 'Access restored.',
  messageSent: 'Your message was sent.',
  /** INQ-12, exact */
  inquirySent: 'Enquiry submitted successfully!',
});

/** What the API says when it refuses, by the code that goes with it. None repeats what a caller sent: it may be a patient's. */
export const refusalWords = english({
  badRequest: "We couldn't read the request.",
  badField: 'Check {field}. It is missing or not valid.',
  repeatedField: 'Check {field}. It was sent more than once.',
  unauthorized: 'Log in to continue.',
  forbidden: "You don't have access to this.",
  notFound: 'Not found',
  methodNotAllowed: "This address doesn't accept that method.",
  unsupportedMediaType: 'Send JSON.',
  tooLarge: 'The request is too large.',
  statusConflict: "This status can't be set now.",
  unavailable: 'The service is down right now. Try again in a moment.',
  unexpected: 'Something went wrong on our side. Nothing was changed.',
  /** Too many calls in a minute; not the limit on failed logins. */
  tooManyRequests: 'Too many requests. Wait a moment, then try again.',
  /** A call that was given up. What it had begun may still come about, so this promises nothing. */
  tookTooLong: 'This took too long. Check whether it was done before you try again.',
  /** One text for a wrong name and a wrong password (behaviour 1b). */
  loginWrong: 'The email or password is incorrect. Please try again.',
  tooManyTries: 'Too many attempts. Wait {minutes} minutes, then try again.',
  sessionTooLong: 'Your clinic does not allow sessions that long. Choose a shorter time.',
  keyReused: 'This Idempotency-Key was used for another request.',
  keyRunning: 'The first request with this Idempotency-Key is still running.',
  badKey: 'Check Idempotency-Key. It must be 1 to {max} visible characters.',
  patientUnknown: "We couldn't find this patient.",
  deviceUnknown: "Your clinic doesn't support this device.",
  providerUnknown: "We couldn't find this provider.",
  limitsDiffer:
    'Two devices in this order set different limits for the same vital. Use the same limits for both.',
  /** Never holds the word 'Activated': that word is a success (behaviour R13). */
  cannotActivate: "This device can't be activated now. Contact your healthcare provider.",
  /** Says nothing of where it is in use: that may be another patient's, of another clinic. */
  serialTaken:
    "This serial number can't be used for this device. Compare it with the label, or call your clinic.",
  tooManySerials:
    'Too many serial numbers were tried. Wait {minutes} minutes, then try again, or call your clinic.',
  notInUse: "The device in this order isn't in use.",
  vitalNotMeasured: "This device doesn't measure that vital.",
  readingTime: 'The reading is dated in the future, or is too old.',
  rangeChanged: 'This range was just changed. Review it before you save.',
  usernameTaken: "This email address can't be used for a new patient.",
  duplicatePatient: 'A patient with this name and birth date is already enrolled.',
  reviewOfFuture: "You can't review readings that are dated in the future.",
  shareWithSelf: "You can't share with yourself.",
  monthNotBegun: 'A bill can be created once the month has started.',
  fileNotOfItsType: "The file doesn't match its type.",
  photoKind: 'The photo must be a JPEG picture.',
  photoBroken: 'The photo is damaged or incomplete.',
  photoMetadata: 'The photo has extra data, such as where it was taken. Remove that first.',
  photoTooLarge: 'The photo is too large.',
  linkGone: 'This link has expired. Request a new one.',
  passwordWrong: "That isn't your current password.",
  profileChanged: 'Your profile was just changed.',
  ownAccess: "You can't end your own access. Another administrator at your clinic can.",
  lastAdministrator: 'A clinic needs at least one administrator. Invite another one first.',
  codeWrong: 'That code is wrong or has expired.',
});
