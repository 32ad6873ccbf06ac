import { english } from '../english.ts';

/** The sentences of the token with which a device's gateway delivers readings. They come with the dialog. */
export const deviceTokenWords = english({
  title: 'Gateway token of {device}',
  says: 'A gateway, the box or app between a device and this clinic, signs in with this token to send readings.',
  loading: {
    failed: "Couldn't load the token. Try again.",
    tookTooLong: 'Loading the token took too long. Try again.',
  },
  none: 'This device has no token.',
  since: 'Issued on {date}.',
  /** Beside the button that makes another one. */
  replaces: 'A new token ends the one before at once.',
  issue: 'Issue Token',
  issueNew: 'Issue New Token',
  issuing: 'Issuing…',
  revoke: 'Revoke Token',
  revoking: 'Revoking…',
  revoked: 'The token of {device} was revoked. Its gateway can no longer send readings.',
  /** While the token is on screen. */
  once: 'This token is shown only once. Enter it in the gateway before you close this window.',
  token: 'Token',
  lines: 'A test from the command line',
  linesReason: "It saves one reading of {vital} in the patient's record. Put in what the device shows.",
  command: 'Command',
  done: 'I Copied It',
  close: 'Close',
  changed: 'This device is no longer in use. The list is now up to date.',
});
