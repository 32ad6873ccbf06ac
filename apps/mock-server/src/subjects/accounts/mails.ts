import {
  type ContactForm,
  calendarDateOf,
  type EscalationStep,
  formatDate,
  type Language,
  limits,
  readCalendarDate,
} from '@rpm/domain';
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

/** A moment in a mail, told by a clock that its reader knows: its zone is named. */
export const momentOf = (at: Date, { timeZone, language }: { timeZone: string; language: Language }) => ({
  date: formatDate(calendarDateOf(at, timeZone), language),
  time: new Intl.DateTimeFormat(`${language}-US`, {
    ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short', timeZone },
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

/**
 * The mail to somebody who is told that alerts wait. It names no patient, no value and no clinic.
 *
 * @see SCR-02
 */
export const escalationMail = (
  { escalation }: MailWords,
  {
    to,
    step,
    count,
    portalOrigin,
  }: { to: string; step: EscalationStep; count: number; portalOrigin: string },
): Mail => ({
  to,
  subject: escalation.subject,
  text: escalation[step]({ count, link: `${portalOrigin}/alerts` }),
});

/** The mail that tells who bills what a month will bring. It holds counts and amounts, and nothing of a patient. @see SCR-04 */
export const digestMail = (
  { digest }: MailWords,
  { to, month, told, portalOrigin }: { to: string; month: string; told: DigestTold; portalOrigin: string },
): Mail => ({
  to,
  subject: digest.subject,
  text: digest.text({ ...told, link: `${portalOrigin}/billing-revenue?month=${month}` }),
});

/** What a forecast says. */
interface DigestTold {
  billable: number;
  atRisk: number;
  now: string;
  more: string;
  saved: string;
}

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

/** The mail to the operator that somebody of a clinic has written. It holds nothing of that. @see F7 */
export const inquiryMail = (
  { inquiry }: MailWords,
  { to, portalOrigin }: { to: string; portalOrigin: string },
): Mail => ({
  to,
  subject: inquiry.subject,
  text: inquiry.text({ link: `${portalOrigin}/inquiry?part=operator` }),
});

/** The mail to a clinic that inquiries of patients wait. It holds nothing of them, and names nobody. @see F7 */
export const clinicInquiryMail = (
  { clinicInquiry }: MailWords,
  { to, isRaised, portalOrigin }: { to: string; isRaised: boolean; portalOrigin: string },
): Mail => ({
  to,
  subject: isRaised ? clinicInquiry.raisedSubject : clinicInquiry.subject,
  text: (isRaised ? clinicInquiry.raised : clinicInquiry.text)({
    link: `${portalOrigin}/inquiry?part=clinic`,
  }),
});

/** The operator's answer to a guest, or to somebody who works at a clinic. @param at when they wrote */
export const inquiryAnswerMail = (
  { inquiryAnswer }: MailWords,
  { to, at, answer, language }: { to: string; at: Date; answer: string; language: Language },
): Mail => ({
  to,
  subject: inquiryAnswer.subject,
  text: inquiryAnswer.text({ date: formatDate(calendarDateOf(at), language), answer }),
});

/** The mail to a patient that a message waits. It names nobody, and nothing of the message. @see API-25 */
export const newMessageMail = (
  { newMessage }: MailWords,
  { to, portalOrigin }: { to: string; portalOrigin: string },
): Mail => ({
  to,
  subject: newMessage.subject,
  text: newMessage.text({ link: `${portalOrigin}/patient-profile` }),
});

/** The page that stops reminders. A mail program posts to it (RFC 8058). */
const stopAddress = (portalOrigin: string, token: string) => `${portalOrigin}/stop-reminders/${token}`;

/** The mail that says that it is time to measure. It names nobody, and nothing of health. @see SCR-07 */
export const reminderMail = (
  { reminder }: MailWords,
  { to, token, portalOrigin }: { to: string; token: string; portalOrigin: string },
): Mail => ({
  to,
  subject: reminder.subject,
  text: reminder.text({ link: `${portalOrigin}/patient-dashboard`, stop: stopAddress(portalOrigin, token) }),
  stopBy: stopAddress(portalOrigin, token),
});

/** The mail that a credential of who works at a clinic ends. It does not say which. @param expires its last day, `YYYY-MM-DD` @see SCR-09 */
export const credentialMail = (
  { credential }: MailWords,
  {
    to,
    expires,
    portalOrigin,
    language,
  }: Record<'to' | 'expires' | 'portalOrigin', string> & { language: Language },
): Mail => {
  const day = readCalendarDate(expires);
  return {
    to,
    subject: credential.subject,
    text: credential.text({
      date: day ? formatDate(day, language) : expires,
      link: `${portalOrigin}/mycredentials`,
    }),
  };
};

/** The mail about a request for records: that it came, or that there is news. It names nobody, and nothing of health. @see RTE-07 */
export const recordRequestMail = (
  { recordRequest }: MailWords,
  {
    to,
    reference,
    about,
    portalOrigin,
  }: { to: string; reference: string; about: 'received' | 'news'; portalOrigin: string },
): Mail => {
  const told = { reference, link: `${portalOrigin}/professional-services-records` };
  return about === 'received'
    ? { to, subject: recordRequest.received, text: recordRequest.receivedText(told) }
    : { to, subject: recordRequest.news, text: recordRequest.newsText(told) };
};
