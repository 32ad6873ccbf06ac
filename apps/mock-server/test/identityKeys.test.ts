import { generateKeyPairSync } from 'node:crypto';
import { createLocalJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import * as oauth from 'openid-client';
import { describe, expect, test } from 'vitest';
import { readEnvironment } from '../src/server/environment.ts';
import { readIdentityKeys } from '../src/server/identityKeys.ts';
import { askFhir } from './fhirWorld.ts';
import { startOfTest } from './harness.ts';
import {
  anOpenIdApp,
  first,
  issuer,
  keysOf,
  letIn,
  pem,
  published,
  second,
  sendBrowser,
  start,
} from './identityWorld.ts';

const curve = Buffer.from(
  generateKeyPairSync('ec', { namedCurve: 'P-384' }).privateKey.export({ type: 'pkcs8', format: 'pem' }),
).toString('base64');

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
