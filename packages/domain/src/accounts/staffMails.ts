import { limits } from '../limits/limits.ts';

interface InvitationMail {
  to: string;
  clinic: string;
  /** The id of the invitation. */
  invitationId: string;
  token: string;
  /** Where people find the portal, without a slash at the end. */
  portalOrigin: string;
}

/** The mail that brings the link of an invitation. It names the clinic, and nobody who works there. @see behaviour R20 */
export const invitationMail = ({ to, clinic, invitationId, token, portalOrigin }: InvitationMail) => ({
  to,
  subject: 'Your invitation to Remote Patient Monitoring',
  text: [
    `${oneLine(clinic)} has invited you to work with Remote Patient Monitoring.`,
    '',
    'Open this link to set a password and open your account:',
    `${portalOrigin}/verify-pass-token/${encodeURIComponent(invitationId)}/${token}`,
    '',
    `It is good for ${limits.invitationDays} days and works once. A newer invitation takes its place.`,
    'If you do not work there, you can ignore this mail: without the link no account is opened.',
  ].join('\n'),
});

/**
 * The mail to an address that an account or an enrolment has already. Who invited is told nothing of that: the owner
 * learns it, and nobody else.
 *
 * @see behaviour R33
 */
export const alreadyKnownMail = ({ to, clinic }: { to: string; clinic: string }) => ({
  to,
  subject: 'You were invited to Remote Patient Monitoring',
  text: [
    `${oneLine(clinic)} has invited this address to work with Remote Patient Monitoring.`,
    '',
    'This address is in use there already, so no new account was opened, and nothing of yours was changed.',
    'If you have an account, log in as before; “Forgot password?” on the log in page brings a new password.',
    'If you are to work at that clinic with another account, give its administrator another address.',
    'Whoever invited you does not see that this address is in use.',
  ].join('\n'),
});

/** The mail to the owner of an account that was just locked, once for each lock. @see behaviour 1b, R33 */
export const lockedMail = (to: string) => ({
  to,
  subject: 'Log in to your account is locked for a while',
  text: [
    `Somebody tried to log in to your account for Remote Patient Monitoring with a wrong password ${limits.loginTries} times.`,
    `For up to ${limits.loginWindowMinutes} minutes nobody can log in to it, not even with the right password; further tries make it longer.`,
    '',
    'If it was you, wait, or set a new password with “Forgot password?” on the log in page: that ends the lock.',
    'If it was not you, nobody has got in. A password that you use nowhere else keeps it so; tell your clinic when this happens again.',
  ].join('\n'),
});

/** A clinic's name in a mail: a line break in it could say anything in our name. */
const oneLine = (text: string) => text.replace(/\s+/gu, ' ');
