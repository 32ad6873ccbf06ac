import { emailTicket } from '../../../test/requestParts.ts';
import { triesOf } from '../../../test/triesOf.ts';

/** A right request to each call of this room, and who may make it, typed again from the document. */
export const emailTries = triesOf({
  getEmailState: { who: 'everybody' },
  sendEmailCode: { who: 'everybody' },
  verifyEmail: { who: 'everybody', body: { ticket: emailTicket, code: '123456' } },
});
