import { user } from '../../../test/requestParts.ts';
import { people } from '../../../test/requestPeople.ts';
import { shareToken } from '../../../test/requestRecords.ts';
import { triesOf } from '../../../test/triesOf.ts';

/** A right request to each call of this room, and who may make it, typed again from the document. */
export const sharingTries = triesOf({
  getMyFriends: { who: 'sharer', ...user },
  shareData: {
    who: 'owner',
    body: {
      action: 'share',
      userId: people.own.userId,
      username: 'friend@example.test',
      parts: ['readings'],
      days: 7,
    },
  },
  verifyTempAcess: {
    who: 'sharer',
    body: { email: people.own.username, token: shareToken(people.own.username) },
  },
  acceptShare: {
    who: 'public',
    body: {
      username: 'campion@example.test',
      token: 'x'.repeat(43),
      firstName: 'Campion',
      lastName: 'Relative',
      password: 'a long new password',
      acceptsTerms: true,
    },
  },
  leaveShare: { who: 'grantee', body: { userId: people.colleagues.userId } },
  getFriendsMRSummary: { who: 'grantee', params: { userId: people.colleagues.userId } },
  getFriendMRDetail: {
    who: 'grantee',
    params: { userId: people.colleagues.userId, resourceType: 'Condition' },
  },
  getFriendFiles: { who: 'grantee', params: { userId: people.colleagues.userId } },
  getFriendFilePart: { who: 'grantee', params: { userId: people.colleagues.userId, txnName: 'file-1' } },
  getFriendLatestMR: { who: 'grantee', params: { userId: people.colleagues.userId } },
  getFriendVitalDetails: {
    who: 'grantee',
    params: { userId: people.colleagues.userId, vital: 'BloodPressure' },
  },
  downloadMyFriendVitalDetails: {
    who: 'grantee',
    params: { userId: people.colleagues.userId, vital: 'BloodPressure' },
  },
});
