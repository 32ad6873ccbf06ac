import { createTransport } from 'nodemailer';
import type { Mail, MailSent } from '../subjects/accounts/mails.contract.ts';

/** Where mail goes out, and in whose name. */
export interface SmtpSettings {
  /** `smtp://` or `smtps://`, with user and password if there are any. */
  url: string;
  /** The sender's address. */
  from: string;
}

/**
 * Makes the port that sends mail by SMTP. A mail that cannot be sent costs one line, with neither address nor text.
 *
 * @param say gets the line
 * @see behaviour R33
 */
export function smtpMail(
  { url, from }: SmtpSettings,
  say: (line: string) => void,
): (mail: Mail) => Promise<MailSent> {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    // A mail is our own text alone: nothing in it may make the server read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return ({ to, subject, text, stopBy }) =>
    transport
      .sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        ...(stopBy !== undefined && { headers: oneClick(stopBy) }),
      })
      .then(
        () => {},
        (error: unknown) => {
          say(`A mail could not be sent (${codeOf(error)}).`);
          return wasRefused(error) ? 'refused' : undefined;
        },
      );
}

/** @see https://www.rfc-editor.org/rfc/rfc8058 */
const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/**
 * Whether the mail server has certainly not taken the mail: it said so, or nobody was there. When a connection breaks later,
 * it may have taken it.
 */
function wasRefused(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { responseCode, syscall, code } = error as Partial<Record<string, unknown>>;
  if (typeof responseCode === 'number' && responseCode >= 400) return true;
  return syscall === 'connect' || code === 'EDNS' || code === 'EAUTH' || code === 'EENVELOPE';
}

/** The short code of an error; its message is left out: it may quote the address or the password. */
const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : 'no reason given';
