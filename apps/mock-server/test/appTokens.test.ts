import { fhirId, limits } from '@rpm/domain';
import { describe, expect, test } from 'vitest';
import { anApp, demoAccounts, smallClinic } from '../src/seed/index.ts';
import { hashToken } from '../src/subjects/sessions/tokens.ts';
import {
  allow,
  connected,
  exchange,
  post,
  reads,
  redirectUri,
  refresh,
  start,
  userId,
  verifier,
} from './connectedAppWorld.ts';
import { testApi } from './harness.ts';
import { makeStore, storeKinds } from './stores.ts';

const { patient } = demoAccounts;

describe.each(storeKinds)('an app of a patient at %s (15.4, SMART App Launch)', (kind) => {
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
});
