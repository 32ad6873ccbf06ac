import type { Mail, MailSent, Mails } from '../subjects/accounts/mails.contract.ts';
import { type SmtpSettings, smtpMail } from './smtp.ts';

interface MailOptions {
  smtp: SmtpSettings | null;
  isDemo: boolean;
  outbox: Mails;
  clock: () => Date;
  say: (line: string) => void;
}

/**
 * Chooses how mail goes out: by SMTP when it is set up; else, with demo data, into the outbox that /mailbox shows; else
 * not at all, which is said once.
 */
export function chooseMail({
  smtp,
  isDemo,
  outbox,
  clock,
  say,
}: MailOptions): (mail: Mail) => Promise<MailSent> {
  if (smtp) return smtpMail(smtp, say);
  if (isDemo) {
    return ({ stopBy: _, ...mail }) =>
      outbox.add({ ...mail, at: clock() }).catch(() => say('A mail could not be kept in the mailbox.'));
  }
  say(
    'Mail is off: set SMTP_URL and MAIL_FROM, or no patient can open an account and no forgotten password be set anew.',
  );
  return async () => {};
}
