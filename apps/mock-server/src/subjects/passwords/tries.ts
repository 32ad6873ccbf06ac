import { testPassword } from '../../../test/stores.ts';
import { triesOf } from '../../../test/triesOf.ts';
import { demoAccounts } from '../../seed/index.ts';

/** A right request to each call of this room, and who may make it, typed again from the document. */
export const passwordTries = triesOf({
  forgotPassword: { who: 'public', body: { username: demoAccounts.staff.username } },
  checkPasswordToken: { who: 'public', body: { user: demoAccounts.staff.accountId, token: 'x'.repeat(43) } },
  resetPassword: {
    who: 'public',
    body: {
      user: demoAccounts.staff.accountId,
      token: 'x'.repeat(43),
      password: 'a long new password',
    },
  },
  changePassword: {
    who: 'everybody',
    body: { currentPassword: testPassword, password: 'a long new password' },
  },
});
