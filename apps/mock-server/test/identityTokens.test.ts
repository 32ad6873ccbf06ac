import { endpoints } from '@rpm/api-client/calls';
import { fhirId, limits } from '@rpm/domain';
import { createLocalJWKSet, decodeProtectedHeader, type JSONWebKeySet, jwtVerify } from 'jose';
import * as oauth from 'openid-client';
import { describe, expect, test } from 'vitest';
import { demoAccounts } from '../src/seed/index.ts';
import { askFhir } from './fhirWorld.ts';
import { startOfTest } from './harness.ts';
import {
  anOpenIdApp,
  issuer,
  keysOf,
  letIn,
  published,
  second,
  secret,
  sendBrowser,
  start,
  userId,
} from './identityWorld.ts';
import { storeKinds } from './stores.ts';

const { patient, otherPatient, otherProvider, provider, staff, administrator } = demoAccounts;

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
