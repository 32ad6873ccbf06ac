import { calendarDateOf, formatDate } from '@rpm/domain';
import type { Mail } from '../store/contracts/mails.ts';

interface ShareMail {
  /** The address as its owner typed it; the link is for whoever logs in with it. */
  to: string;
  token: string;
  until: Date;
  portalOrigin: string;
}

/**
 * The mail that brings the link of a share. It does not say whose data they are: the address may be mistyped, and then
 * a stranger reads it. Who logs in sees the name.
 *
 * @see behaviour R20
 */
export function shareMail({ to, token, until, portalOrigin }: ShareMail): Mail {
  const link = `${portalOrigin}/TemporaryTimeline/${encodeURIComponent(to)}/${token}`;
  return {
    to,
    subject: 'Health data were shared with you',
    text: [
      'Somebody shares health data with you in the Remote Patient Monitoring portal.',
      '',
      'Log in with this e-mail address, then open this link. It works once:',
      link,
      '',
      `The share ends on ${formatDate(calendarDateOf(until))} at ${until.toISOString().slice(11, 16)} UTC, or when its owner stops it.`,
      'If you do not know what this is about, you can ignore this mail.',
      '',
    ].join('\n'),
  };
}
