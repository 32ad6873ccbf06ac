import { endpoints } from '@rpm/api-client/calls';
import { allScopes, fhirTypes, limits, scopesOf } from '@rpm/domain';
import type { Bundle, DocumentReference, OperationOutcome } from 'fhir/r4';
import { generateKeyPair } from 'jose';
import { describe, expect, test } from 'vitest';
import { clinicWith, demoAccounts, northside, smallClinic, southside } from '../src/seed/index.ts';
import { askFhir, askToken, assertionOf, grants, idsOf, own, ownSystem, tokenFor } from './fhirWorld.ts';
import { testApi } from './harness.ts';
import { requestWorld } from './requestWorld.ts';
import { makeStore, storeKinds } from './stores.ts';
import { aReading, billOctober, withRecords } from './wholePatient.ts';

const { administrator } = demoAccounts;

describe.each(storeKinds)('a system logs in at %s (15.4, SMART Backend Services)', (kind) => {
  const clinic = async () =>
    testApi(
      await makeStore(kind, { ...clinicWith([]), systems: [await ownSystem({ grants: ['readings'] })] }),
    );

  test('by a signed assertion, once, for what it may do', async () => {
    const api = await clinic();
    expect(await askToken(api, { scope: 'system/*.read system/Consent.rs launch' })).toEqual({
      status: 200,
      json: {
        access_token: expect.stringMatching(/^[\w-]{43}$/),
        ...{ token_type: 'bearer', expires_in: limits.systemTokenSeconds },
        scope: 'system/Observation.rs system/Provenance.rs',
      },
    });
    expect(await askToken(api)).toEqual({ status: 401, json: { error: 'invalid_client' } });
    const session = await api.sessionOf(administrator);
    const { json } = await api.ask(endpoints.getSystems, { token: session });
    expect(json).toMatchObject([{ systemId: 'system_own', keyIds: ['own'], used: '20261120-15:00:00' }]);
  });

  test('its token ends after five minutes, and at once when the system is disconnected', async () => {
    const api = await clinic();
    const [first, second] = [await tokenFor(api, 'one'), await tokenFor(api, 'two')];
    const path = `Observation?patient=${own}`;
    api.wait(limits.systemTokenSeconds - 1);
    expect((await askFhir(api, first, path)).status).toBe(200);
    const session = await api.sessionOf(administrator);
    const body = { systemId: 'system_own' };
    expect(await api.ask(endpoints.endSystem, { token: session, body })).toMatchObject({ status: 200 });
    expect((await askFhir(api, first, path)).status).toBe(401);
    expect((await askFhir(api, second, path)).status).toBe(401);
    expect(await askToken(api, { assertion: await assertionOf({ id: 'three' }) })).toMatchObject({
      status: 401,
    });
    expect(await api.ask(endpoints.endSystem, { token: session, body })).toMatchObject({ status: 404 });
    expect(await api.services.store.audit.list(northside.clinicId)).toMatchObject([
      { action: 'system.ended', subject: 'system_own', details: { name: 'Riverbend EHR' } },
    ]);
  });

  test('a token that is over opens nothing', async () => {
    const api = await clinic();
    const token = await tokenFor(api, 'one');
    api.wait(limits.systemTokenSeconds);
    expect(await askFhir(api, token, `Observation?patient=${own}`)).toMatchObject({
      status: 401,
      json: { resourceType: 'OperationOutcome', issue: [{ code: 'login', severity: 'error' }] },
    });
  });
});

describe('an assertion that is not good gives nothing', () => {
  const clinic = async () =>
    testApi(await makeStore('memory', { ...clinicWith([]), systems: [await ownSystem()] }));

  test.each<[string, () => Promise<string>]>([
    ['of another key', async () => assertionOf({ privateKey: (await generateKeyPair('ES384')).privateKey })],
    ['of a key that nobody knows', () => assertionOf({ kid: 'other' })],
    ['that is over', () => assertionOf({ expires: -1 })],
    ['that is good for too long', () => assertionOf({ expires: 301 })],
    ['for somebody else', () => assertionOf({ audience: 'https://other.example/fhir/auth/token' })],
    ['in the name of another', () => assertionOf({ subject: 'somebody' })],
    ['of a system that is not there', () => assertionOf({ systemId: 'nobody' })],
    ['without a name of its own', () => assertionOf({ id: '' })],
    ['that nobody signed', async () => `${btoa('{"alg":"none"}')}.${btoa('{"iss":"system_own"}')}.`],
    ['that is no assertion', async () => 'nonsense'],
  ])('one %s', async (_, made) => {
    expect(await askToken(await clinic(), { assertion: await made() })).toEqual({
      status: 401,
      json: { error: 'invalid_client' },
    });
  });

  test('nor does another way to ask', async () => {
    const api = await clinic();
    const refused = async (fields: Record<string, string>) => (await askToken(api, fields)).json.error;
    expect(await refused({ grant_type: 'password' })).toBe('unsupported_grant_type');
    expect(await refused({ client_assertion_type: 'x' })).toBe('invalid_request');
    expect(await refused({ scope: 'patient/Observation.rs' })).toBe('invalid_scope');
    for (const init of [
      { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } },
      { method: 'POST', body: new URLSearchParams({ grant_type: 'x'.repeat(30_000) }) },
    ])
      expect((await api.request('/fhir/auth/token', init)).status).toBe(400);
  });
});

test('what no database takes is refused as anything that is not there, in addresses, forms and assertions', async () => {
  const api = testApi(await makeStore('postgres', { ...clinicWith([]), systems: [await ownSystem()] }));
  const token = await tokenFor(api, 'one');
  const odd = ['%00', '.h0000', '.hd800', '.h0000.sx'];
  for (const type of [...fhirTypes, 'export'])
    for (const id of odd) {
      const { status } = await askFhir(api, token, `${type}/${id}`);
      expect([type, id, status]).toEqual([type, id, 404]);
    }
  for (const id of odd.slice(1))
    expect((await askFhir(api, token, `Observation?patient=${id}`)).status).toBe(400);
  const unsigned = `${btoa('{"alg":"ES384"}')}.${btoa('{"iss":"\\u0000"}')}.x`;
  expect(await askToken(api, { assertion: unsigned })).toMatchObject({
    ...{ status: 401, json: { error: 'invalid_client' } },
  });
  for (const fields of [{ client_id: '\0' }, { client_id: 'heart-diary', code: '\0' }]) {
    const body = new URLSearchParams({ grant_type: 'authorization_code', ...fields });
    expect((await api.request('/fhir/auth/token', { method: 'POST', body })).status).toBe(400);
  }
  const revoked = new URLSearchParams({ token: '\0', client_id: '\0' });
  expect((await api.request('/fhir/auth/revoke', { method: 'POST', body: revoked })).status).toBe(400);
});

describe('scopes, one by one (15)', () => {
  test.each(grants)('%s opens its own types and no other', async (grant) => {
    const world = { ...smallClinic(), systems: [await ownSystem({ grants: [grant] })] };
    const api = testApi(await makeStore('memory', world));
    const token = await tokenFor(api, grant);
    const open = scopesOf([grant]);
    for (const type of fhirTypes) {
      const path = type === 'Binary' ? `Binary/${own}` : `${type}?patient=${own}`;
      const { status, json } = await askFhir(api, token, path);
      if (!open.includes(`system/${type}.rs`)) {
        expect([type, status]).toEqual([type, 403]);
        expect((json as OperationOutcome).issue[0]?.code).toBe('forbidden');
      } else expect([type, status]).toEqual([type, type === 'Binary' ? 404 : 200]);
    }
    const sent = await askFhir(api, token, 'Observation', { method: 'POST', body: '{}' });
    expect(sent.status).toBe(grant === 'sendReadings' ? 415 : 403);
  });

  test('a token has no more than it asked for', async () => {
    const api = testApi(await makeStore('memory', { ...smallClinic(), systems: [await ownSystem()] }));
    const token = await tokenFor(api, 'one', 'system/Consent.rs');
    expect((await askFhir(api, token, `Consent?patient=${own}`)).status).toBe(200);
    expect((await askFhir(api, token, `Observation?patient=${own}`)).status).toBe(403);
    expect((await askFhir(api, token, `Patient/${own}/$everything`)).status).toBe(403);
  });
});

describe.each(['memory', 'postgres'] as const)('the confused deputy at %s (15)', (kind) => {
  test('the token of a clinic opens nothing of another one, of any type', async () => {
    const foreign = await ownSystem({ systemId: 'system_foreign', clinicId: southside.clinicId });
    const world = withRecords(requestWorld());
    const systems = [...(world.systems ?? []), await ownSystem(), foreign];
    const api = testApi(await makeStore(kind, { ...world, readings: () => [aReading()], systems }));
    await billOctober(api);
    const mine = await tokenFor(api, 'mine');
    const theirs = await tokenFor(api, 'theirs', allScopes.join(' '), 'system_foreign');
    // What the system itself has here is tried with the subscriptions; topics are the same for all.
    for (const type of fhirTypes.filter((each) => !['Binary', 'Subscription', 'Basic'].includes(each))) {
      const query = ['Patient', 'Practitioner', 'Organization'].includes(type) ? '' : `?patient=${own}`;
      const { json: seen } = await askFhir(api, mine, `${type}${query}`);
      const { json: unseen } = await askFhir(api, theirs, `${type}${query}`);
      const [ids, others] = [idsOf(seen), idsOf(unseen)];
      // Of what nobody has, nothing would be shown.
      expect([type, ids]).not.toEqual([type, []]);
      expect([type, ids.filter((id) => others.includes(id))]).toEqual([type, []]);
      if (query !== '') expect([type, others]).toEqual([type, []]);
      for (const id of ids.slice(0, 3)) {
        expect([type, (await askFhir(api, mine, `${type}/${id}`)).status]).toEqual([type, 200]);
        expect([type, (await askFhir(api, theirs, `${type}/${id}`)).status]).toEqual([type, 404]);
      }
    }
    expect((await askFhir(api, theirs, `Patient/${own}/$everything`)).status).toBe(404);
    const { json: documents } = await askFhir(api, mine, `DocumentReference?patient=${own}`);
    const [file = ''] = ((documents as Bundle).entry ?? []).flatMap(({ resource }) => {
      const { content = [] } = resource as Partial<DocumentReference>;
      return content[0]?.attachment.url?.replace('https://portal.example/fhir/', '') ?? [];
    });
    expect(await askFhir(api, mine, file)).toMatchObject({ status: 200, json: { resourceType: 'Binary' } });
    expect((await askFhir(api, theirs, file)).status).toBe(404);
    await api.settle();
    const log = await api.services.store.within('every clinic', () =>
      api.services.store.access.list(southside.clinicId),
    );
    expect(log.filter(({ event }) => event === 'refused')).not.toEqual([]);
  });
});
