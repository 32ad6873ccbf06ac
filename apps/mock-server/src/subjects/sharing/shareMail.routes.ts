import { calendarDateOf, formatDate } from '@rpm/domain';
import type { Speech } from '../../api/speech.ts';
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
export const shareMail = ({ share }: Speech['mails'], { to, token, until }: ShareMail): Mail => ({
  to,
  subject: share.subject,
  text: share.text({
    token,
    date: formatDate(calendarDateOf(until)),
    time: until.toISOString().slice(11, 16),
  }),
});
