import { calendarDateOf, formatDate, type Language, limits } from '@rpm/domain';
import type { Speech } from '../../api/speech.ts';
import type { Mail } from './mails.contract.ts';

/** The sentences of the mails, in the language of whoever reads them. */
export type MailWords = Speech['mails'];

/** Where a link leads: the page that sets a password, with the id of an account or an invitation, and a token. */
interface Link {
  /** Where people find the portal, without a slash at the end. */
  portalOrigin: string;
  id: string;
  token: string;
}
const addressOf = ({ portalOrigin, id, token }: Link) =>
  `${portalOrigin}/verify-pass-token/${encodeURIComponent(id)}/${token}`;

/** A name in a mail: a line break in it could say anything in our name. */
export const oneLine = (text: string) => text.replace(/\s+/gu, ' ');

const minutes = limits.codeMinutes;

/**
 * The mail that brings the one-time code of a sign-up. It names nobody: whoever reads a wrong mailbox learns no
 * patient's name.
 *
 * @param code six digits
 * @see behaviour R33
 */
export const codeMail = ({ code: { subject, text } }: MailWords, to: string, code: string): Mail => ({
  to,
  subject,
  text: text({ code, minutes }),
});

/** The mail that brings the code of a login; it is good as long as that of a sign-up. */
export const loginCodeMail = ({ loginCode }: MailWords, to: string, code: string): Mail => ({
  to,
  subject: loginCode.subject,
  text: loginCode.text({ code, minutes }),
});

/** The mail that brings the code which confirms an address; it is good as long as that of a sign-up. */
export const emailCodeMail = ({ emailCode }: MailWords, to: string, code: string): Mail => ({
  to,
  subject: emailCode.subject,
  text: emailCode.text({ code, minutes }),
});

/**
 * The mail that brings the link for a new password. It names nobody: whoever reads a wrong mailbox learns nothing.
 *
 * @see behaviour R20, R33
 */
export const passwordMail = ({ password }: MailWords, { to, ...link }: Link & { to: string }): Mail => ({
  to,
  subject: password.subject,
  text: password.text({ link: addressOf(link), minutes: limits.passwordLinkMinutes }),
});

/** The mail that tells the owner of an account that its password was changed, by whomever. */
export const passwordChangedMail = ({ passwordChanged }: MailWords, to: string): Mail => ({
  to,
  ...passwordChanged,
});

/** A moment in a mail, told by a clock that its reader knows: its zone is named. */
export const momentOf = (at: Date, { timeZone, language }: { timeZone: string; language: Language }) => ({
  date: formatDate(calendarDateOf(at, timeZone), language),
  time: new Intl.DateTimeFormat(`${language}-US`, {
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  })
    .format(at)
    // Plain text: no narrow spaces, which old mail programs show as boxes.
    .replace(/\s/g, ' '),
});

/** The mail that tells the owner of an account of a log in from a browser that was never used. @see ASVS 6.3.5 */
export const newBrowserMail = (
  { newBrowser }: MailWords,
  { to, at, ...clock }: { to: string; at: Date; timeZone: string; language: Language },
): Mail => ({ to, subject: newBrowser.subject, text: newBrowser.text(momentOf(at, clock)) });

/** The mail that tells the owner of an account that an administrator took its second factors. @see F6 */
export const factorsResetMail = ({ factorsReset }: MailWords, to: string): Mail => ({ to, ...factorsReset });

/** The mail to the address that an account had before its clinic gave it another one. It names neither. @see F5 */
export const addressChangedMail = ({ addressChanged }: MailWords, to: string): Mail => ({
  to,
  ...addressChanged,
});

/** The mail to the address that a clinic gave an account. @see F5 */
export const newAddressMail = (
  { newAddress }: MailWords,
  { to, portalOrigin }: { to: string; portalOrigin: string },
): Mail => ({
  to,
  subject: newAddress.subject,
  text: newAddress.text({ link: `${portalOrigin}/register`, profile: `${portalOrigin}/profile` }),
});

/**
 * The mail to an address that logs in already, when somebody registers with it: whoever reads the mailbox learns where the
 * code of another clinic goes, and the page tells nobody that there is a log in. It names no clinic.
 *
 * @see behaviour R33, F12
 */
export const hasLoginMail = (
  { hasLogin }: MailWords,
  { to, portalOrigin }: { to: string; portalOrigin: string },
): Mail => ({ to, subject: hasLogin.subject, text: hasLogin.text({ profile: `${portalOrigin}/profile` }) });

/** The mail that brings the link of an invitation. It names the clinic, and nobody who works there. @see behaviour R20 */
export const invitationMail = (
  { invitation }: MailWords,
  { to, clinic, ...link }: Link & { to: string; clinic: string },
): Mail => ({
  to,
  subject: invitation.subject,
  text: invitation.text({ clinic: oneLine(clinic), link: addressOf(link), days: limits.invitationDays }),
});

/**
 * The mail to an address that an account or an enrollment has already. Who invited is told nothing of that: the owner
 * learns it, and nobody else.
 *
 * @see behaviour R33
 */
export const alreadyKnownMail = (
  { alreadyKnown }: MailWords,
  { to, clinic }: { to: string; clinic: string },
): Mail => ({ to, subject: alreadyKnown.subject, text: alreadyKnown.text({ clinic: oneLine(clinic) }) });

/** The mail to the owner of an account that was just locked, once for each lock. @see behaviour 1b, R33 */
export const lockedMail = ({ locked }: MailWords, to: string): Mail => ({
  to,
  subject: locked.subject,
  text: locked.text({ tries: limits.loginTries, minutes: limits.loginWindowMinutes }),
});

/**
 * The mail to the owner of an account whose second step was guessed at, by somebody who has the password; once for each lock.
 *
 * @see ASVS 6.3.5
 */
export const secondStepTriedMail = ({ secondStepTried }: MailWords, to: string): Mail => ({
  to,
  subject: secondStepTried.subject,
  text: secondStepTried.text({ tries: limits.loginTries, minutes: limits.loginWindowMinutes }),
});
