import { generateKeyPairSync } from 'node:crypto';
import { endpoints } from '@rpm/api-client/calls';
import { appKindNames, fhirId, limits } from '@rpm/domain';
import { createLocalJWKSet, decodeProtectedHeader, type JSONWebKeySet, jwtVerify } from 'jose';
import * as oauth from 'openid-client';
import { describe, expect, test } from 'vitest';
import { anApp, demoAccounts, smallClinic } from '../src/seed/index.ts';
import { appGate } from '../src/server/appGate.ts';
import { readEnvironment } from '../src/server/environment.ts';
import { readIdentityKeys } from '../src/server/identityKeys.ts';
import { hashToken } from '../src/subjects/sessions/tokens.ts';
import { askFhir } from './fhirWorld.ts';
import { startOfTest, type TestApi, testApi } from './harness.ts';
import { makeStore, type StoreKind, storeKinds } from './stores.ts';

/*
 * Apps that are told who logs in. The app is `openid-client`, with its checks of an ID token as they come; the keys are looked at by `jose`.
 */

const { patient, otherPatient, otherProvider, provider, staff, administrator } = demoAccounts;
const userId = patient.accountId;
const issuer = 'https://portal.example/fhir';
const redirectUri = 'https://heart-diary.example/back';
const secret = 'a-secret_of.the~app';

const pem = (modulusLength: number) =>
  Buffer.from(
    generateKeyPairSync('rsa', { modulusLength }).privateKey.export({ type: 'pkcs8', format: 'pem' }),
  ).toString('base64');
const curve = Buffer.from(
  generateKeyPairSync('ec', { namedCurve: 'P-384' }).privateKey.export({ type: 'pkcs8', format: 'pem' }),
).toString('base64');
const [first, second] = [pem(2048), pem(2048)];
const keysOf = (text: string) => readIdentityKeys(text) ?? [];
const keys = keysOf(`2026a:${first},2027a:${second}`);

async function start(kind: StoreKind, signers = keys) {
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
async function anOpenIdApp(api: TestApi, appId = 'heart-diary', auth: oauth.ClientAuth = oauth.None()) {
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
async function sendBrowser(
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
async function letIn(api: TestApi, config: oauth.Configuration, special: Record<string, string> = {}) {
  const { back, checks } = await sendBrowser(api, config, { special });
  return oauth.authorizationCodeGrant(config, new URL(back), checks);
}

const published = async (api: TestApi) =>
  (await (await api.request('/fhir/auth/jwks.json')).json()) as JSONWebKeySet;

describe.each(storeKinds)('an app that is told who logs in, at %s (15.4, OpenID Connect)', (kind) => {
  test('finds out where, asks, and is told its patient; what it is told opens with its token', async () => {
    const api = await start(kind);
    const { config, asked } = await anOpenIdApp(api);
    const { asking, back, checks } = await sendBrowser(api, config);
    expect(asking.json).toMatchObject({ isToldWho: true, isFaulty: false });
    const answer = await oauth.authorizationCodeGrant(config, new URL(back), checks);
    const claims = answer.claims();
    const iat = startOfTest.getTime() / 1000;
    expect(claims).toEqual({
      ...{ iss: issuer, sub: fhirId(userId), aud: 'heart-diary', nonce: checks.expectedNonce },
      ...{ iat, exp: iat + limits.appTokenSeconds, fhirUser: `${issuer}/Patient/${fhirId(userId)}` },
    });
    expect(answer.scope).toMatch(/^launch\/patient openid fhirUser offline_access patient\/Patient\.rs /);
    expect(asked).toEqual([
      ...['/fhir/.well-known/openid-configuration', '/fhir/auth/token', '/fhir/auth/jwks.json'],
    ]);
    const path = String(claims?.fhirUser).slice(issuer.length + 1);
    expect((await askFhir(api, answer.access_token, path)).json).toMatchObject({
      ...{ resourceType: 'Patient', id: fhirId(userId) },
    });
  });

  test('one with a secret too, which it shows as OAuth writes it', async () => {
    const api = await start(kind);
    const { config } = await anOpenIdApp(api, 'clinic-diary', oauth.ClientSecretBasic(secret));
    const answer = await letIn(api, config);
    expect(answer.claims()).toMatchObject({ aud: 'clinic-diary', sub: fhirId(userId) });
    await oauth.tokenRevocation(config, answer.access_token);
    expect((await askFhir(api, answer.access_token, `Patient/${fhirId(userId)}`)).status).toBe(401);
    const wrong = await anOpenIdApp(api, 'clinic-diary', oauth.ClientSecretBasic(`${secret}x`));
    await expect(letIn(api, wrong.config)).rejects.toThrow();
  });

  test('is told it with the code alone, not with the next tokens; what was kept of it stays with the grant', async () => {
    const api = await start(kind);
    const { config } = await anOpenIdApp(api);
    const { refresh_token: token = '' } = await letIn(api, config);
    const next = await oauth.refreshTokenGrant(config, token);
    expect(next.id_token).toBeUndefined();
    expect(next.scope).toContain('openid fhirUser');
  });

  test.each([
    ['openid patient/*.rs', undefined],
    ['openid fhirUser patient/Observation.rs', `${issuer}/Patient/${fhirId(userId)}`],
  ])('"%s": only what it asks for', async (asks, fhirUser) => {
    const api = await start(kind);
    const { config } = await anOpenIdApp(api);
    const claims = (await letIn(api, config, { scope: asks })).claims();
    expect([claims?.sub, claims?.fhirUser]).toEqual([fhirId(userId), fhirUser]);
  });

  test.each(['launch/patient fhirUser patient/*.rs', 'launch/patient patient/*.rs'])(
    '"%s" does not ask who it is, and is not told',
    async (asks) => {
      const api = await start(kind);
      const { config } = await anOpenIdApp(api);
      const { asking, back, checks } = await sendBrowser(api, config, {
        special: { scope: asks, nonce: '' },
      });
      expect(asking.json).toMatchObject({ isToldWho: false });
      const { pkceCodeVerifier, expectedState } = checks;
      const answer = await oauth.authorizationCodeGrant(config, new URL(back), {
        pkceCodeVerifier,
        expectedState,
      });
      expect([answer.id_token, answer.scope?.includes('fhirUser')]).toEqual([undefined, false]);
    },
  );

  test('the answer to another request is not taken: its nonce is another one', async () => {
    const api = await start(kind);
    const { config } = await anOpenIdApp(api);
    const { back, checks } = await sendBrowser(api, config);
    const other = { ...checks, expectedNonce: 'of-another-request' };
    await expect(oauth.authorizationCodeGrant(config, new URL(back), other)).rejects.toMatchObject({
      ...{ code: 'OAUTH_JWT_CLAIM_COMPARISON_FAILED', cause: { cause: { claim: 'nonce' } } },
    });
  });

  test('a token for one app is none for another one, nor is one of other keys', async () => {
    const api = await start(kind);
    const { id_token: token = '' } = await letIn(api, (await anOpenIdApp(api)).config);
    const check = (jwks: JSONWebKeySet, audience: string) =>
      jwtVerify(token, createLocalJWKSet(jwks), { issuer, audience, currentDate: startOfTest });
    const jwks = await published(api);
    expect(decodeProtectedHeader(token)).toEqual({ alg: 'RS256', kid: '2026a', typ: 'JWT' });
    await expect(check(jwks, 'heart-diary')).resolves.toBeDefined();
    await expect(check(jwks, 'sleep-diary')).rejects.toThrow(/"aud"/);
    const foreign = keysOf(`2026a:${second}`).map((each) => each.published);
    await expect(check({ keys: foreign } as JSONWebKeySet, 'heart-diary')).rejects.toThrow(/signature/);
    const late = new Date(startOfTest.getTime() + limits.appTokenSeconds * 1000 + 1000);
    await expect(jwtVerify(token, createLocalJWKSet(jwks), { currentDate: late })).rejects.toThrow(/"exp"/);
  });

  test('an app that is stopped, or whose patient may not log in any more, is told nothing', async () => {
    const stopped = await start(kind);
    const { config } = await anOpenIdApp(stopped);
    const { back, checks } = await sendBrowser(stopped, config);
    await stopped.services.store.connectedApps.endApp('heart-diary', startOfTest);
    await expect(oauth.authorizationCodeGrant(config, new URL(back), checks)).rejects.toThrow();

    const api = await start(kind);
    const { config: other } = await anOpenIdApp(api);
    const sent = await sendBrowser(api, other);
    const body = { userId, reason: 'asked' };
    await api.ask(endpoints.endPatientAccess, { token: await api.sessionOf(administrator), body });
    await expect(oauth.authorizationCodeGrant(other, new URL(sent.back), sent.checks)).rejects.toThrow();
  });

  test('nobody lets an app in for somebody else: who works there, who cares, another patient', async () => {
    const api = await start(kind);
    const { config } = await anOpenIdApp(api);
    for (const [as, status] of [
      [staff, 403],
      [provider, 403],
      [administrator, 403],
      // The patient's readings are shared with them.
      [otherProvider, 403],
      [otherPatient, 404],
    ] as const) {
      const sent = await sendBrowser(api, config, { as: as as typeof patient });
      expect([as.username, sent.status, sent.back]).toEqual([as.username, status, '']);
    }
  });

  test('each patient is told as who they are, at their own clinic', async () => {
    const api = await start(kind);
    const { config } = await anOpenIdApp(api);
    const about = otherPatient.accountId;
    const sent = await sendBrowser(api, config, { as: otherPatient as typeof patient, about });
    const answer = await oauth.authorizationCodeGrant(config, new URL(sent.back), sent.checks);
    expect(answer.claims()?.fhirUser).toBe(`${issuer}/Patient/${fhirId(about)}`);
    expect(answer.patient).toBe(fhirId(about));
  });
});

describe('what an installation says of who logs in (15.4)', () => {
  test('its configurations name it where it has keys, and the two are one', async () => {
    const api = await start('memory');
    const smart = (await askFhir(api, null, '.well-known/smart-configuration')).json;
    const openId = (await askFhir(api, null, '.well-known/openid-configuration')).json;
    expect(smart.capabilities).toContain('sso-openid-connect');
    expect(smart.scopes_supported).toEqual(expect.arrayContaining(['openid', 'fhirUser']));
    for (const name of ['issuer', 'jwks_uri', 'authorization_endpoint', 'token_endpoint'])
      expect([name, openId[name]]).toEqual([name, smart[name]]);
    expect(openId).toMatchObject({
      ...{ issuer, jwks_uri: `${issuer}/auth/jwks.json`, response_types_supported: ['code'] },
      ...{ subject_types_supported: ['public'], id_token_signing_alg_values_supported: ['RS256'] },
      claims_supported: expect.arrayContaining(['fhirUser', 'nonce']),
    });
  });

  test('its public keys are all there, and nothing of the private ones', async () => {
    const jwks = await published(await start('memory'));
    expect(jwks.keys.map(({ kid, alg, use }) => [kid, alg, use])).toEqual([
      ['2026a', 'RS256', 'sig'],
      ['2027a', 'RS256', 'sig'],
    ]);
    expect(JSON.stringify(jwks)).not.toMatch(/"(d|p|q|dp|dq|qi)":/);
  });

  test('a new key signs when it is in front; what the old one has signed can be looked at still', async () => {
    const before = await start('memory');
    const { id_token: token = '' } = await letIn(before, (await anOpenIdApp(before)).config);
    const api = await start('memory', keysOf(`2027a:${second},2026a:${first}`));
    const { id_token: next = '' } = await letIn(api, (await anOpenIdApp(api)).config);
    expect(decodeProtectedHeader(next).kid).toBe('2027a');
    const jwks = createLocalJWKSet(await published(api));
    for (const each of [token, next])
      await expect(jwtVerify(each, jwks, { issuer, currentDate: startOfTest })).resolves.toBeDefined();
  });

  test('without keys nobody is told who it is, and nothing says otherwise', async () => {
    const api = await start('memory', []);
    const smart = (await askFhir(api, null, '.well-known/smart-configuration')).json;
    expect(smart.capabilities).not.toContain('sso-openid-connect');
    expect(smart.scopes_supported).not.toContain('openid');
    expect([smart.issuer, smart.jwks_uri]).toEqual([undefined, undefined]);
    for (const path of ['.well-known/openid-configuration', 'auth/jwks.json'])
      expect((await askFhir(api, null, path)).status).not.toBe(200);
    const config = new oauth.Configuration(
      {
        issuer,
        authorization_endpoint: 'https://portal.example/connect-app',
        token_endpoint: `${issuer}/auth/token`,
      },
      'heart-diary',
      undefined,
      oauth.None(),
    );
    config[oauth.customFetch] = (address, { method, headers, body }) =>
      api.request(new URL(address).pathname, { method, headers, body: body ?? null } as RequestInit);
    const { asking, back, checks } = await sendBrowser(api, config);
    expect(asking.json).toMatchObject({ isToldWho: false, isFaulty: false });
    const { pkceCodeVerifier, expectedState } = checks;
    const answer = await oauth.authorizationCodeGrant(config, new URL(back), {
      pkceCodeVerifier,
      expectedState,
    });
    expect([answer.id_token, answer.scope?.includes('openid')]).toEqual([undefined, false]);
  });

  test.each([
    ['no key', '2026a:AAAA'],
    ['an elliptic one', `a:${curve}`],
    ['a short one', `a:${pem(1024)}`],
    ['two of one name', `a:${first},a:${second}`],
    ['no name', first],
  ])('keys that are wrong are refused: %s', (_, text) => {
    expect(readIdentityKeys(text)).toBeNull();
    expect(() => readEnvironment({ IDENTITY_KEYS: text })).toThrow(
      'IDENTITY_KEYS must be private keys such as 2026a:BASE64, each an id and a PEM file of RSA, with commas between.',
    );
  });
});
