import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { endpoints } from '@rpm/api-client/calls';
import { createLocalJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import { Events } from 'oauth2-mock-server';
import { describe, expect, test } from 'vitest';
import { clinicWith, demoAccounts } from '../src/seed/index.ts';
import { readClientKeys } from '../src/server/clientKeys.ts';
import { hospitalGate } from '../src/server/hospitalGate.ts';
import { isFault } from '../src/subjects/hospitals/gate.ts';
import { testApi } from './harness.ts';
import { hospital, json, kinds, redirect } from './hospitalServer.ts';
import { makeStore, storeKinds } from './stores.ts';

/*
 * How a hospital knows us, and what it says of who logs in, against an OAuth server that we did not write.
 */

/** A private key as an operator gives it: a PEM file in base64. */
const given = ({ privateKey }: { privateKey: KeyObject }) =>
  Buffer.from(privateKey.export({ type: 'pkcs8', format: 'pem' })).toString('base64');
const curve = (namedCurve: string) => given(generateKeyPairSync('ec', { namedCurve }));
const rsa = (modulusLength: number) => given(generateKeyPairSync('rsa', { modulusLength }));
const elliptic = curve('P-384');
const keys = readClientKeys(`2026a:${elliptic},2026b:${rsa(2048)}`) ?? [];
const published = keys.map((each) => each.published);

/** What is not true, whatever of it is not. */
const untrue = { fault: 'notFhir', status: null };

/** Sends a patient to a hospital and back. */
async function letIn(there: Awaited<ReturnType<typeof hospital>>, signs = keys) {
  const gate = hospitalGate(undefined, undefined, { keys: signs });
  const at = { ...there.at, clientAuth: 'private_key_jwt' as const };
  const begun = await gate.begin(at, { kinds, state: 'a-state', redirect });
  if (isFault(begun)) return { at, gate, begun, finished: begun };
  const brought = await there.logIn(begun.address);
  const finished = await gate.finish(at, { ...brought, verifier: begun.verifier, redirect });
  return { at, gate, begun, brought, finished };
}

/** A hospital that says who logs in. */
async function saying(claims: Record<string, unknown> = {}) {
  const there = await hospital();
  const { smart, paths, configuration, oauth } = there;
  const capabilities = [...smart.capabilities, 'sso-openid-connect'];
  paths[configuration] = json({ ...smart, jwks_uri: `${smart.issuer}/jwks`, capabilities });
  oauth.service.on(Events.BeforeTokenSigning, (token) => Object.assign(token.payload, claims));
  return there;
}

describe('a hospital that wants a signature of its clients (15.5)', () => {
  test('gets one that what we publish opens, addressed to where it was posted, each time another', async () => {
    const there = await hospital();
    const { at, gate, finished } = await letIn(there);
    if (isFault(finished)) throw new Error(finished.fault);
    await gate.renew(at, finished);
    expect(there.posted).toHaveLength(2);
    const api = testApi(await makeStore('memory', clinicWith([])), { clientKeys: published });
    const jwks = await (await api.request('/fhir/.well-known/jwks.json')).json();
    expect(JSON.stringify(jwks)).not.toMatch(/"(d|p|q|dp|dq|qi)":/);
    const ids = there.posted.map(async ({ client_assertion: assertion = '', ...posted }) => {
      expect(posted).toMatchObject({
        client_id: 'us',
        client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
      });
      expect(decodeProtectedHeader(assertion)).toEqual({ alg: 'ES384', kid: '2026a', typ: 'JWT' });
      const { payload } = await jwtVerify(assertion, createLocalJWKSet(jwks), {
        ...{ issuer: 'us', subject: 'us', audience: there.smart.token_endpoint },
      });
      expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBeLessThanOrEqual(300);
      return payload.jti;
    });
    expect(new Set(await Promise.all(ids)).size).toBe(2);
  });

  test('gets it by the first key of a kind that it takes', async () => {
    const there = await hospital();
    there.paths[there.configuration] = json({
      ...there.smart,
      token_endpoint_auth_signing_alg_values_supported: ['RS384'],
    });
    await letIn(there);
    const [{ client_assertion: assertion = '' } = {}] = there.posted;
    expect(decodeProtectedHeader(assertion)).toEqual({ alg: 'RS384', kid: '2026b', typ: 'JWT' });
  });

  test('is told nothing without a key, and no tokens are thrown away for it', async () => {
    const there = await hospital();
    const { finished } = await letIn(there, []);
    expect(finished).toEqual({ fault: 'broken', status: null });
    expect(there.posted).toEqual([]);
  });

  test.each(storeKinds)('cannot be connected where the installation has no key, at %s', async (kind) => {
    const { at } = await hospital();
    const place = { line: '1 Way', city: 'Mockville', state: 'Ohio', zip: '43999' };
    const listed = { hospitalId: 'h-1', name: 'A Real Hospital', ...place, ...at };
    const hospitals = [{ ...listed, clientAuth: 'private_key_jwt' as const }];
    const store = await makeStore(kind, { ...clinicWith([]), hospitals });
    const { patient } = demoAccounts;
    const token = await testApi(store).sessionOf(patient);
    const connect = (clientKeys: typeof published) => {
      const api = testApi(store, { hospitals: hospitalGate(undefined, undefined, { keys }), clientKeys });
      const body = { userId: patient.accountId, hospitalId: 'h-1', kinds: ['Condition'] };
      return api.ask(endpoints.connectHospital, { token, body });
    };
    expect(await connect([])).toMatchObject({ status: 409, json: { code: 'hospitalCannot' } });
    expect((await connect(published)).status).toBe(200);
  });

  test.each([
    ['no key', '2026a:AAAA'],
    ['a curve that hospitals do not take', `a:${curve('P-256')}`],
    ['a short RSA key', `a:${rsa(1024)}`],
    ['two of one name', `a:${elliptic},a:${elliptic}`],
    ['no name', elliptic],
  ])('keys that are wrong are refused: %s', (_, text) => {
    expect(readClientKeys(text)).toBeNull();
  });
});

describe('a hospital that says who logs in (15.5)', () => {
  test('is asked for it, and what it signs is checked', async () => {
    const there = await saying({ fhirUser: 'Patient/p-1' });
    const { begun, finished } = await letIn(there);
    if (isFault(begun)) throw new Error(begun.fault);
    const { searchParams } = new URL(begun.address);
    expect(searchParams.get('scope')?.split(' ')).toEqual(expect.arrayContaining(['openid', 'fhirUser']));
    expect(searchParams.get('nonce')).toBeTruthy();
    expect(begun.address).not.toContain(begun.verifier.split('.')[0]);
    expect(finished).toMatchObject({ patient: 'p-1' });
  });

  test.each([
    ['another nonce', { nonce: 'n' }],
    ['for somebody else', { aud: 'them' }],
    ['another issuer', { iss: 'https://elsewhere.example' }],
    ['over', { exp: 1 }],
  ])('an ID token that is not for us lets nobody in: %s', async (_, claims) => {
    const { finished } = await letIn(await saying(claims));
    expect(finished).toEqual(untrue);
  });

  test('one that another key has signed lets nobody in, nor an answer without one', async () => {
    const there = await saying();
    const other = await hospital();
    there.paths[there.configuration] = json({
      ...there.smart,
      ...{ jwks_uri: `${other.smart.issuer}/jwks`, capabilities: ['sso-openid-connect', 'permission-v2'] },
    });
    expect((await letIn(there)).finished).toEqual(untrue);
    const silent = await saying();
    silent.oauth.service.on(Events.BeforeResponse, ({ body }) => {
      if (body !== '') delete body.id_token;
    });
    expect((await letIn(silent)).finished).toEqual(untrue);
  });

  test.each([
    ['Practitioner/7', { fault: 'otherPerson' }],
    ['https://h.example/r4/PractitionerRole/7', { fault: 'otherPerson' }],
    ['https://h.example/r4/RelatedPerson/9', { patient: 'p-1' }],
  ])('who works there opens no record of a patient: %s', async (fhirUser, found) => {
    expect((await letIn(await saying({ fhirUser }))).finished).toMatchObject(found);
  });
});
