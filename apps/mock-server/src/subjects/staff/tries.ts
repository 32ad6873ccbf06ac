import { usualHours } from '@rpm/domain';
import { triesOf } from '../../../test/triesOf.ts';
import { demoAccounts, northside } from '../../seed/index.ts';
import { invitationIdOf } from '../../seed/invitations.ts';

/** A right request to each call of this room, and who may make it, typed again from the document. */
export const staffTries = triesOf({
  getStaff: { who: 'administration' },
  inviteStaff: {
    who: 'administration',
    body: {
      firstName: 'Lovage',
      lastName: 'Newhand',
      username: 'lovage.newhand@example.test',
      role: 'STAFF',
    },
  },
  withdrawInvitation: { who: 'administration', body: { invitationId: invitationIdOf('Bergamot') } },
  endAccess: { who: 'administrators', body: { accountId: demoAccounts.staff.accountId } },
  restoreAccess: { who: 'administrators', body: { accountId: demoAccounts.staff.accountId } },
  resetSecondFactor: { who: 'administrators', body: { accountId: demoAccounts.staff.accountId } },
  acceptInvitation: {
    who: 'public',
    body: {
      user: invitationIdOf('Bergamot'),
      token: 'x'.repeat(43),
      firstName: 'Bergamot',
      lastName: 'Newstaff',
      password: 'a long new password',
    },
  },
  getClinicSetup: { who: 'administration' },
  saveClinic: { who: 'administration', body: { sessionMaxSeconds: 900 } },
  getClinic: { who: 'administration' },
  saveClinicDetails: {
    who: 'administration',
    body: {
      name: northside.name,
      timeZone: 'America/Denver',
      units: 'metric',
      version: 0,
      opensTimer: true,
      openingHours: usualHours,
      escalationMinutes: 45,
      symptomWords: ['dizzy', 'Desmayé'],
      silentDays: 5,
    },
  },
});
