import { generateKeyPairSync } from 'node:crypto';
import { endpoints } from '@rpm/api-client/calls';
import { appKindNames } from '@rpm/domain';
import type { JSONWebKeySet } from 'jose';
import * as oauth from 'openid-client';
import { expect } from 'vitest';
import { anApp, demoAccounts, smallClinic } from '../src/seed/index.ts';
import { appGate } from '../src/server/appGate.ts';
import { readIdentityKeys } from '../src/server/identityKeys.ts';
import { hashToken } from '../src/subjects/sessions/tokens.ts';
import { startOfTest, type TestApi, testApi } from './harness.ts';
import { makeStore, type StoreKind } from './stores.ts';

/*
 * Apps that are told who logs in. The app is `openid-client`, with its checks of an ID token as they come; the keys are looked at by `jose`.
 */

const { patient } = demoAccounts;
export const userId = patient.accountId;
export const issuer = 'https://portal.example/fhir';
const redirectUri = 'https://heart-diary.example/back';
export const secret = 'a-secret_of.the~app';

export const pem = (modulusLength: number) =>
  Buffer.from(
    generateKeyPairSync('rsa', { modulusLength }).privateKey.export({ type: 'pkcs8', format: 'pem' }),
  ).toString('base64');
export const [first, second] = [pem(2048), pem(2048)];
export const keysOf = (text: string) => readIdentityKeys(text) ?? [];
const keys = keysOf(`2026a:${first},2027a:${second}`);

export async function start(kind: StoreKind, signers = keys) {
  const apps = [
    anApp(),
    anApp({ appId: 'sleep-diary', name: 'Sleep Diary' }),
    anApp({ appId: 'clinic-diary', name: 'Clinic Diary', secretHash: hashToken(secret) }),
  ];
  const store = await makeStore(kind, { ...smallClinic(), apps });
  return testApi(store, { apps: appGate(signers) });
}

/** What an app needs to look at times by the clock of the test. */
const byClockOfTest = () => ({
  [oauth.clockSkew]: Math.round((startOfTest.getTime() - Date.now()) / 1000),
});

/** An app, which knows our address alone and finds out the rest by itself. */
export async function anOpenIdApp(
  api: TestApi,
  appId = 'heart-diary',
  auth: oauth.ClientAuth = oauth.None(),
) {
  const asked: string[] = [];
  const config = await oauth.discovery(new URL(issuer), appId, byClockOfTest(), auth, {
    [oauth.customFetch]: (address, { method, headers, body }) => {
      const { origin, pathname, search } = new URL(address);
      expect(origin).toBe(new URL(issuer).origin);
      asked.push(pathname);
      return api.request(pathname + search, { method, headers, body: body ?? null } as RequestInit);
    },
  });
  // The signature is looked at though the token comes from us.
  oauth.enableNonRepudiationChecks(config);
  return { config, asked };
}

const scope = 'launch/patient openid fhirUser offline_access patient/*.rs';

/** Sends a browser to us, as the app does, and answers there as somebody. */
export async function sendBrowser(
  api: TestApi,
  config: oauth.Configuration,
  {
    as = patient,
    about = userId,
    special = {},
  }: { as?: typeof patient; about?: string; special?: Record<string, string> } = {},
) {
  const pkceCodeVerifier = oauth.randomPKCECodeVerifier();
  const [state, nonce] = [oauth.randomState(), oauth.randomNonce()];
  const address = oauth.buildAuthorizationUrl(config, {
    ...{ redirect_uri: redirectUri, scope, state, nonce, aud: issuer, code_challenge_method: 'S256' },
    code_challenge: await oauth.calculatePKCECodeChallenge(pkceCodeVerifier),
    ...special,
  });
  const said = (name: string) => address.searchParams.get(name) ?? '';
  const request = {
    ...{
      clientId: said('client_id'),
      redirectUri: said('redirect_uri'),
      responseType: said('response_type'),
    },
    ...{ scope: said('scope'), state: said('state'), audience: said('aud'), nonce: said('nonce') },
    ...{ challenge: said('code_challenge'), method: said('code_challenge_method') },
  };
  const body = { userId: about, request, allows: { kinds: appKindNames, days: 90 } };
  const token = await api.sessionOf(as);
  const asking = await api.ask(endpoints.getAskingApp, { token, params: { userId: about }, query: request });
  const answer = await api.ask(endpoints.answerApp, { token, body });
  const back = (answer.json as { address?: string }).address ?? '';
  const checks = { pkceCodeVerifier, expectedState: state, expectedNonce: nonce, idTokenExpected: true };
  return { asking, status: answer.status, back, checks };
}

/** An app that was let in. */
export async function letIn(api: TestApi, config: oauth.Configuration, special: Record<string, string> = {}) {
  const { back, checks } = await sendBrowser(api, config, { special });
  return oauth.authorizationCodeGrant(config, new URL(back), checks);
}

export const published = async (api: TestApi) =>
  (await (await api.request('/fhir/auth/jwks.json')).json()) as JSONWebKeySet;
