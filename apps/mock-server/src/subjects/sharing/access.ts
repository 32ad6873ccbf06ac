import { accessOf, accountInPath, fromSharer, ofGrantee } from '../../authorization/rows.ts';
import type { Rows } from '../../authorization/table.ts';
import { rows } from '../../authorization/verdicts.ts';

/** Who may make the calls of this room. @see docs/authorization.md */
export const sharingAccess = accessOf({
  // An open page asks again and again whether the share is still live.
  getMyFriends: {
    about: accountInPath,
    ...rows.sharer,
    keepsNothingAlive: true,
    beyondItsClinic: 'what is shared may be of another clinic',
  },
  shareData: {
    about: { what: 'account', in: 'body', field: 'userId' },
    ...rows.owner,
    beyondItsClinic: 'an address gets so many mails a day, whoever sends them',
  },
  verifyTempAcess: {
    about: { what: 'identity', in: 'body', field: 'email' },
    ...rows.sharer,
    beyondItsClinic: 'what is shared may be of another clinic',
  },
  acceptShare: 'public',
  leaveShare: { ...fromSharer, beyondItsClinic: 'what is shared may be of another clinic' },
  getFriendsMRSummary: {
    ...ofGrantee,
    reads: 'records',
    beyondItsClinic: 'what is shared may be of another clinic',
  },
  getFriendMRDetail: {
    ...ofGrantee,
    reads: 'records',
    beyondItsClinic: 'what is shared may be of another clinic',
  },
  getFriendFiles: {
    ...ofGrantee,
    reads: 'files',
    beyondItsClinic: 'what is shared may be of another clinic',
  },
  getFriendFilePart: {
    ...ofGrantee,
    reads: 'files',
    beyondItsClinic: 'what is shared may be of another clinic',
  },
  getFriendLatestMR: {
    ...ofGrantee,
    reads: 'records',
    beyondItsClinic: 'what is shared may be of another clinic',
  },
  getFriendVitalDetails: {
    ...ofGrantee,
    reads: 'vitals',
    beyondItsClinic: 'what is shared may be of another clinic',
  },
  downloadMyFriendVitalDetails: {
    ...ofGrantee,
    needsStepUp: true,
    reads: 'export',
    beyondItsClinic: 'what is shared may be of another clinic',
  },
});

declare module '../../authorization/table.ts' {
  interface AccessTable extends Rows<typeof sharingAccess> {}
}
