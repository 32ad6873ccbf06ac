import { type Language, limits } from '@rpm/domain';
import type { Speech } from '../../api/speech.ts';
import type { Mail } from '../accounts/mails.contract.ts';
import { momentOf } from '../accounts/mails.ts';

interface ShareMail {
  /** Where people find the portal, without a slash at the end. */
  portalOrigin: string;
  /** The address as its owner typed it; the link is for whoever logs in with it. */
  to: string;
  token: string;
  until: Date;
  /** Of whose data they are: that of the reader is not known. */
  timeZone: string;
  /** Of the words, and of the date in them. */
  language: Language;
}

/**
 * The mail that brings the link of a share. It does not say whose data they are: the address may be mistyped, and then a
 * stranger reads it. Who logs in sees the name.
 *
 * @see behaviour R20
 */
export const shareMail = (
  { share }: Speech['mails'],
  { portalOrigin, to, token, until, ...clock }: ShareMail,
): Mail => ({
  to,
  subject: share.subject,
  text: share.text({
    link: `${portalOrigin}/TemporaryTimeline/${encodeURIComponent(to)}/${token}`,
    days: limits.shareLinkDays,
    ...momentOf(until, clock),
  }),
});
