import { testPassword } from '../../../test/stores.ts';
import { triesOf } from '../../../test/triesOf.ts';
import { demoAccounts } from '../../seed/index.ts';

/** A right request to each call of this room, and who may make it, typed again from the document. */
export const sessionTries = triesOf({
  login: { who: 'public', body: { username: demoAccounts.staff.username, password: testPassword } },
  verifyLogin: { who: 'public', body: { ticket: 'x'.repeat(43), code: '123456' } },
  verifySecondFactor: {
    who: 'public',
    body: { ticket: 'x'.repeat(43), proof: { factor: 'totp', code: '123456' } },
  },
  sendLoginCode: { who: 'public', body: { ticket: 'x'.repeat(43) } },
  logout: { who: 'everybody' },
  keepAlive: { who: 'everybody' },
});
