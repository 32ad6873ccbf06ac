import { ehrOf } from '../../../test/requestConnections.ts';
import { triesOf } from '../../../test/triesOf.ts';
import { demoAccounts, northside } from '../../seed/index.ts';

const provider = {
  clientId: 'portal',
  domains: ['northside.example'],
  asksFactor: true,
  secret: 'a secret',
};
const browser = 'b'.repeat(43);

/** A right request to each call of this room, and who may make it, typed again from the document. */
export const signOnTries = triesOf({
  getSignOn: { who: 'administration' },
  saveSignOn: {
    who: 'administration',
    body: { ...provider, issuer: 'https://login.northside.example', keepsPasswords: true, isOn: true },
  },
  checkSignOn: { who: 'administration', body: { issuer: 'https://login.northside.example' } },
  addEhr: {
    who: 'administration',
    body: { ...provider, name: 'New EHR', iss: 'https://new-ehr.example/r4' },
  },
  endEhr: { who: 'administration', body: { ehrId: ehrOf(northside.clinicId) } },
  unlinkSignOn: { who: 'administrators', body: { accountId: demoAccounts.colleague.accountId } },
  beginSignOn: { who: 'public', body: { username: 'staff@northside.example', browser } },
  beginLaunch: {
    who: 'public',
    body: { iss: `https://ehr-of-${northside.clinicId}.example/r4`, launch: 'l-1', browser },
  },
  finishSignOn: { who: 'public', body: { state: 's'.repeat(43), browser, code: 'a-code' } },
});
