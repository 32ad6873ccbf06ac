import { createTransport } from 'nodemailer';
import type { Mail } from '../subjects/accounts/mails.contract.ts';

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
): (mail: Mail) => Promise<void> {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    // A mail is our own text alone: nothing in it may make the server read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ to, subject, text }) => {
    await transport
      .sendMail({ from, to: { name: '', address: to }, subject, text })
      .catch((error: unknown) => say(`A mail could not be sent (${codeOf(error)}).`));
  };
}

/** The short code of an error; its message is left out: it may quote the address or the password. */
const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : 'no reason given';
