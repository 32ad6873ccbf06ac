import { provider, user } from '../../../test/requestParts.ts';
import { inquiryOf, operatorItem } from '../../../test/requestRecords.ts';
import { triesOf } from '../../../test/triesOf.ts';

/** A right request to each call of this room, and who may make it, typed again from the document. */
export const inboxTries = triesOf({
  getInbox: { who: 'clinicPeople', query: { tab: 'open' } },
  getInboxCount: { who: 'clinicPeople' },
  moveInquiry: {
    who: 'clinicRoles',
    body: { itemId: inquiryOf('own'), version: 0, move: 'answer', text: 'Please call us.' },
  },
  getOperatorInbox: { who: 'administration', query: { tab: 'open' } },
  moveOperatorItem: { who: 'administration', body: { itemId: operatorItem, version: 0, move: 'take' } },
  getOwnCorrections: { who: 'patientSelf', ...user },
  addInquiry: {
    who: 'identity',
    body: {
      userId: provider.accountId,
      username: provider.username,
      type: 'missing_data',
      message: 'The readings of today are not there.',
    },
  },
});
