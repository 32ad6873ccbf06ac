import { TOTP } from 'otpauth';
import { startOfTest } from '../../../test/harness.ts';
import { begunChallenge, begunSecret, otherSession } from '../../../test/requestParts.ts';
import { softAuthenticator } from '../../../test/softAuthenticator.ts';
import { testPassword } from '../../../test/stores.ts';
import { triesOf } from '../../../test/triesOf.ts';
import { hashToken } from '../sessions/tokens.ts';

/** A right request to each call of this room, and who may make it, typed again from the document. */
export const securityTries = triesOf({
  getSecurity: { who: 'everybody' },
  startConfirmation: { who: 'everybody' },
  confirmIdentity: { who: 'everybody', body: { factor: 'password', password: testPassword } },
  startTotp: { who: 'everybody' },
  addTotp: {
    who: 'everybody',
    body: { code: new TOTP({ secret: begunSecret }).generate({ timestamp: startOfTest.getTime() }) },
  },
  startPasskey: { who: 'everybody' },
  addPasskey: {
    who: 'everybody',
    body: { name: 'A key', response: softAuthenticator().make(begunChallenge) },
  },
  removeFactor: { who: 'everybody', body: { factor: 'passkey', passkeyId: 'a passkey' } },
  renewRecoveryCodes: { who: 'everybody' },
  getSessions: { who: 'everybody' },
  endSession: { who: 'everybody', body: { sessionId: hashToken(`session ${hashToken(otherSession)}`) } },
  endOtherSessions: { who: 'everybody' },
});
