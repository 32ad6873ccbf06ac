import { type ContactForm, limits } from '@rpm/domain';
import type { Speech } from '../../api/speech.ts';
import type { Mail } from './mails.contract.ts';

/** The sentences of the mails, in the language of whoever reads them. */
type MailWords = Speech['mails'];

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
const oneLine = (text: string) => text.replace(/\s+/gu, ' ');

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
  text: newAddress.text({ link: `${portalOrigin}/register` }),
});

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
 * The mail that brings a message of the contact page to the operator. What a guest wrote stands in its text alone:
 * nothing of it gets into a header.
 *
 * @param to the operator's own address
 */
export const contactMail = (
  { contact }: MailWords,
  { to, name, email, message }: ContactForm & { to: string },
): Mail => ({ to, subject: contact.subject, text: contact.text({ name: oneLine(name), email, message }) });
