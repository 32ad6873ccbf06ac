import { calendarDateOf, formatDate } from '@rpm/domain';
import type { Mail } from '../accounts/mails.contract.ts';

interface ShareMail {
  /** The address as its owner typed it; the code is for whoever logs in with it. */
  to: string;
  token: string;
  until: Date;
}

/**
 * The mail that brings the code of a share. It has no link: no page shows what is shared yet. It does not say whose data they are: the address may be mistyped, and then
 * a stranger reads it. Who logs in sees the name.
 *
 * @see behaviour R20
 */
export function shareMail({ to, token, until }: ShareMail): Mail {
  return {
    to,
    subject: 'Health data were shared with you',
    text: [
      'Someone shared health data with you in Remote Patient Monitoring.',
      '',
      'The portal has no page for shared data yet. A program that reads them for you needs this code. It works once, after you log in with this email address:',
      token,
      '',
      `The share ends on ${formatDate(calendarDateOf(until))} at ${until.toISOString().slice(11, 16)} UTC, or when its owner stops it. Don't share the code with anyone.`,
      "If you don't know what this is about, you can ignore this email.",
      '',
    ].join('\n'),
  };
}
