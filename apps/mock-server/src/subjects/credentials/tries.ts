import { account } from '../../../test/requestParts.ts';
import { credentialOf } from '../../../test/requestWork.ts';
import { triesOf } from '../../../test/triesOf.ts';
import { demoAccounts } from '../../seed/index.ts';

/** A right request to each call of this room, and who may make it, typed again from the document. */
export const credentialTries = triesOf({
  getCredentials: { who: 'clinicPeople' },
  getClinicCredentials: { who: 'administration' },
  getLicenses: { who: 'clinicRoles', ...account },
  getCredentialDocument: {
    who: 'clinicPeople',
    params: { credentialId: credentialOf(demoAccounts.provider.accountId) },
  },
  addCredential: {
    who: 'clinicPeople',
    body: {
      kind: 'medicalLicense',
      number: '35.000000',
      state: 'OH',
      issuer: 'State Medical Board of Ohio',
      issued: '2024-12-19',
      expires: '2026-12-18',
      replacesId: null,
      fileName: 'license.pdf',
      contentType: 'application/pdf',
      content: btoa('%PDF-1.7 license %%EOF'),
    },
  },
  removeCredential: {
    who: 'clinicPeople',
    body: { credentialId: credentialOf(demoAccounts.provider.accountId) },
  },
  checkCredential: {
    who: 'administration',
    body: { credentialId: credentialOf(demoAccounts.provider.accountId), outcome: 'accepted' },
  },
  saveCredentialRule: { who: 'administration', body: { ordersWait: true } },
});
