import { createHash } from 'node:crypto';
import { endpoints } from '@rpm/api-client/calls';
import { type AppKind, allAppScopes, appKindNames, fhirId, fhirTypes, limits, mayRead } from '@rpm/domain';
import type { Bundle } from 'fhir/r4';
import { describe, expect, test } from 'vitest';
import { anApp, demoAccounts, smallClinic } from '../src/seed/index.ts';
import { hashToken } from '../src/subjects/sessions/tokens.ts';
import { askFhir } from './fhirWorld.ts';
import { type TestApi, testApi } from './harness.ts';
import { requestWorld, rightAppRequest } from './requestWorld.ts';
import { makeStore, type StoreKind, storeKinds } from './stores.ts';

const { patient, otherPatient, administrator } = demoAccounts;
const userId = patient.accountId;
const verifier = 'v'.repeat(50);
const challenge = createHash('sha256').update(verifier).digest('base64url');
const request = { ...rightAppRequest, challenge };
const redirectUri = request.redirectUri;

async function start(kind: StoreKind) {
  const other = anApp({ appId: 'sleep-diary', name: 'Sleep Diary' });
  const api = testApi(await makeStore(kind, { ...smallClinic(), apps: [anApp(), other] }));
  return { api, session: await api.sessionOf(patient) };
}

interface Wish {
  special?: Partial<typeof request>;
  kinds?: readonly AppKind[];
  days?: number;
}

/** The patient's answer to an app, and where it leads. */
async function allow(api: TestApi, session: string, { special, kinds = appKindNames, days = 90 }: Wish = {}) {
  const body = { userId, request: { ...request, ...special }, allows: { kinds, days } };
  const { status, json } = await api.ask(endpoints.answerApp, { token: session, body });
  const { address } = json as { address?: string };
  return { status, json, address, code: address ? (new URL(address).searchParams.get('code') ?? '') : '' };
}

async function post(
  api: TestApi,
  path: string,
  fields: Record<string, string>,
  more: Record<string, string> = {},
) {
  const response = await api.request(`/fhir/auth/${path}`, {
    ...{ method: 'POST', body: new URLSearchParams(fields).toString() },
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...more },
  });
  const text = await response.text();
  const json = (text === '' ? {} : JSON.parse(text)) as Record<string, string>;
  return { status: response.status, json };
}

const exchange = (api: TestApi, code: string, special: Record<string, string> = {}) =>
  post(api, 'token', {
    ...{ grant_type: 'authorization_code', client_id: request.clientId, redirect_uri: redirectUri },
    ...{ code, code_verifier: verifier, ...special },
  });
const refresh = (api: TestApi, token = '', special: Record<string, string> = {}) =>
  post(api, 'token', {
    ...{ grant_type: 'refresh_token', client_id: request.clientId, refresh_token: token, ...special },
  });

/** An app that was let in. */
async function connected(kind: StoreKind, wish: Wish = {}) {
  const { api, session } = await start(kind);
  const { code } = await allow(api, session, wish);
  const { json } = await exchange(api, code);
  return { api, session, code, tokens: json };
}
const reads = (api: TestApi, token = '') => askFhir(api, token, `Patient/${fhirId(userId)}`);

describe.each(storeKinds)('an app of a patient at %s (15.4, SMART App Launch)', (kind) => {
  test('asks, is let in for what the patient leaves on, and reads it under its own name', async () => {
    const { api, session } = await start(kind);
    const asking = await api.ask(endpoints.getAskingApp, {
      ...{ token: session, params: { userId }, query: request },
    });
    expect(asking.json).toEqual({
      ...{ name: 'Heart Diary', publisher: 'Fennel Sample Apps', host: 'heart-diary.example' },
      ...{ privacyUrl: 'https://heart-diary.example/privacy', kinds: appKindNames },
      ...{ keeps: true, isToldWho: false, since: null, isFaulty: false },
    });
    const { address, code } = await allow(api, session, { kinds: ['details', 'readings'] });
    expect(address).toBe(`${redirectUri}?code=${code}&state=a-state`);
    const { status, json } = await exchange(api, code);
    expect([status, json]).toEqual([
      200,
      {
        access_token: expect.stringMatching(/^[\w-]{43}$/),
        refresh_token: expect.stringMatching(/^[\w-]{43}$/),
        ...{ token_type: 'Bearer', expires_in: limits.appTokenSeconds, patient: fhirId(userId) },
        scope:
          'launch/patient offline_access patient/Patient.rs patient/Observation.rs patient/Provenance.rs',
      },
    ]);
    expect((await reads(api, json.access_token)).json).toMatchObject({ id: fhirId(userId) });
    expect((await askFhir(api, json.access_token ?? '', 'Consent')).status).toBe(403);
    await api.settle();
    const log = await api.ask(endpoints.getAccessLog, {
      ...{ token: session, params: { userId }, query: { page: '0', noOfRows: '50' } },
    });
    expect(log.json).toMatchObject({
      result: expect.arrayContaining([
        expect.objectContaining({ userId: 'heart-diary', name: 'Heart Diary', kind: 'details' }),
      ]),
    });
  });

  test('its patient sees it and stops it, which counts at once', async () => {
    const { api, session, tokens } = await connected(kind);
    const list = async () =>
      (await api.ask(endpoints.getConnectedApps, { token: session, params: { userId } })).json as {
        grantId: string;
      }[];
    const [app, ...more] = await list();
    expect(more).toEqual([]);
    expect(app).toMatchObject({ name: 'Heart Diary', kinds: appKindNames, used: '20261120-15:00:00' });
    const body = { userId, grantId: app?.grantId };
    expect((await api.ask(endpoints.endConnectedApp, { token: session, body })).status).toBe(200);
    expect((await reads(api, tokens.access_token)).status).toBe(401);
    expect((await refresh(api, tokens.refresh_token)).json).toEqual({ error: 'invalid_grant' });
    expect(await list()).toEqual([]);
    expect((await api.ask(endpoints.endConnectedApp, { token: session, body })).status).toBe(404);
    expect(await api.services.store.audit.list(patient.clinicId)).toMatchObject([
      { action: 'app.connected', accountId: userId, details: { name: 'Heart Diary' } },
      { action: 'app.ended', accountId: userId },
    ]);
  });

  test('reads on with a token that is renewed and good once; the old one ends it all', async () => {
    const { api, tokens } = await connected(kind);
    api.wait(limits.appTokenSeconds);
    expect((await reads(api, tokens.access_token)).status).toBe(401);
    const next = await refresh(api, tokens.refresh_token);
    expect(next).toMatchObject({ status: 200, json: { patient: fhirId(userId) } });
    expect((await reads(api, next.json.access_token)).status).toBe(200);
    expect(await refresh(api, tokens.refresh_token)).toEqual({
      ...{ status: 400, json: { error: 'invalid_grant' } },
    });
    expect((await reads(api, next.json.access_token)).status).toBe(401);
    expect((await refresh(api, next.json.refresh_token)).status).toBe(400);
    expect((await api.services.store.audit.list(patient.clinicId)).at(-1)).toMatchObject({
      ...{ action: 'app.ended', accountId: 'heart-diary', details: { why: 'reused' } },
    });
  });

  test('a code that is used twice gives nothing, and takes what it gave', async () => {
    const { api, code, tokens } = await connected(kind);
    expect(await exchange(api, code)).toEqual({ status: 400, json: { error: 'invalid_grant' } });
    expect((await reads(api, tokens.access_token)).status).toBe(401);
  });

  test.each<[string, Record<string, string>, number, string]>([
    ['another proof', { code_verifier: 'w'.repeat(50) }, 0, 'invalid_grant'],
    ['no proof', { code_verifier: '' }, 0, 'invalid_grant'],
    ['another address', { redirect_uri: 'http://localhost:8765/back' }, 0, 'invalid_request'],
    ['the name of another app', { client_id: 'sleep-diary' }, 0, 'invalid_grant'],
    ['the name of no app', { client_id: 'nobody' }, 0, 'invalid_client'],
    ['a secret', { client_secret: 'a-secret' }, 0, 'invalid_client'],
    ['too late', {}, limits.appCodeSeconds, 'invalid_grant'],
  ])('a code with %s gives nothing', async (_, special, seconds, error) => {
    const { api, session } = await start(kind);
    const { code } = await allow(api, session);
    api.wait(seconds);
    const answer = await exchange(api, code, special);
    expect(answer.json).toEqual({ error });
  });

  test('a renewed token opens no more than the first; asking for more loses nothing', async () => {
    const { api, tokens } = await connected(kind, { kinds: ['details'] });
    const token = tokens.refresh_token;
    expect(await refresh(api, token, { scope: 'patient/Consent.rs' })).toEqual({
      ...{ status: 400, json: { error: 'invalid_scope' } },
    });
    expect((await refresh(api, token, { client_id: 'sleep-diary' })).json).toEqual({
      error: 'invalid_grant',
    });
    expect((await refresh(api, token)).status).toBe(200);
  });

  test('gives itself up by either token; another app cannot (RFC 7009)', async () => {
    const { api, tokens } = await connected(kind);
    const revoke = (token = '', client_id = 'heart-diary') => post(api, 'revoke', { token, client_id });
    expect(await revoke(tokens.access_token, 'sleep-diary')).toMatchObject({ status: 400 });
    expect((await revoke(tokens.access_token, 'nobody')).status).toBe(401);
    expect((await revoke('', 'heart-diary')).status).toBe(400);
    expect((await reads(api, tokens.access_token)).status).toBe(200);
    expect((await revoke(tokens.refresh_token)).status).toBe(200);
    expect((await reads(api, tokens.access_token)).status).toBe(401);
    expect((await revoke(tokens.refresh_token)).status).toBe(200);
  });

  test('once means once: no token to read on with', async () => {
    const { api, session, tokens } = await connected(kind, { days: 0 });
    expect([tokens.refresh_token, tokens.scope?.includes('offline_access')]).toEqual([undefined, false]);
    expect((await reads(api, tokens.access_token)).status).toBe(200);
    api.wait(limits.appTokenSeconds + limits.appCodeSeconds);
    expect((await reads(api, tokens.access_token)).status).toBe(401);
    const again = await api.sessionOf(patient);
    expect(session).not.toBe(again);
    expect((await api.ask(endpoints.getConnectedApps, { token: again, params: { userId } })).json).toEqual(
      [],
    );
  });

  test('on two devices they stand side by side; what is taken off counts on both, and one stop ends all', async () => {
    const { api, session, tokens: phone } = await connected(kind);
    const list = async () =>
      (await api.ask(endpoints.getConnectedApps, { token: session, params: { userId } })).json as {
        grantId: string;
      }[];
    const tablet = (await exchange(api, (await allow(api, session)).code)).json;
    for (const { access_token } of [phone, tablet]) expect((await reads(api, access_token)).status).toBe(200);
    const [app, ...more] = await list();
    expect([app, more]).toMatchObject([{ name: 'Heart Diary', devices: 2 }, []]);
    const third = (await exchange(api, (await allow(api, session, { kinds: ['details'] })).code)).json;
    const consents = `Consent?patient=${fhirId(userId)}`;
    for (const { access_token = '' } of [phone, tablet, third]) {
      expect((await reads(api, access_token)).status).toBe(200);
      expect((await askFhir(api, access_token, consents)).status).toBe(403);
    }
    const renewed = (await refresh(api, phone.refresh_token)).json;
    expect(renewed.scope).toBe('launch/patient offline_access patient/Patient.rs');
    // One of them gives itself up: the others stay.
    await post(api, 'revoke', { token: tablet.access_token ?? '', client_id: 'heart-diary' });
    expect((await reads(api, tablet.access_token)).status).toBe(401);
    expect((await reads(api, renewed.access_token)).status).toBe(200);
    const body = { userId, grantId: (await list())[0]?.grantId };
    expect((await api.ask(endpoints.endConnectedApp, { token: session, body })).status).toBe(200);
    for (const each of [renewed, third]) {
      expect((await reads(api, each.access_token)).status).toBe(401);
      expect((await refresh(api, each.refresh_token)).status).toBe(400);
    }
    expect(await list()).toEqual([]);
  });

  test('with nothing of the old left it ends there; of too many devices the newest stay', async () => {
    const { api, session, tokens } = await connected(kind, { kinds: ['details'] });
    await allow(api, session, { kinds: ['readings'] });
    expect((await reads(api, tokens.access_token)).status).toBe(401);
    const many: string[] = [];
    for (let at = 0; at <= limits.appDevicesMax; at += 1) {
      api.wait(1);
      many.push((await exchange(api, (await allow(api, session)).code)).json.access_token ?? '');
    }
    const found = await Promise.all(many.map(async (token) => (await reads(api, token)).status));
    expect(found).toEqual([401, ...Array<number>(limits.appDevicesMax).fill(200)]);
  });

  test('one with a secret shows it with each request; without, or with another, it gets nothing and loses nothing', async () => {
    const secret = 'a-secret-of-the-app';
    const app = anApp({ secretHash: hashToken(secret) });
    const api = testApi(await makeStore(kind, { ...smallClinic(), apps: [app] }));
    const session = await api.sessionOf(patient);
    const basic = (name: string, shown: string) => ({ authorization: `Basic ${btoa(`${name}:${shown}`)}` });
    const right = basic(app.appId, secret);
    const { code } = await allow(api, session);
    const spend = {
      grant_type: 'authorization_code',
      redirect_uri: redirectUri,
      code,
      code_verifier: verifier,
    };
    for (const [more, fields] of [
      [{}, { client_id: app.appId }],
      [{}, { client_id: app.appId, client_secret: secret }],
      [basic(app.appId, 'another'), {}],
      [basic('nobody', secret), {}],
      [basic('%00', '%00'), {}],
      [basic(app.appId, '%E0%A4%A'), {}],
      [{ authorization: 'Basic QQQQQ' }, { client_id: app.appId }],
    ] as const)
      expect([fields, (await post(api, 'token', { ...spend, ...fields }, more)).json]).toEqual([
        ...[fields, { error: 'invalid_client' }],
      ]);
    const { status, json } = await post(api, 'token', spend, right);
    expect([status, json.patient]).toEqual([200, fhirId(userId)]);
    const again = { grant_type: 'refresh_token', refresh_token: json.refresh_token ?? '' };
    expect((await post(api, 'token', { ...again, client_id: app.appId })).json).toEqual({
      error: 'invalid_client',
    });
    const next = await post(api, 'token', again, right);
    expect(next.status).toBe(200);

    const end = { token: next.json.access_token ?? '' };
    const odd = [basic('\0', '\0'), basic('%00', '%00'), { authorization: 'Basic QQQQQ' }];
    for (const more of [{}, basic(app.appId, 'another'), ...odd])
      expect(await post(api, 'revoke', { ...end, client_id: app.appId }, more)).toEqual({
        ...{ status: 401, json: { error: 'invalid_client' } },
      });
    expect((await reads(api, next.json.access_token)).status).toBe(200);
    expect((await post(api, 'revoke', end, right)).status).toBe(200);
    expect((await reads(api, next.json.access_token)).status).toBe(401);
  });

  test('a secret is renewed: the old one is good for nothing at once; a public app is given none', async () => {
    const app = anApp({ secretHash: hashToken('old') });
    const apps = [app, anApp({ appId: 'sleep-diary' })];
    const api = testApi(await makeStore(kind, { ...smallClinic(), apps }));
    const { connectedApps } = api.services.store;
    const session = await api.sessionOf(patient);
    expect(await connectedApps.renewSecret(app.appId, hashToken('new'))).toBe(true);
    expect(await connectedApps.renewSecret('sleep-diary', hashToken('new'))).toBe(false);
    expect(await connectedApps.renewSecret('nobody', hashToken('new'))).toBe(false);
    const { code } = await allow(api, session);
    const spend = {
      grant_type: 'authorization_code',
      redirect_uri: redirectUri,
      code,
      code_verifier: verifier,
    };
    const shown = (secret: string) => ({ authorization: `Basic ${btoa(`${app.appId}:${secret}`)}` });
    expect((await post(api, 'token', spend, shown('old'))).status).toBe(401);
    expect((await post(api, 'token', spend, shown('new'))).status).toBe(200);
  });

  test('when the app ends, it has nothing anywhere', async () => {
    const { api, tokens } = await connected(kind);
    expect(await api.services.store.connectedApps.endApp('heart-diary', new Date())).toBe(true);
    expect((await reads(api, tokens.access_token)).status).toBe(401);
  });

  test('it reads nobody but its patient, of any type (the confused deputy)', async () => {
    const api = testApi(await makeStore(kind, requestWorld()));
    const { code } = await allow(api, await api.sessionOf(patient));
    const token = (await exchange(api, code)).json.access_token ?? '';
    const patients = (await askFhir(api, token, 'Patient')).json as Bundle;
    expect(patients.entry?.map(({ resource }) => resource?.id)).toEqual([fhirId(userId)]);
    const world = requestWorld();
    const near = world.patients.find(
      (each) => each.clinicId === patient.clinicId && each.patientId !== userId,
    );
    for (const other of [near?.patientId ?? '', otherPatient.accountId].map(fhirId)) {
      expect((await askFhir(api, token, `Patient/${other}`)).status).toBe(404);
      expect((await askFhir(api, token, `Patient/${other}/$everything`)).status).toBe(404);
      expect((await askFhir(api, token, `Patient?_id=${other}`)).json).toMatchObject({
        resourceType: 'Bundle',
        total: 0,
      });
      for (const type of fhirTypes.filter((each) => mayRead(allAppScopes, each))) {
        if (['Practitioner', 'Organization'].includes(type)) continue;
        const found = await askFhir(api, token, `${type}?patient=${other}`);
        expect([type, found.status, found.json.entry]).toEqual([
          type,
          type === 'Binary' ? 404 : 200,
          undefined,
        ]);
        expect([type, (await askFhir(api, token, `${type}/${other}`)).status]).toEqual([type, 404]);
        expect([type, (await askFhir(api, token, `${type}/${other}.x-1`)).status]).toEqual([type, 404]);
      }
    }
    for (const type of ['ChargeItem', 'DetectedIssue'])
      expect((await askFhir(api, token, `${type}?patient=${fhirId(userId)}`)).status).toBe(403);
    expect((await askFhir(api, token, '$export', { headers: { prefer: 'respond-async' } })).status).toBe(403);
    expect((await askFhir(api, token, 'Observation', { method: 'POST', body: '{}' })).status).toBe(403);
    const people = (await askFhir(api, token, 'Practitioner')).json as Bundle;
    const team = (await askFhir(api, token, `CareTeam?patient=${fhirId(userId)}`)).json.entry[0].resource;
    const carers = team.participant.map(({ member }: { member: { reference: string } }) => member.reference);
    expect(people.entry?.map(({ resource }) => `Practitioner/${resource?.id}`).sort()).toEqual(carers.sort());
  });

  test('it is refused while its patient cannot log in', async () => {
    const { api, tokens } = await connected(kind);
    const token = await api.sessionOf(administrator);
    const body = { userId, reason: 'asked' };
    await api.ask(endpoints.endPatientAccess, { token, body });
    expect((await reads(api, tokens.access_token)).status).toBe(401);
    expect((await refresh(api, tokens.refresh_token)).status).toBe(400);
  });

  test('access that is given back brings no app back: the patient lets it in again', async () => {
    const { api, tokens } = await connected(kind);
    const token = await api.sessionOf(administrator);
    await api.ask(endpoints.endPatientAccess, { token, body: { userId, reason: 'asked' } });
    const restored = await api.ask(endpoints.restorePatientAccess, { token, body: { userId } });
    expect(restored.status).toBe(200);
    expect((await reads(api, tokens.access_token)).status).toBe(401);
    expect((await refresh(api, tokens.refresh_token)).status).toBe(400);
    const session = await api.sessionOf(patient);
    expect((await api.ask(endpoints.getConnectedApps, { token: session, params: { userId } })).json).toEqual(
      [],
    );
    const again = (await exchange(api, (await allow(api, session)).code)).json;
    expect((await reads(api, again.access_token)).status).toBe(200);
  });
});

describe('an app that asks in a wrong way (15.4)', () => {
  test.each([
    ['no app', { clientId: 'nobody' }],
    ['an address that is not its own', { redirectUri: 'https://evil.example/back' }],
    ['more of its address', { redirectUri: `${redirectUri}/more` }],
  ])('%s: nobody is sent anywhere', async (_, special) => {
    const { api, session } = await start('memory');
    const query = { ...request, ...special };
    expect(
      await api.ask(endpoints.getAskingApp, { token: session, params: { userId }, query }),
    ).toMatchObject({
      status: 404,
    });
    const body = { userId, request: query };
    for (const allows of [undefined, { kinds: ['details'], days: 0 }])
      expect((await api.ask(endpoints.answerApp, { token: session, body: { ...body, allows } })).status).toBe(
        404,
      );
  });

  test.each([
    ['no proof', { challenge: '' }],
    ['a plain proof', { method: 'plain' }],
    ['a proof of no kind', { method: '' }],
    ['another API', { audience: 'https://other.example/fhir' }],
    ['no state', { state: '' }],
    ['a token at once', { responseType: 'token' }],
    ['the rights of a system', { scope: 'system/*.rs user/*.rs openid' }],
  ])('%s: it can be answered with no alone', async (_, special) => {
    const { api, session } = await start('memory');
    const query = { ...request, ...special };
    const asked = await api.ask(endpoints.getAskingApp, { token: session, params: { userId }, query });
    expect(asked.json).toMatchObject({ isFaulty: true, kinds: [] });
    expect((await allow(api, session, { special })).status).toBe(409);
    const no = await api.ask(endpoints.answerApp, { token: session, body: { userId, request: query } });
    const { address } = no.json as { address: string };
    expect(address.startsWith(`${redirectUri}?error=`)).toBe(true);
    expect(await api.services.store.audit.list(patient.clinicId)).toEqual([]);
  });

  test('where all is said: the configuration names what there is', async () => {
    const { api } = await start('memory');
    expect((await askFhir(api, null, '.well-known/smart-configuration')).json).toMatchObject({
      token_endpoint_auth_methods_supported: ['none', 'client_secret_basic', 'private_key_jwt'],
      revocation_endpoint_auth_methods_supported: ['none', 'client_secret_basic'],
      authorization_endpoint: 'https://portal.example/connect-app',
      revocation_endpoint: 'https://portal.example/fhir/auth/revoke',
      code_challenge_methods_supported: ['S256'],
      capabilities: expect.arrayContaining([
        ...['launch-standalone', 'client-public', 'client-confidential-symmetric', 'permission-offline'],
      ]),
    });
  });
});
