import {
  type ContactForm,
  calendarDateOf,
  type EscalationStep,
  formatDate,
  type Language,
  readCalendarDate,
} from '@rpm/domain';
import type { Mail } from './mails.contract.ts';
import { type MailWords, oneLine } from './mails.ts';

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
