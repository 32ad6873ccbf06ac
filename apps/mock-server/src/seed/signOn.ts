import type { StoredProvider } from '../subjects/signOn/contract.ts';
import type { SignOnGate } from '../subjects/signOn/gate.ts';
import { storyNow } from './builders.ts';
import { demoAccounts, northside } from './clinics.ts';

/** The provider of the demo clinic, on and proved: `aLoginProvider({ isOn: false })`. */
export const aLoginProvider = (special: Partial<StoredProvider> = {}): StoredProvider => ({
  providerId: 'login-provider-1',
  clinicId: northside.clinicId,
  kind: 'signOn',
  name: '',
  address: 'https://login.northside.example',
  clientId: 'portal',
  secret: null,
  domains: ['northside.example'],
  keepsPasswords: true,
  asksFactor: true,
  isOn: true,
  provedAt: new Date('2026-11-02T15:00:00Z'),
  madeAt: new Date('2026-11-01T15:00:00Z'),
  ...special,
});

/** An EHR of the demo clinic. */
export const anEhr = (special: Partial<StoredProvider> = {}): StoredProvider =>
  aLoginProvider({
    providerId: 'ehr-1',
    kind: 'ehr',
    name: 'Riverbend EHR',
    address: 'https://ehr.riverbend.example/r4',
    provedAt: null,
    madeAt: new Date(storyNow.getTime() - 86_400_000),
    ...special,
  });

/** What the EHR of the stories has of its patient: that of the demo. */
const patient = {
  resourceType: 'Patient',
  id: 'p-1',
  birthDate: '1948-03-04',
  name: [{ family: 'Testpatient', given: ['Marigold'] }],
};

/** A provider for stories and tests: who comes back with any code is the member of staff of the demo. */
export const storySignOn: SignOnGate = {
  look: async (issuer) => (issuer.includes('wrong') ? 'notProvider' : null),
  begin: async ({ address }, { state, redirect }) => ({
    address: `${address}/authorize?state=${state}&redirect_uri=${encodeURIComponent(redirect)}`,
    proof: { verifier: 'a-verifier', nonce: 'a-nonce' },
  }),
  finish: async ({ kind, address }, { code }) => ({
    identity: {
      issuer: address,
      subject: `subject-${code}`,
      isVerified: true,
      fhirUser: '',
      email: code === 'a-stranger' ? 'stranger@northside.example' : demoAccounts.staff.username,
    },
    patient: kind === 'ehr' ? patient : null,
  }),
};
