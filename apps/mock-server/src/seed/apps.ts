import { allAppScopes } from '@rpm/domain';
import type { StoredApp, StoredCode, StoredGrant } from '../subjects/connectedApps/contract.ts';
import type { AppGate } from '../subjects/connectedApps/gate.ts';
import { demoAccounts, northside } from './clinics.ts';

/** An app of a patient, for a test or a story: `anApp({ name: 'Sleep Diary' })`. */
export const anApp = (special: Partial<StoredApp> = {}): StoredApp => ({
  appId: 'heart-diary',
  name: 'Heart Diary',
  publisher: 'Fennel Sample Apps',
  redirectUris: ['https://heart-diary.example/back', 'http://localhost:8765/back'],
  privacyUrl: 'https://heart-diary.example/privacy',
  secretHash: null,
  madeAt: new Date('2026-09-01T12:00:00Z'),
  endedAt: null,
  ...special,
});

/** What the demo patient of Northside allows it. Nobody has a token of it. */
export const anAppGrant = (special: Partial<StoredGrant & StoredCode> = {}): StoredGrant & StoredCode => ({
  grantId: 'app-grant-1',
  appId: 'heart-diary',
  clinicId: northside.clinicId,
  patientId: demoAccounts.patient.accountId,
  scopes: allAppScopes.slice(0, 6),
  keeps: true,
  madeAt: new Date('2026-10-12T14:00:00Z'),
  until: new Date('2027-10-12T14:00:00Z'),
  usedAt: new Date('2026-11-19T08:30:00Z'),
  endedAt: null,
  codeHash: 'none',
  challenge: 'none',
  redirectUri: 'https://heart-diary.example/back',
  identity: [],
  nonce: null,
  codeUntil: new Date('2026-10-12T14:01:00Z'),
  codeUsedAt: new Date('2026-10-12T14:00:05Z'),
  ...special,
});

/** The app of the demo, and what its patient allows it since some weeks. */
export const makeApps = (now: Date) => {
  const before = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const madeAt = before(39);
  const grant = anAppGrant({
    madeAt,
    until: before(-326),
    usedAt: before(1),
    codeUntil: madeAt,
    codeUsedAt: madeAt,
  });
  return { apps: [anApp({ madeAt: before(80) })], appGrants: [grant] };
};

/** The way back to an app, for stories: the library of the server needs Node. Its codes open nothing, as no token is given here. */
export const storyAppGate: AppGate = {
  // As an installation has it that tells apps who logs in: pages say so. Nothing is signed here.
  keys: [{ kty: 'RSA', kid: 'story', alg: 'RS256' }],
  async authorize({ request, allow }) {
    await allow?.('story-code');
    const answer = allow ? { code: 'story-code' } : { error: 'access_denied' };
    return `${request.redirectUri}?${new URLSearchParams({ ...answer, state: request.state })}`;
  },
  token: async () => ({ status: 400, body: { error: 'invalid_request' }, headers: {}, spent: null }),
};
